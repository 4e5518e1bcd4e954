import UIKit

/// The scroll view of a web view, which has its page drawn at each new place.
final class WebScrollView: UIScrollView {
    weak var web: WKWebView?

    override func layoutSubviews() {
        super.layoutSubviews()
        web?.page.scrollViewMoved()
    }
}

/// The picture of what is visible of a page; it takes the page's touches and text.
///
/// It lies in the scroll view at the place of the page that it shows, so it moves with the content until the next picture is there.
final class PageView: UIView, UIKeyInput {
    weak var web: WKWebView?
    private var isDrawing = false
    private var needsPicture = false
    private var needsAwaitedPicture = false
    private var parts: [PageElement] = []
    private var drawnHandlers: [@MainActor () -> Void] = []
    /// The place that the engine was last asked to scroll to.
    private var askedOffset = CGPoint.zero
    private var isPlacing = false
    private var field: (kind: String, isMultiline: Bool)?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = true
        layer.contentsGravity = .topLeft
        let taps = UITapGestureRecognizer()
        taps.handlers.append { [weak self] recognizer in self?.tapped(recognizer) }
        addGestureRecognizer(taps)
    }

    required init?(coder: NSCoder) { fatalError("A page's view is in no storyboard.") }

    // MARK: Pictures

    /// Has the engine draw the page again.
    ///
    /// - Parameter isAwaited: Whether a virtual clock stands still until the picture is there; a page that is always in motion must not hold it.
    func setNeedsPicture(isAwaited: Bool) {
        needsPicture = true
        needsAwaitedPicture = needsAwaitedPicture || isAwaited
        draw()
    }

    /// Draws the page, and calls back when it is shown.
    func draw(_ handler: @escaping @MainActor () -> Void) {
        guard let web, web.engine != nil, web.bounds.width >= 1 else { return handler() }
        drawnHandlers.append(handler)
        setNeedsPicture(isAwaited: true)
    }

    func engineEnded() {
        (isDrawing, needsPicture, needsAwaitedPicture) = (false, false, false)
        notifyDrawn()
    }

    private func notifyDrawn() {
        guard !needsAwaitedPicture else { return }
        let handlers = drawnHandlers
        drawnHandlers = []
        handlers.forEach { $0() }
    }

    /// Another page is there: it begins at its top.
    func pageChanged() {
        askedOffset = .zero
        guard let scrollView = web?.scrollView else { return }
        scrollView.contentOffset = CGPoint(x: -scrollView.adjustedContentInset.left, y: -scrollView.adjustedContentInset.top)
    }

    func scrollViewMoved() {
        guard !isPlacing, visibleOffset != askedOffset else { return }
        setNeedsPicture(isAwaited: true)
    }

    /// The place of the page at the view's top left corner; what lies over the page's ends is not the page's.
    private var visibleOffset: CGPoint {
        guard let scrollView = web?.scrollView else { return .zero }
        let offset = scrollView.contentOffset
        return CGPoint(x: max(0, offset.x), y: max(0, offset.y))
    }

    private func draw() {
        guard needsPicture, !isDrawing, let web, let engine = web.engine, let number = web.number, web.bounds.width >= 1 else { return }
        let offset = visibleOffset, scrolls = offset != askedOffset, isAwaited = needsAwaitedPicture
        (needsPicture, needsAwaitedPicture, isDrawing, askedOffset) = (false, false, true, offset)
        let fields: [String: Any] = ["x": Double(offset.x), "y": Double(offset.y), "scrolls": scrolls, "transparent": !web.isOpaque]
        engine.ask("frame", view: number, fields, isAwaited: isAwaited) { [weak self] frame in
            self?.isDrawing = false
            if let picture = frame.flatMap(PagePicture.init) { self?.show(picture, hasScrolled: scrolls) }
            self?.notifyDrawn()
            if isAwaited { self?.updateElements() }
            self?.draw()
        }
    }

    private func show(_ picture: PagePicture, hasScrolled: Bool) {
        guard let web else { return }
        let scale = max(1, UIScreen.main.scale), scrollView = web.scrollView
        isPlacing = true
        defer { isPlacing = false }
        if let size = picture.contentSize {
            // A page that is as high as the view does not scroll.
            let content = CGSize(width: max(size.width.rounded(), 0), height: max(size.height.rounded(), 0))
            if scrollView.contentSize != content { scrollView.contentSize = content }
        }
        let origin = picture.origin ?? askedOffset
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        frame = CGRect(
            origin: origin, size: CGSize(width: CGFloat(picture.image.width) / scale, height: CGFloat(picture.image.height) / scale))
        layer.contentsScale = scale
        layer.contents = picture.image
        CATransaction.commit()
        // The page has scrolled itself.
        if !hasScrolled, abs(origin.y - askedOffset.y) >= 1 || abs(origin.x - askedOffset.x) >= 1, !scrollView.isDragging {
            askedOffset = origin
            scrollView.contentOffset = origin
        }
    }

    // MARK: Accessibility

    /// Lists the page's parts anew; not while it is scrolled, which would hold up its pictures.
    private func updateElements() {
        guard let web, let engine = web.engine, let number = web.number, !needsAwaitedPicture else { return }
        guard !web.scrollView.isDragging, !web.scrollView.isDecelerating else { return }
        engine.ask("evaluate", view: number, ["script": PageElement.script, "world": "quince"]) { [weak self] frame in
            guard let self, let frame else { return }
            let parts = PageElement.elements(in: frame.fields["value"], zoom: frame.number("zoom").map { CGFloat($0) } ?? 1)
            guard parts != self.parts else { return }
            self.parts = parts
            accessibilityElements = parts.map { $0.element(in: self) }
        }
    }

    // MARK: Touches

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        act("pointer", ["phase": "tap", "x": Double(point.x), "y": Double(point.y)])
    }

    /// Has the page handle input, and follows its focus.
    private func act(_ command: String, _ fields: [String: Any]) {
        guard let web, let engine = web.engine, let number = web.number else { return }
        engine.ask(command, view: number, fields) { [weak self] frame in
            self?.focusChanged(frame?.fields["value"] as? [String: Any])
            self?.setNeedsPicture(isAwaited: true)
        }
    }

    private func focusChanged(_ focus: [String: Any]?) {
        let before = field?.kind
        field = (focus?["kind"] as? String).map { ($0, focus?["multiline"] as? Bool ?? false) }
        if field == nil, isFirstResponder { resignFirstResponder() }
        guard field != nil else { return }
        if isFirstResponder, before != field?.kind { reloadInputViews() } else { becomeFirstResponder() }
    }

    // MARK: Text

    override var canBecomeFirstResponder: Bool { field != nil }
    var hasText: Bool { true }

    func insertText(_ text: String) {
        if text == "\n" { return act("key", ["name": "Return"]) }
        act("edit", ["text": text])
    }

    func deleteBackward() { act("edit", ["edit": "DeleteBackward"]) }

    var keyboardType: UIKeyboardType {
        switch field?.kind {
        case "email": .emailAddress
        case "url": .URL
        case "tel": .phonePad
        case "number": .decimalPad
        case "search": .webSearch
        default: .default
        }
    }
    var returnKeyType: UIReturnKeyType { field?.isMultiline == true ? .default : .go }
    var isSecureTextEntry: Bool { field?.kind == "password" }
    var autocapitalizationType: UITextAutocapitalizationType {
        ["email", "url", "password"].contains(field?.kind) ? .none : .sentences
    }
    var autocorrectionType: UITextAutocorrectionType { ["email", "url", "password"].contains(field?.kind) ? .no : .default }
}
