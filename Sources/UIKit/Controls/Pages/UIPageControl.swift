/// A row of dots or pictures that shows which of several pages is seen.
///
/// A tap turns to the page towards which it lies; a drag along the row turns through many.
///
/// Source: UIKit, `UIPageControl`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var indicators: [UIImageView] = []
    /// The background view; nil until a background has been shown.
    private var ground: UIView?
    private var images = PageImages()
    private var page = 0
    private var drag: Drag?
    private let hold = GestureTimer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        update()
        coder.decodeInterface(of: self, as: UIPageControl.self)
    }

    // MARK: Pages

    open var numberOfPages = 0 {
        didSet {
            guard oldValue != numberOfPages else { return }
            page = min(page, max(numberOfPages - 1, 0))
            makeIndicators()
        }
    }
    /// The page seen, within 0 and the number of pages; setting it sends nothing.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            update()
        }
    }
    open var hidesForSinglePage = false { didSet { update() } }

    @available(*, unavailable, message: "not yet in Quince: how much of a page's time is over")
    open var progress: UIPageControlProgress? {
        get { nil }
        set {}
    }
    /// Without effect since iOS 14: taps show the new page at once.
    @available(iOS, deprecated: 14.0, message: "Has no effect")
    open var defersCurrentPageDisplay = false
    @available(iOS, deprecated: 14.0, message: "Has no effect")
    open func updateCurrentPageDisplay() {}

    // MARK: Looks

    open var pageIndicatorTintColor: UIColor? { didSet { noteOwn(.pageIndicatorTintColor); update() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteOwn(.currentPageIndicatorTintColor); update() } }
    /// When there is a ground behind the indicators.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { updateGround(animated: false) } }
    /// The direction in which the indicators are laid out. The default is `natural`, which follows the layout direction.
    open var direction = Direction.natural {
        didSet {
            guard oldValue != direction else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The picture of pages without one of their own, shown as a template; nil for dots.
    open var preferredIndicatorImage: UIImage? {
        get { images.preferred }
        set { changeImages { $0.preferred = newValue } }
    }
    /// The picture of the page seen where that has none of its own.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        get { images.preferredCurrent }
        set { changeImages { $0.preferredCurrent = newValue } }
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { images.own[page] }
    /// - Parameter page: Below the number of pages; anything else ends the app.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        changeImages { $0.own[page] = image }
    }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ownCurrent[page] }
    /// - Parameter page: Below the number of pages; anything else ends the app.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        changeImages { $0.ownCurrent[page] = image }
    }

    private func check(_ page: Int) {
        guard page < 0 || page >= numberOfPages else { return }
        uncaughtException(
            .invalidArgument, "Invalid indicator page index \(page); it must be at least 0 and below the number of pages (\(numberOfPages))"
        )
    }

    private func changeImages(_ change: (inout PageImages) -> Void) {
        change(&images)
        invalidateIntrinsicContentSize()
        update()
    }

    private func makeIndicators() {
        for view in indicators { view.removeFromSuperview() }
        indicators = (0..<max(numberOfPages, 0)).map { _ in
            let view = UIImageView()
            view.contentMode = .center
            addSubview(view)
            return view
        }
        images.own = images.own.filter { $0.key < numberOfPages }
        images.ownCurrent = images.ownCurrent.filter { $0.key < numberOfPages }
        invalidateIntrinsicContentSize()
        update()
    }

    /// Dots are white, those of other pages faint.
    private func update() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityValue = "page \(page + 1) of \(numberOfPages)"
        for (index, view) in indicators.enumerated() {
            let color = index == page ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            let image = images.image(index, isCurrent: index == page)
            view.image = image?.withRenderingMode(.alwaysTemplate)
            view.tintColor = color
            view.backgroundColor = image == nil ? color : nil
            view.layer.cornerRadius = image == nil ? PageMetrics.dot / 2 : 0
            view.isHidden = isHiddenForSinglePage
        }
        updateGround(animated: false)
        setNeedsLayout()
    }

    private var isHiddenForSinglePage: Bool { hidesForSinglePage && numberOfPages < 2 }

    private func makeGround() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.6 : 0.4, alpha: 0.4) }
        view.alpha = 0
        insertSubview(view, at: 0)
        return view
    }

    private var showsGround: Bool {
        switch backgroundStyle {
        case .automatic: interactionState == .continuous
        case .prominent: !isHiddenForSinglePage && numberOfPages > 0
        case .minimal: false
        }
    }

    private func updateGround(animated: Bool) {
        let alpha: CGFloat = showsGround ? 1 : 0
        guard alpha > 0 || ground != nil else { return }
        let ground = ground ?? makeGround()
        self.ground = ground
        guard ground.alpha != alpha else { return }
        setNeedsLayout()
        guard animated, window != nil else { return ground.alpha = alpha }
        UIView.performWithoutAnimation { layoutIfNeeded() }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { ground.alpha = alpha }
    }

    // MARK: Layout

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Whether later pages stand at the left, or above.
    private var isReversed: Bool {
        switch direction {
        case .natural: readsFromRight
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private var indicatorSize: CGSize { images.size(pages: numberOfPages) }
    /// From one indicator to the next, in points.
    private var step: CGFloat { (isVertical ? indicatorSize.height : indicatorSize.width) + PageMetrics.gap }

    /// The least size for so many pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(pageCount, 0)), indicator = indicatorSize
        let length = max(count * step - (count > 0 ? PageMetrics.gap : 0), 0) + 2 * PageMetrics.margin
        let across = max(PageMetrics.height, (isVertical ? indicator.width : indicator.height) + 2 * PageMetrics.sideMargin)
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicatorSize, length = CGFloat(indicators.count) * step - PageMetrics.gap
        for (index, view) in indicators.enumerated() {
            let place = CGFloat(isReversed ? indicators.count - 1 - index : index) * step
            view.frame =
                isVertical
                ? CGRect(
                    x: (bounds.width - size.width) / 2, y: (bounds.height - length) / 2 + place, width: size.width, height: size.height)
                : CGRect(
                    x: (bounds.width - length) / 2 + place, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        guard let ground else { return }
        let whole = self.size(forNumberOfPages: numberOfPages)
        ground.frame = CGRect(
            x: (bounds.width - whole.width) / 2, y: (bounds.height - whole.height) / 2, width: whole.width, height: whole.height
        )
        ground.layer.cornerRadius = min(ground.bounds.width, ground.bounds.height) / 2
    }

    // MARK: Tracking

    /// The current kind of interaction with the control.
    open private(set) var interactionState = InteractionState.none
    /// Whether a drag along the indicators turns through the pages.
    open var allowsContinuousInteraction = true
    /// Whether the last tap went to the next page.
    private(set) var wentForward = false

    /// A finger on the control.
    private struct Drag {
        var start: CGFloat
        var firstPage: Int
    }

    /// The place of a touch in the direction of the pages.
    private func position(_ touch: UITouch) -> CGFloat {
        let point = touch.location(in: self), place = isVertical ? point.y : point.x
        return isReversed ? -place : place
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = Drag(start: position(touch), firstPage: page)
        if allowsContinuousInteraction {
            hold.start(PageMetrics.hold) { [weak self] in
                guard let self, isTracking else { return }
                beginDragging()
            }
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag, allowsContinuousInteraction else { return true }
        let distance = position(touch) - drag.start
        if interactionState != .continuous {
            guard abs(distance) > PageMetrics.hysteresis else { return true }
            beginDragging()
        }
        turn(to: drag.firstPage + Int(saturating: (distance / step).rounded()), event)
        return true
    }

    private func beginDragging() {
        hold.cancel()
        interactionState = .continuous
        updateGround(animated: true)
    }

    /// A tap goes one page towards the side it is on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { endDragging() }
        guard interactionState != .continuous, let touch, isTouchInside else { return }
        let middle = isVertical ? bounds.midY : bounds.midX
        interactionState = .discrete
        turn(to: page + (position(touch) > (isReversed ? -middle : middle) ? 1 : -1), event)
    }

    open override func cancelTracking(with event: UIEvent?) { endDragging() }

    private func endDragging() {
        hold.cancel()
        (drag, interactionState) = (nil, .none)
        updateGround(animated: true)
    }

    private func turn(to wanted: Int, _ event: UIEvent? = nil) {
        let old = page
        currentPage = wanted
        guard page != old else { return }
        wentForward = page > old
        sendActions(for: .valueChanged, event)
    }

    // MARK: Accessibility

    open override func accessibilityIncrement() { turn(to: page + 1) }
    open override func accessibilityDecrement() { turn(to: page - 1) }
}
