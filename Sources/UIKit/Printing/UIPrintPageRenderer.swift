/// Draws pages: a header, a footer, and what formatters lay out or a subclass draws between them.
///
/// Source: Apple's documentation of `UIPrintPageRenderer`.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// Points; 0 = none.
    open var headerHeight: CGFloat = 0 { didSet { layout() } }
    open var footerHeight: CGFloat = 0 { didSet { layout() } }
    /// The whole sheet in points. Apps that make documents of their own set it by key.
    open var paperRect: CGRect { paper }
    /// The part of the sheet that is printed on.
    open var printableRect: CGRect { printable }
    open var currentRenderingQualityRequested: Int { 0 }

    private var paper = CGRect(origin: .zero, size: UIPrintPaper.letter.paperSize)
    private var printable = UIPrintPaper.letter.printableRect
    private var formatters: [UIPrintFormatter] = []

    @preconcurrency @MainActor public override init() { super.init() }

    /// The part between the header and the footer.
    var contentArea: CGRect {
        CGRect(
            x: printable.minX, y: printable.minY + headerHeight, width: printable.width,
            height: max(0, printable.height - headerHeight - footerHeight))
    }

    func setPaper(_ paper: CGRect, printable: CGRect) {
        (self.paper, self.printable) = (paper, printable)
        layout()
    }

    private func layout() { for formatter in formatters { formatter.layout() } }

    // MARK: Formatters

    open var printFormatters: [UIPrintFormatter]? {
        get { formatters }
        set {
            for formatter in formatters { formatter.attach(to: nil) }
            formatters = newValue ?? []
            for formatter in formatters { formatter.attach(to: self) }
        }
    }

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatters.append(formatter)
        formatter.attach(to: self)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.attach(to: nil)
    }

    open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
        formatters.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    // MARK: Pages

    /// By default, up to the last page of a formatter.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before the pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let header = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
        let footer = CGRect(
            x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        for formatter in printFormatters(forPageAt: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        drawContentForPage(at: pageIndex, in: contentArea)
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }

    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Apps that make documents of their own set the paper by key.
extension UIPrintPageRenderer: KeyValueCoding {
    nonisolated package func codedValue(forKey key: String) -> Any? {
        MainActor.assumeIsolated {
            switch key {
            case "paperRect": NSValue(cgRect: paperRect)
            case "printableRect": NSValue(cgRect: printableRect)
            default: registeredValue(forKey: key) ?? nil
            }
        }
    }

    nonisolated package func setCodedValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
            switch (key, rect) {
            case ("paperRect", let rect?): setPaper(rect, printable: printable)
            case ("printableRect", let rect?): setPaper(paper, printable: rect)
            default: _ = setRegisteredValue(value, forKey: key)
            }
        }
    }
}
