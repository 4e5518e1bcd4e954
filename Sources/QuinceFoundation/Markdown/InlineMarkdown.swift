import Foundation

/// Markdown within a line, as localized text and attributed strings may have it: `**strong**`, `*emphasized*`, `` `code` ``, `~~struck~~`, `[text](address)`.
package enum InlineMarkdown {
    /// A part of the text of one look.
    package struct Piece: Equatable {
        package var text = ""
        package var isStrong = false
        package var isEmphasized = false
        package var isCode = false
        package var isStruck = false
        package var link: String?

        package init(text: String = "") { self.text = text }
    }

    private static let marks = Array("*_`[~\\".utf8)

    package static func pieces(of text: String) -> [Piece] {
        // Most texts have none: letter by letter that takes longer to see than all else that is done with the text.
        guard text.utf8.contains(where: marks.contains) else { return [Piece(text: text)] }
        var result: [Piece] = []
        parse(Substring(text), Piece(), &result)
        return result
    }

    private static func parse(_ text: Substring, _ style: Piece, _ result: inout [Piece]) {
        var rest = text
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            var piece = style
            piece.text = plain
            result.append(piece)
            plain = ""
        }
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else if let (inner, changed, after) = span(rest, style, previous: plain.last) {
                flush()
                if changed.isCode, !style.isCode {
                    var piece = changed
                    piece.text = String(inner)
                    result.append(piece)
                } else {
                    parse(inner, changed, &result)
                }
                rest = after
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
    }

    /// The marked text that `text` begins with, its style, and what follows.
    private static func span(_ text: Substring, _ style: Piece, previous: Character?) -> (Substring, Piece, Substring)? {
        var changed = style
        if text.first == "[" { return link(text, style) }
        for (mark, change) in kinds where text.hasPrefix(mark) {
            let inside = text.dropFirst(mark.count)
            guard let first = inside.first, !first.isWhitespace, mark != "_" || previous?.isLetter != true,
                let end = inside.range(of: mark), end.lowerBound > inside.startIndex
            else { continue }
            change(&changed)
            return (inside[..<end.lowerBound], changed, inside[end.upperBound...])
        }
        return nil
    }

    nonisolated(unsafe) private static let kinds: [(String, (inout Piece) -> Void)] = [
        ("**", { $0.isStrong = true }), ("__", { $0.isStrong = true }), ("~~", { $0.isStruck = true }), ("`", { $0.isCode = true }),
        ("*", { $0.isEmphasized = true }), ("_", { $0.isEmphasized = true }),
    ]

    private static func link(_ text: Substring, _ style: Piece) -> (Substring, Piece, Substring)? {
        guard let middle = text.range(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")") else { return nil }
        var changed = style
        changed.link = String(text[middle.upperBound..<end])
        return (text[text.index(after: text.startIndex)..<middle.lowerBound], changed, text[text.index(after: end)...])
    }
}
