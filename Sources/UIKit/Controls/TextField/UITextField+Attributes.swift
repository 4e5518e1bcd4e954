extension UITextField {
    /// Text with the field's own attributes where its parts have none.
    func filled(_ text: NSAttributedString) -> NSAttributedString {
        let full = NSMutableAttributedString(attributedString: text)
        full.fillMissing(textAttributes)
        return full
    }

    /// Gives the parts of the text that have an attribute of their own another value of it.
    func override(_ key: NSAttributedString.Key, _ value: Any?) {
        let storage = editor.storage
        storage.enumerateAttribute(key, in: NSRange(location: 0, length: storage.length), options: []) { known, range, _ in
            guard known != nil else { return }
            if let value { storage.addAttribute(key, value: value, range: range) } else { storage.removeAttribute(key, range: range) }
        }
    }

    /// Shows an attributed text; the field takes over font, colour and alignment from its beginning.
    func applyText(_ new: NSAttributedString?) {
        guard let new, new.length > 0 else { return text = new?.string }
        let attributes = new.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        setText(new)
        invalidateIntrinsicContentSize()
        update()
    }
}
