/// The lines of a list's sections, counted without being made.
@MainActor struct LazyLines {
    /// Views beside each other, or a header or footer.
    @MainActor struct Line {
        let section: ListSection
        /// The elements of the section's content in the line; nil for its header or footer.
        let elements: Range<Int>?
        let isHeader: Bool

        var views: [ViewElement] {
            if let elements { return elements.map { section.content.element(at: $0) } }
            return (isHeader ? section.header : section.footer)?.elements ?? []
        }
    }

    @MainActor private struct Span {
        let section: ListSection
        let first: Int
        let elementCount: Int
        let contentLines: Int
        var end: Int { first + (section.header == nil ? 0 : 1) + contentLines + (section.footer == nil ? 0 : 1) }
    }

    private var spans: [Span] = []
    private let perLine: Int

    init() { perLine = 1 }

    /// - Parameter perLine: How many views stand in a line.
    init(_ sections: [ListSection], perLine: Int) {
        self.perLine = perLine
        for section in sections {
            let count = section.content.count
            spans.append(
                Span(
                    section: section, first: spans.last?.end ?? 0, elementCount: count, contentLines: (count + perLine - 1) / perLine))
        }
    }

    var count: Int { spans.last?.end ?? 0 }
    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Line {
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > index { high = middle } else { low = middle + 1 }
        }
        let span = spans[low]
        var line = index - span.first
        if span.section.header != nil {
            if line == 0 { return Line(section: span.section, elements: nil, isHeader: true) }
            line -= 1
        }
        guard line < span.contentLines else { return Line(section: span.section, elements: nil, isHeader: false) }
        let start = line * perLine
        return Line(section: span.section, elements: start..<min(span.elementCount, start + perLine), isHeader: false)
    }

    /// The line that shows the view of an identity.
    func line(of id: AnyHashable) -> Int? {
        for span in spans {
            if span.section.header?.index(of: id) != nil { return span.first }
            if let element = span.section.content.index(of: id) {
                return span.first + (span.section.header == nil ? 0 : 1) + element / perLine
            }
            if span.section.footer?.index(of: id) != nil { return span.end - 1 }
        }
        return nil
    }
}
