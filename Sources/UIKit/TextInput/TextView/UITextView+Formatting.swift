/// The formatting commands of the standard edit actions, applied to the selection.
///
/// Source: Apple's documentation of `UIResponderStandardEditActions`.
extension UITextView {
    /// Changes the attributes of each run of the selection, or those of text typed next where nothing is selected.
    func convertSelection(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        let range = selectedRange
        guard range.length > 0 else { return typingAttributes = convert(typingAttributes) }
        changeRuns(in: range, convert)
    }

    private func changeRuns(in range: NSRange, _ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
        textStorage.enumerateAttributes(in: range, options: []) { values, range, _ in runs.append((values, range)) }
        textStorage.beginEditing()
        for run in runs { textStorage.setAttributes(convert(run.values), range: run.range) }
        textStorage.endEditing()
        delegate?.textViewDidChange(self)
    }

    /// The attributes where the selection begins.
    private var firstValues: [NSAttributedString.Key: Any] {
        selectedRange.length > 0 ? textStorage.attributes(at: selectedRange.location, effectiveRange: nil) : typingAttributes
    }

    private func font(_ values: [NSAttributedString.Key: Any]) -> UIFont {
        values[.font] as? UIFont ?? font ?? .systemFont(ofSize: UIFont.systemFontSize)
    }

    /// Takes a trait away from the selection's fonts where the first letter has it, else gives it to all.
    func toggleTrait(_ trait: UIFontDescriptor.SymbolicTraits) {
        let isOn = !font(firstValues).fontDescriptor.symbolicTraits.contains(trait)
        convertSelection { values in
            let old = font(values)
            var traits = old.fontDescriptor.symbolicTraits
            if isOn { traits.insert(trait) } else { traits.remove(trait) }
            guard let descriptor = old.fontDescriptor.withSymbolicTraits(traits) else { return values }
            return values.merging([.font: UIFont(descriptor: descriptor, size: old.pointSize)]) { $1 }
        }
    }

    /// Takes the line under the selection away where the first letter has it, else underlines all.
    func toggleSelectionUnderline() {
        let first = (firstValues[.underlineStyle] as? NSNumber)?.intValue ?? firstValues[.underlineStyle] as? Int ?? 0
        let style = first == 0 ? NSUnderlineStyle.single.rawValue : 0
        convertSelection { values in
            var values = values
            values[.underlineStyle] = style == 0 ? nil : NSNumber(value: style)
            return values
        }
    }

    /// - Parameter points: Fonts do not get smaller than one point.
    func changeFontSize(by points: CGFloat) {
        convertSelection { values in
            let old = font(values)
            return values.merging([.font: old.withSize(max(old.pointSize + points, 1))]) { $1 }
        }
    }

    /// Sets the direction of the paragraphs that the selection touches.
    func setWritingDirection(_ direction: NSWritingDirection) {
        let convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] = { values in
            let style = NSMutableParagraphStyle()
            if let old = values[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.baseWritingDirection = direction
            return values.merging([.paragraphStyle: style]) { $1 }
        }
        typingAttributes = convert(typingAttributes)
        let paragraphs = NSString(string: textStorage.string).paragraphRange(for: selectedRange)
        if paragraphs.length > 0 { changeRuns(in: paragraphs, convert) }
    }
}
