import UIKit

/// Changes the style of what is selected in a text view, or of what is written next.
@MainActor final class TextStyler {
    /// The styles at the cursor, or of the whole selection.
    private(set) var active: Set<TextStyle> = [] {
        didSet { onStyles(active) }
    }
    weak var textView: UITextView?
    /// Called when the text has changed.
    var onChange: () -> Void = {}
    /// Called with the active styles.
    var onStyles: (Set<TextStyle>) -> Void = { _ in }

    func toggle(_ style: TextStyle) {
        guard let textView else { return }
        let isOn = !active.contains(style)
        if textView.selectedRange.length > 0 { restyle(textView, style, isOn) }
        textView.typingAttributes[.font] = font(textView.typingAttributes[.font], style, isOn)
        refresh()
    }

    /// Reads the styles at the selection.
    func refresh() {
        guard let textView else { return }
        let range = textView.selectedRange
        let current =
            range.length > 0
            ? textView.textStorage.attribute(.font, at: range.location, effectiveRange: nil) : textView.typingAttributes[.font]
        let traits = (current as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        active = Set(TextStyle.allCases.filter { traits.contains($0.trait) })
    }

    private func restyle(_ textView: UITextView, _ style: TextStyle, _ isOn: Bool) {
        let storage = textView.textStorage
        storage.beginEditing()
        storage.enumerateAttribute(.font, in: textView.selectedRange) { value, range, _ in
            storage.addAttribute(.font, value: font(value, style, isOn), range: range)
        }
        storage.endEditing()
        onChange()
    }

    private func font(_ value: Any?, _ style: TextStyle, _ isOn: Bool) -> UIFont {
        let font = value as? UIFont ?? .preferredFont(forTextStyle: .body)
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(style.trait) } else { traits.remove(style.trait) }
        guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
        return UIFont(descriptor: descriptor, size: 0)
    }
}
