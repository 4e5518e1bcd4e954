import Foundation

/// An entry of a document's outline.
package struct PDFOutlineEntry: Sendable, Equatable {
    package var label: String
    /// The page that it leads to, from 1 on; nil where it leads to none.
    package var page: Int?
    package var children: [PDFOutlineEntry] = []

    /// Entries below this depth are dropped.
    private static let maximumDepth = 32

    /// Reads the outline in the output of `pdftohtml -xml`.
    static func read(_ output: String) -> [PDFOutlineEntry] {
        // One list for each depth that is open; the first is the document's.
        var open: [[PDFOutlineEntry]] = []
        var dropped = 0
        for line in output.split(separator: "\n") {
            if line == "<outline>" {
                if open.count >= maximumDepth { dropped += 1 } else { open.append([]) }
            } else if line == "</outline>" {
                if dropped > 0 {
                    dropped -= 1
                } else if open.count > 1, let last = open.popLast(), let parent = open.indices.last {
                    if let entry = open[parent].indices.last { open[parent][entry].children = last } else { open[parent] += last }
                }
            } else if line.hasPrefix("<item"), dropped == 0, let list = open.indices.last {
                let page = MarkupText.attribute("page", of: line).flatMap { Int($0) }
                open[list].append(PDFOutlineEntry(label: MarkupText.content(of: line) ?? "", page: page))
            }
        }
        return open.first ?? []
    }
}
