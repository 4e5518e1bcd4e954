/// A view whose content is larger than itself; fingers move it.
///
/// The offset of the content is the origin of `bounds`. What follows the finger, slows down and bounces is computed frame by frame from
/// the media time, in the extensions beside this file.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// How the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`, and at the top and bottom also inside a navigation controller.
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// How fast scrolling slows down: what remains of the speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    var scroll = ScrollState()
    let panRecognizer = ScrollPanGestureRecognizer()
    let touchDownRecognizer = ScrollTouchDownRecognizer()
    var pinchRecognizer: ScrollPinchGestureRecognizer?
    override var contentScrolling: (any ContentScrolling)? { self }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        panRecognizer.handlers.append { [weak self] _ in self?.panChanged() }
        addGestureRecognizer(touchDownRecognizer)
        addGestureRecognizer(panRecognizer)
    }

    // Tables and collections have a property of the same name and a narrower type, as in Objective-C; theirs is preferred where both fit.
    @_disfavoredOverload open weak var delegate: UIScrollViewDelegate?

    // MARK: Content

    /// The size of the content in points.
    open var contentSize = CGSize.zero {
        willSet { willReport("contentSize") }
        didSet {
            if oldValue != contentSize { contentSizeChanged() }
            didReport("contentSize")
        }
    }
    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if newValue != bounds.origin { bounds.origin = newValue }
        }
    }
    /// Room around the content in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if oldValue != contentInset { adjustedInsetsMayHaveChanged() } }
    }
    /// `contentInset` and what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets {
        contentInset + insetsFromSafeArea + UIEdgeInsets(top: scroll.refreshInset, left: 0, bottom: scroll.keyboardInset, right: 0)
    }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { adjustedInsetsMayHaveChanged() } }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

    /// The area of the content, in the content's coordinates; constraints to it decide on `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }
    /// The view's frame, in the content's coordinates: what is tied to it stays in place while the content moves.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { moveOffset(to: contentOffset, animated: animated) }
    /// Scrolls as little as needed to show `rect`.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let offset = offset(showing: rect), offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet { panRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    open var bounces = true {
        didSet {
            noteOwn(.bounces)
            (scroll.bouncesVertically, scroll.bouncesHorizontally) = (nil, nil)
        }
    }
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// Whether the content bounces at its upper and lower end; as `bounces` where nothing was set.
    ///
    /// Source: Apple's documentation of `UIScrollView.bouncesVertically` (iOS 17.4).
    open var bouncesVertically: Bool {
        get { scroll.bouncesVertically ?? bounces }
        set { scroll.bouncesVertically = newValue }
    }
    /// Whether the content bounces at its left and right end; as `bounces` where nothing was set.
    open var bouncesHorizontally: Bool {
        get { scroll.bouncesHorizontally ?? bounces }
        set { scroll.bouncesHorizontally = newValue }
    }
    /// Whether a drag along the vertical axis that finds the content at its end moves the scroll view around it.
    ///
    /// Source: Apple's documentation of `UIScrollView.transfersVerticalScrollingToParent` (iOS 17.4).
    open var transfersVerticalScrollingToParent = true
    /// Whether a drag along the horizontal axis that finds the content at its end moves the scroll view around it.
    open var transfersHorizontalScrollingToParent = true
    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false
    open var decelerationRate = DecelerationRate.normal
    /// Whether the content learns of touches only when they are not scrolling.
    open var delaysContentTouches = true {
        didSet { touchDownRecognizer.delaysTouchesBegan = delaysContentTouches }
    }
    /// Whether scrolling may take touches away that the content knows of.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top; on iPhones only where no other scroll view on the screen wants it, too.
    open var scrollsToTop = true
    /// Whether the keys of a hardware keyboard scroll.
    ///
    /// Source: Apple's documentation of `UIScrollView.allowsKeyboardScrolling`.
    open var allowsKeyboardScrolling = true
    open var keyboardDismissMode = KeyboardDismissMode.none { didSet { noteOwn(.keyboardDismissMode) } }

    /// Whether `view` inside the content gets touches that begin.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether scrolling may take `view`'s touches away; not those of controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns the offset where the content comes to rest, given the one where it would stop; `velocity` in points per millisecond.
    func restingOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    // MARK: State

    /// Whether a finger is on the view, dragging or not yet.
    open var isTracking: Bool { scroll.isTracking }
    open var isDragging: Bool { scroll.drag != nil }
    open var isDecelerating: Bool { scroll.motion?.kind == .deceleration }

    /// Whether an animated change of the offset is under way.
    ///
    /// Source: Apple's documentation of `UIScrollView.isScrollAnimating` (iOS 17.4).
    open var isScrollAnimating: Bool { scroll.motion.map { $0.kind != .deceleration } ?? false }
    /// Whether an animated change of the scale is under way.
    open var isZoomAnimating: Bool { scroll.zoom.animatedView != nil }
    /// Stops every motion of the content where it is.
    open func stopScrollingAndZooming() {
        stopMotion(telling: true)
        catchZoomAnimation()
    }

    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { touchDownRecognizer }

    // MARK: Zooming

    /// The limits of `zoomScale`. Fingers zoom where they differ and the delegate names a view.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
    /// By how much the view that the delegate names is enlarged, within the limits; 1 where it names none.
    open var zoomScale: CGFloat {
        get { zoomView.map(Self.scale) ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether fingers can zoom beyond the limits; the content then springs back.
    open var bouncesZoom = true
    /// Enlarges the delegate's view to `scale`, about what stands in the middle.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }
    /// Zooms so that `rect`, in the coordinates of the delegate's view, fills as much as it can, and brings it to the middle.
    open func zoom(to rect: CGRect, animated: Bool) { zoomToFill(with: rect, animated: animated) }
    /// Whether fingers zoom the content just now.
    open var isZooming: Bool { scroll.zoom.pinch != nil }
    /// Whether the content springs back from beyond the limits of the scale.
    open var isZoomBouncing: Bool { scroll.zoom.isBouncing }
    /// The recognizer that zooms; nil where the limits of the scale leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

    // MARK: Edges

    /// How content below bars at an edge is faded.
    ///
    /// Source: Apple's documentation of `UIScrollView.topEdgeEffect` (iOS 26).
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
    private lazy var edgeEffects = (
        top: UIScrollEdgeEffect(), left: UIScrollEdgeEffect(), bottom: UIScrollEdgeEffect(), right: UIScrollEdgeEffect()
    )

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { noteOwn(.indicatorStyle); for indicator in scroll.indicators { indicator.style = indicatorStyle } }
    }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open func flashScrollIndicators() {
        showIndicators()
        for indicator in scroll.indicators { indicator.hideSoon() }
    }

    /// The control that a pull at the top reveals.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.detach()
            refreshControl?.attach(to: self)
        }
    }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            scrollBoundsChanged(from: old)
        }
    }
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            scrollBoundsChanged(from: old)
        }
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetsMayHaveChanged()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion(telling: false) } else { adjustedInsetsMayHaveChanged() }
    }
    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        adjustedInsetsMayHaveChanged()
        updateIndicators()
    }
    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        // A finger that stops moving content does nothing else.
        return view != nil && isDecelerating ? self : view
    }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { scroll(by: $0.pressedKey) }) { super.pressesBegan(presses, with: event) }
    }
    open dynamic override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case panRecognizer: panMayBegin
        case pinchRecognizer: pinchMayBegin
        default: true
        }
    }
    override var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets - insetsFromSafeArea }
    override var scrollsSubviews: Bool { true }

    var takesContentSizeFromLayout: Bool { true }

    // MARK: Overridden in apps' extensions

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

/// The state of a scroll view.
struct ScrollState {
    var isTracking = false
    /// Whether the finger that is on the view stopped content that was moving.
    var wasCaught = false
    var drag: ScrollDrag?
    var zoom = ScrollZoom()
    var motion: ScrollMotion?
    /// The value set for one axis; nil for `bounces`.
    var bouncesVertically: Bool?
    var bouncesHorizontally: Bool?
    var ticker: FrameTicker?
    /// The space that a collapsing bar can give to the content; nil without such a bar.
    var room: ScrollRoom?
    /// Whether a change of the insets leaves the content where it is.
    var keepsOffset = false
    /// The insets last told to the delegate.
    var knownInsets = UIEdgeInsets.zero
    /// The inset that a refresh control adds at the top, in points.
    var refreshInset: CGFloat = 0
    /// The height by which the keyboard covers a table that avoids it, in points.
    var keyboardInset: CGFloat = 0
    /// Called whenever the content moved.
    var onMove: (() -> Void)?
    /// Called when fingers and motion have left the content at rest.
    var onRest: (() -> Void)?
    var vertical: ScrollIndicator?
    var horizontal: ScrollIndicator?

    var indicators: [ScrollIndicator] { [vertical, horizontal].compactMap { $0 } }
}

/// A finger that drags the content.
struct ScrollDrag {
    /// The offset the drag started at, as if there were no edges.
    var start: CGPoint
    /// The finger's way before the content began to move.
    var slack: CGPoint
    /// The axis the drag keeps to.
    var lock: NSLayoutConstraint.Axis?
}

extension UIEdgeInsets {
    static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom, right: left.right - right.right)
    }
}
