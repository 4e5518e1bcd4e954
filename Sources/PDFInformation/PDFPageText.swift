import Foundation

/// The text of a page with the places of its words.
package struct PDFPageText: Sendable, Equatable {
    /// A word: its UTF-16 units in `string`, and its rectangle on the page as it is shown, in points from the top left.
    package struct Word: Sendable, Equatable {
        package var range: Range<Int>
        package var left, top, right, bottom: Double
        /// The number of its line on the page.
        package var line: Int
    }

    /// The words with a space between them, lines and blocks on lines of their own.
    package private(set) var string = ""
    package private(set) var words: [Word] = []
    /// The size of the page in its own space, not turned, in points.
    package private(set) var width = 0.0
    package private(set) var height = 0.0

    /// Reads the output of `pdftotext -bbox-layout`; the first page of several.
    package init(_ output: String) {
        var (line, isNewLine, length) = (-1, true, 0)
        for part in output.split(separator: "\n") {
            let tag = part.drop { $0 == " " }
            if tag.hasPrefix("<page ") {
                if width > 0 { break }
                width = Self.number("width", tag)
                height = Self.number("height", tag)
            } else if tag.hasPrefix("<line ") {
                line += 1
                isNewLine = true
            } else if tag.hasPrefix("<word "), let text = MarkupText.content(of: tag), !text.isEmpty {
                if !words.isEmpty {
                    string += isNewLine ? "\n" : " "
                    length += 1
                }
                let count = text.utf16.count
                words.append(
                    Word(
                        range: length..<length + count, left: Self.number("xMin", tag), top: Self.number("yMin", tag),
                        right: Self.number("xMax", tag), bottom: Self.number("yMax", tag), line: max(line, 0)))
                string += text
                length += count
                isNewLine = false
            }
        }
    }

    private static func number(_ name: String, _ tag: Substring) -> Double {
        guard let value = MarkupText.attribute(name, of: tag).flatMap({ Double($0) }), value.isFinite, abs(value) < 1e7 else { return 0 }
        return value
    }
}
