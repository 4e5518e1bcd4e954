/// Text of one or more pages.
///
/// Source: Apple's documentation of `PDFSelection`.
open class PDFSelection: NSObject, NSCopying {
    private let document: PDFDocument
    /// In the order in which they were added.
    private var parts: [(page: PDFPage, range: NSRange)] = []
    /// The colour in which views show it; nil for the view's own.
    open var color: UIColor?

    /// An empty selection.
    public init(document: PDFDocument) { self.document = document }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document)
        (copy.parts, copy.color) = (parts, color)
        return copy
    }

    func append(_ range: NSRange, _ page: PDFPage) { if range.length > 0 { parts.append((page, range)) } }

    // MARK: Content

    open var pages: [PDFPage] {
        parts.reduce(into: []) { pages, part in if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) } }
    }

    open var string: String? {
        parts.isEmpty ? nil : parts.map { $0.page.text.string.substring(with: $0.range) }.joined(separator: "\n")
    }

    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The rectangle around the selected text of a page, in the page's space; empty for other pages.
    open func bounds(for page: PDFPage) -> CGRect {
        let union = lines(on: page).reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union
    }

    /// The rectangles of the selected lines of a page.
    func lines(on page: PDFPage) -> [CGRect] { parts.filter { $0.page === page }.flatMap { page.text.lines(of: $0.range).map(\.bounds) } }

    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    /// A range of a page's text; `NSNotFound` for one that the selection lacks.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let own = parts.filter { $0.page === page }
        return own.indices.contains(index) ? own[index].range : NSRange(location: NSNotFound, length: 0)
    }

    /// A selection for each line.
    open func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.page.text.lines(of: part.range).map { line in
                let selection = PDFSelection(document: document)
                selection.color = color
                selection.append(line.range, part.page)
                return selection
            }
        }
    }

    /// Where the selection begins: the number of its page, and of the character.
    func place(in document: PDFDocument) -> (start: (Int, Int), end: (Int, Int))? {
        guard let first = parts.first, let last = parts.last else { return nil }
        let (from, to) = (document.index(for: first.page), document.index(for: last.page))
        guard from != NSNotFound, to != NSNotFound else { return nil }
        return ((from, first.range.location), (to, NSMaxRange(last.range)))
    }

    // MARK: Changes

    open func add(_ selection: PDFSelection) { parts += selection.parts }
    open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

    /// Makes the last range longer, by characters of its page.
    open func extend(atEnd succeed: Int) {
        guard let last = parts.indices.last else { return }
        let limit = parts[last].page.numberOfCharacters - parts[last].range.location
        parts[last].range.length = min(max(parts[last].range.length + succeed, 0), limit)
    }

    /// Makes the first range longer, by characters of its page.
    open func extend(atStart precede: Int) {
        guard let first = parts.indices.first else { return }
        let end = NSMaxRange(parts[first].range), start = min(max(parts[first].range.location - precede, 0), end)
        parts[first].range = NSRange(location: start, length: end - start)
    }

    // MARK: Drawing

    /// Draws the selection of a page in the page's space.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

    /// Draws the selection of a page in the page's space.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(.multiply)
        context.setFillColor((color ?? UIColor.systemBlue.withAlphaComponent(active ? 0.3 : 0.15)).cgColor)
        for line in lines(on: page) { context.fill(line) }
        context.restoreGState()
    }
}
