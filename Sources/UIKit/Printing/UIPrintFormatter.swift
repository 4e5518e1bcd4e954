/// Lays content out on pages.
///
/// Source: Apple's documentation of `UIPrintFormatter`.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
    open fileprivate(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// Points; 0 = the paper's.
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    @available(iOS, deprecated: 10.0, message: "Use perPageContentInsets")
    open var contentInsets: UIEdgeInsets {
        get { perPageContentInsets }
        set { perPageContentInsets = newValue }
    }
    /// The margins of each page's content in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The number of the page that the content begins on.
    open var startPage = 0
    /// Whether the content has to be laid out anew.
    open var requiresMainThread: Bool { true }

    @preconcurrency @MainActor public override init() { super.init() }

    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    /// The number of pages that the content takes.
    open var pageCount: Int { 0 }

    /// The part of a page that the content has, in points.
    open func rect(forPageAt pageIndex: Int) -> CGRect { area }

    /// Draws the content's part of a page.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    open func setNeedsLayout() { layout() }

    /// Lays the content out, once the pages' sizes are known or something has changed.
    func layout() {}

    /// The part of each page that the content has.
    var area: CGRect {
        let whole = printPageRenderer?.contentArea ?? UIPrintPaper.letter.printableRect
        var area = whole.inset(by: perPageContentInsets)
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area
    }

    func attach(to renderer: UIPrintPageRenderer?) {
        printPageRenderer = renderer
        layout()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lays text out on pages.
///
/// Source: Apple's documentation of `UISimpleTextPrintFormatter`.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String? {
        get { content.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0, attributes: attributes) } }
    }
    open var attributedText: NSAttributedString? {
        get { content }
        set {
            content = newValue ?? NSAttributedString(string: "")
            layout()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { text = content.string } }
    open var color: UIColor? = .black { didSet { text = content.string } }
    open var textAlignment = NSTextAlignment.natural { didSet { text = content.string } }

    private var content = NSAttributedString(string: "")
    private var storage: NSTextStorage?
    private var manager: NSLayoutManager?

    public init(text: String) {
        super.init()
        self.text = text
    }

    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph]
    }

    /// The lines of a page, and the distance of the first one from the start of the text in points.
    private var pages: [(glyphs: NSRange, top: CGFloat)] = []

    override func layout() {
        let size = area.size
        pages = []
        guard size.width > 1, size.height > 1, content.length > 0 else { return }
        let storage = NSTextStorage(attributedString: content), manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: size.width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        (self.storage, self.manager) = (storage, manager)
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { line, _, _, glyphs, _ in
            // A line that does not end on its page begins the next one.
            if let last = self.pages.indices.last, line.maxY - self.pages[last].top <= size.height {
                self.pages[last].glyphs.length = NSMaxRange(glyphs) - self.pages[last].glyphs.location
            } else {
                self.pages.append((glyphs, line.minY))
            }
        }
    }

    open override var pageCount: Int { pages.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let manager, pages.indices.contains(pageIndex - startPage) else { return }
        let page = pages[pageIndex - startPage]
        let origin = CGPoint(x: rect.minX, y: rect.minY - page.top)
        manager.drawBackground(forGlyphRange: page.glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: page.glyphs, at: origin)
    }
}

/// Lays an HTML document out on pages.
///
/// Source: Apple's documentation of `UIMarkupTextPrintFormatter`.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    open var markupText: String? { didSet { show() } }

    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: "")
        show()
    }

    private func show() {
        let document = try? NSAttributedString(
            data: Data((markupText ?? "").utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: NSNumber(value: String.Encoding.utf8.rawValue),
            ],
            documentAttributes: nil)
        attributedText = document
    }
}

/// Lays a view out on pages.
///
/// Source: Apple's documentation of `UIViewPrintFormatter`.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }

    /// What the view shows, with what it scrolls.
    private var contentSize: CGSize { (view as? UIScrollView)?.contentSize ?? view.bounds.size }

    /// Points of the paper for a point of the view.
    private var scale: CGFloat { contentSize.width > 0 ? min(1, area.width / contentSize.width) : 1 }

    open override var pageCount: Int {
        let height = area.height
        guard height > 0, contentSize.width > 0, contentSize.height > 0 else { return 0 }
        return min(max(1, Int((contentSize.height * scale / height).rounded(.up))), 2000)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
        context.scaleBy(x: scale, y: scale)
        if let scroll = view as? UIScrollView { context.translateBy(x: scroll.bounds.minX, y: scroll.bounds.minY) }
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Lays the view out on pages.
    ///
    /// Source: Apple's documentation of `viewPrintFormatter()`.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
