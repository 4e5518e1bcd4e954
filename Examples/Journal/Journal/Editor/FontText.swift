import UIKit

/// Converts between texts with intents, which are kept, and texts with fonts, which UIKit edits.
@MainActor enum FontText {
    static func text(from text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for run in text.runs {
            let part = String(text[run.range].characters)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: font(for: run.inlinePresentationIntent ?? []), .foregroundColor: UIColor.label,
            ]
            result.append(NSAttributedString(string: part, attributes: attributes))
        }
        return result
    }

    static func intents(of text: NSAttributedString) -> AttributedString {
        var result = AttributedString()
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            var part = AttributedString(text.attributedSubstring(from: range).string)
            let intent = intent(of: value as? UIFont)
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            result += part
        }
        return result
    }

    private static func font(for intent: InlinePresentationIntent) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body)
        var traits: UIFontDescriptor.SymbolicTraits = []
        for style in TextStyle.allCases where intent.contains(style.intent) { traits.insert(style.trait) }
        guard !traits.isEmpty, let descriptor = body.fontDescriptor.withSymbolicTraits(traits) else { return body }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private static func intent(of font: UIFont?) -> InlinePresentationIntent {
        let traits = font?.fontDescriptor.symbolicTraits ?? []
        return TextStyle.allCases.reduce(into: []) { if traits.contains($1.trait) { $0.insert($1.intent) } }
    }
}
