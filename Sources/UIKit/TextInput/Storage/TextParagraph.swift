import CoreText

/// A paragraph of a text, laid out by itself: what is typed into one leaves the others as they are.
struct TextParagraph {
    /// UTF-16 units with the separator at the end.
    var length: Int
    /// Without the separator.
    var contentLength: Int
    /// Units of the layout are those of the paragraph; nil until somebody asks for it.
    var layout: TextLayout?
    /// Set by the stack: where the paragraph begins in the text, and how far below the top of the container.
    var start = 0
    var top: CGFloat = 0
    /// Points above and below it, beside others.
    var spaceBefore: CGFloat = 0
    var spaceAfter: CGFloat = 0
    /// How far below the top of the container it was laid out, where shapes part its lines.
    var laidOutTop: CGFloat?

    var end: Int { start + length }
    var height: CGFloat { layout?.usedSize.height ?? 0 }

    /// Lengths of the paragraphs of `units`, with and without their separators; a separator at the end is followed by an empty one.
    static func split(_ text: NSString, _ range: NSRange) -> [TextParagraph] {
        var found: [TextParagraph] = []
        let units = Array(text.substring(with: range).utf16)
        var start = 0, index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard isSeparator(unit) else { continue }
            let content = index - 1 - start
            if unit == 13, index < units.count, units[index] == 10 { index += 1 }
            found.append(TextParagraph(length: index - start, contentLength: content))
            start = index
        }
        if start < units.count { found.append(TextParagraph(length: units.count - start, contentLength: units.count - start)) }
        return found
    }

    static func isSeparator(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2029 }
}
