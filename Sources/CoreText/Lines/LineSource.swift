import CoreGraphics
import QuinceFoundation

/// The string, or the stretch of one, that lines are made of.
final class LineSource: @unchecked Sendable {
    let string: NSAttributedString
    /// Where the stretch begins in its string: what its lines' string indices count from.
    let offset: Int
    let text: StyledText

    init(_ string: NSAttributedString, offset: Int = 0) {
        // Strings may be changed later.
        let copy = string.copy() as? NSAttributedString ?? string
        (self.string, self.offset) = (copy, offset)
        text = StyledText(StringAttributes.runs(of: copy))
    }

    /// The attributes of a unit of the stretch; none where it has no text.
    func values(at index: Int) -> StringAttributes.Values {
        guard string.length > 0 else { return [:] }
        return string.attributes(at: min(max(index, 0), string.length - 1), effectiveRange: nil)
    }

    func usesFillColor(run: Int) -> Bool {
        guard run < text.ends.count else { return false }
        return StringAttributes.usesFillColor(values(at: text.ends[run] - 1))
    }

    /// All text as the pieces of one line, in visual order, each in its place from 0 on; and the line's direction, 1 for right to left.
    func singleLine() -> (pieces: [TextPiece], baseLevel: Int8) {
        let itemizer = ParagraphItemizer(text: text)
        var pieces: [TextPiece] = []
        var level: Int8 = 0
        for (index, paragraph) in text.paragraphs.enumerated() where !paragraph.isEmpty {
            let items = itemizer.itemize(
                paragraph, direction: text.attributes[text.run(at: paragraph.lowerBound)].paragraph.baseWritingDirection)
            if index == 0 { level = items.baseLevel }
            pieces += items.pieces
        }
        var x: CGFloat = 0
        let breaker = LineBreaker(itemizer: itemizer, pieces: [], breaksAtCharacters: false)
        for index in pieces.indices {
            if pieces[index].kind == .tab { pieces[index].width = breaker.tabWidth(from: x, text.attributes[pieces[index].run].paragraph) }
            x += pieces[index].width
        }
        return (Self.placed(BidiReordering.visual(pieces, baseLevel: level)), level)
    }

    /// Pieces side by side from 0 on.
    static func placed(_ pieces: [TextPiece]) -> [TextPiece] {
        var pieces = pieces, x: CGFloat = 0
        for index in pieces.indices {
            pieces[index].x = x
            x += pieces[index].width
        }
        return pieces
    }

    /// A stretch of an attributed string, within its bounds; a length of 0 reaches to the end.
    static func stretch(_ string: NSAttributedString, _ range: CFRange) -> LineSource {
        let start = min(max(0, range.location), string.length)
        let length = range.length == 0 ? string.length - start : min(max(0, range.length), string.length - start)
        return LineSource(string.attributedSubstring(from: NSRange(location: start, length: length)), offset: start)
    }
}
