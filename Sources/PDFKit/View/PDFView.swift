/// A view of a document's pages.
///
/// Source: Apple's documentation of `PDFView`.
@preconcurrency @MainActor open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? { didSet { documentChanged(oldValue) } }

    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { layoutChanged(.PDFViewDisplayModeChanged) } }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutChanged(nil) } }
    open var displaysPageBreaks = true { didSet { layoutChanged(nil) } }
    /// Points around each page, where page breaks are displayed.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { layoutChanged(nil) } }
    open var displayBox = PDFDisplayBox.cropBox { didSet { layoutChanged(.PDFViewDisplayBoxChanged) } }
    /// Whether the first of two pages side by side is alone.
    open var displaysAsBook = false { didSet { layoutChanged(nil) } }
    open var displaysRTL = false { didSet { layoutChanged(nil) } }
    open var pageShadowsEnabled = true { didSet { layoutChanged(nil) } }
    open var interpolationQuality = PDFInterpolationQuality.high
    open var isInMarkupMode = false
    open var enableDataDetectors = false

    /// Whether the pages always fit into the view.
    open var autoScales = false { didSet { setNeedsLayout() } }
    open var minScaleFactor: CGFloat = 0.25 { didSet { updateZoomLimits() } }
    open var maxScaleFactor: CGFloat = 5 { didSet { updateZoomLimits() } }
    /// Points of the view for a point of a page.
    open var scaleFactor: CGFloat {
        get { scroll.zoomScale }
        set {
            autoScales = false
            setScale(newValue)
        }
    }

    /// Selections that are shown besides the current one.
    open var highlightedSelections: [PDFSelection]? { didSet { updateMarks() } }
    open var currentSelection: PDFSelection? {
        didSet {
            updateMarks()
            NotificationCenter.default.post(name: .PDFViewSelectionChanged, object: self)
        }
    }

    let scroll = UIScrollView()
    let content = UIView()
    var pageViews: [PageView] = []
    /// The number of the page that is shown, where one is at a time.
    var shownIndex = 0
    /// The page that notifications have named last.
    var knownPage: PDFPage?
    var knownVisible: [ObjectIdentifier] = []
    var history: [(page: PDFPage, point: CGPoint)] = []
    var future: [(page: PDFPage, point: CGPoint)] = []
    var usesSwipes = false
    private var actions: [ActionTarget] = []
    private var laidOutSize = CGSize.zero
    private var observer: (any NSObjectProtocol)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = UIColor(red: 0.58, green: 0.58, blue: 0.6, alpha: 1)
        scroll.delegate = self
        scroll.addSubview(content)
        addSubview(scroll)
        updateZoomLimits()
        connect(UITapGestureRecognizer()) { [unowned self] in handleTap($0) }
        connect(UILongPressGestureRecognizer()) { [unowned self] in handlePress($0) }
        observer = NotificationCenter.default.addObserver(forName: PDFPage.didChange, object: nil, queue: nil) { [weak self] notification in
            nonisolated(unsafe) let page = notification.object as? PDFPage
            MainThread.runIsolated { self?.pageChanged(page) }
        }
    }

    /// Adds a recogniser that calls a function.
    func connect<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ handle: @escaping (Recognizer) -> Void) {
        let action = ActionTarget { [unowned recognizer] _ in handle(recognizer) }
        actions.append(action)
        recognizer.addTarget(action, action: ActionTarget.selector)
        scroll.addGestureRecognizer(recognizer)
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// The view that the pages lie in.
    open var documentView: UIView? { document == nil ? nil : content }

    private func documentChanged(_ old: PDFDocument?) {
        guard document !== old else { return }
        (currentSelection, highlightedSelections) = (nil, nil)
        (shownIndex, history, future, knownPage, knownVisible) = (0, [], [], nil, [])
        layoutDocumentView()
        scroll.contentOffset = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
        NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        positionChanged()
    }

    private func layoutChanged(_ name: Notification.Name?) {
        let page = currentPage
        layoutDocumentView()
        if let page { show(page) }
        if let name { NotificationCenter.default.post(name: name, object: self) }
    }

    private func pageChanged(_ page: PDFPage?) {
        guard let view = pageViews.first(where: { $0.page === page }) else { return }
        view.hide()
        drawVisiblePages()
    }

    // MARK: Layout

    /// Lays the pages out anew, after the document's pages have changed.
    open func layoutDocumentView() {
        pageViews.forEach { $0.removeFromSuperview() }
        let layout = PageLayout(self)
        pageViews = layout.frames.map { page, frame in
            let view = PageView(page, displayBox, shadow: pageShadowsEnabled && displaysPageBreaks)
            view.frame = frame
            content.addSubview(view)
            return view
        }
        let scale = scroll.zoomScale
        content.transform = .identity
        content.frame = CGRect(origin: .zero, size: layout.size)
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        content.frame.origin = .zero
        scroll.contentSize = CGSize(width: layout.size.width * scale, height: layout.size.height * scale)
        fit()
        updateMarks()
        drawVisiblePages()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        if laidOutSize != bounds.size {
            laidOutSize = bounds.size
            if displayMode.isContinuous, displayDirection == .horizontal { layoutDocumentView() }
        }
        fit()
        positionChanged()
    }

    private func fit() {
        if autoScales, let scale = fittingScale { setScale(scale) }
        center()
    }

    /// Pages that are smaller than the view stand in its middle.
    func center() {
        let room = bounds.inset(by: safeAreaInsets).size
        let across = max((room.width - scroll.contentSize.width) / 2, 0), along = max((room.height - scroll.contentSize.height) / 2, 0)
        let inset = UIEdgeInsets(top: along, left: across, bottom: along, right: across)
        if scroll.contentInset != inset { scroll.contentInset = inset }
        var offset = scroll.contentOffset
        if across > 0 { offset.x = -scroll.adjustedContentInset.left }
        if along > 0 { offset.y = -scroll.adjustedContentInset.top }
        if scroll.contentOffset != offset { scroll.contentOffset = offset }
    }

    /// The scale at which the widest page, or a whole one where one is shown at a time, fits into the view.
    open var scaleFactorForSizeToFit: CGFloat { fittingScale ?? 1 }

    private var fittingScale: CGFloat? {
        let size = content.bounds.size, room = bounds.inset(by: safeAreaInsets).size
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return nil }
        let (across, along) = (room.width / size.width, room.height / size.height)
        if !displayMode.isContinuous { return min(across, along) }
        return displayDirection == .vertical ? across : along
    }

    private func updateZoomLimits() {
        scroll.minimumZoomScale = max(min(minScaleFactor, maxScaleFactor), 0.01)
        scroll.maximumZoomScale = max(minScaleFactor, maxScaleFactor)
    }

    private func setScale(_ scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        // What fits may be beyond the limits that the user zooms in.
        if autoScales {
            scroll.minimumZoomScale = min(scroll.minimumZoomScale, scale)
            scroll.maximumZoomScale = max(scroll.maximumZoomScale, scale)
        }
        guard abs(scroll.zoomScale - scale) > 0.0001 else { return }
        let old = max(scroll.zoomScale, 0.001), start = scroll.contentOffset
        scroll.zoomScale = scale
        // What is at the top stays there.
        if autoScales { scroll.contentOffset = CGPoint(x: start.x * scale / old, y: start.y * scale / old) }
        NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        center()
        drawVisiblePages()
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { true }

    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

    /// Puts the selected text on the general pasteboard, where the document allows it.
    open override func copy(_ sender: Any?) { copySelection() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case Selector("copy:"): currentSelection != nil
        case Selector("selectAll:"): document != nil
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    // MARK: Zoom

    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) } }
    open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) } }
}

extension PDFView: UIScrollViewDelegate {
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { positionChanged() }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        autoScales = false
        NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        drawVisiblePages()
    }
}
