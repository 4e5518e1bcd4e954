/// A rectangle on the screen that draws, lays out its subviews and handles events.
///
/// The view's `layer` holds its look. Everything that subclasses override is declared here, since Swift overrides only members of the class
/// itself; the work is done in the extensions beside this file and in Layout and Accessibility.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment {
    /// The layer's class, asked once when the view is made.
    open class var layerClass: AnyClass { CALayer.self }
    /// Whether the view only works with constraints, so that layout uses them even if none was added yet.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer that shows this view; the view is its delegate.
    public let layer: CALayer

    /// State that belongs together, each part kept by the file that works with it.
    nonisolated(unsafe) let hierarchy = ViewHierarchy()
    var look = ViewLook()
    var environment = ViewEnvironment()
    var interaction = ViewInteraction()
    /// The view's Auto Layout state; owned by Layout.
    package var layoutState: AnyObject?
    /// The view's accessibility state; owned by Accessibility.
    package var accessibilityState: AnyObject?

    public init(frame: CGRect) {
        layer = LayerFactory.make(Self.layerClass)
        super.init()
        setUpLayer()
        self.frame = frame
    }

    @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        layer = LayerFactory.make(Self.layerClass)
        super.init()
        setUpLayer()
        coder.decodeInterface(of: self, as: UIView.self)
    }

    deinit {
        hierarchy.viewIsGone()
        if layer.owner === self { layer.owner = nil }
    }

    private func setUpLayer() {
        hierarchy.view = self
        // Before it has a delegate that is asked for an action.
        layer.ownerName = className(of: self)
        layer.contentsScale = UIScreen.main.scale
        // A class of the app's own may have something to say to that.
        if type(of: layer) == CALayer.self { layer.owner = self } else { layer.delegate = self }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the layer's anchor point in the superview: the middle, unless the anchor point was moved.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Pixels per point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() {
        resizeKeepingOrigin(sizeThatFits(bounds.size))
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, toSpace: coordinateSpace)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, fromSpace: coordinateSpace)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { convertRect(rect, toSpace: coordinateSpace) }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, fromSpace: coordinateSpace)
    }

    // MARK: Hierarchy

    open var superview: UIView? { hierarchy.superview }
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { hierarchy.window }

    open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { leaveSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool { isBelow(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    open var tag = 0
    /// The name under which the view's state is kept; nil for none.
    ///
    /// Source: Apple's documentation of `UIView.restorationIdentifier`.
    open var restorationIdentifier: String? {
        get { interaction.restorationIdentifier }
        set { interaction.restorationIdentifier = newValue }
    }

    // MARK: Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { layoutTree() }
    /// Places the subviews; the default does what their constraints say.
    open func layoutSubviews() { layoutSubviewsByConstraints() }

    /// Configures the view, before layout; the default does nothing. Changes of observable objects that it reads run it again.
    ///
    /// Source: Apple's documentation of `UIView.updateProperties()` (iOS 26).
    open func updateProperties() {}
    /// Runs `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { requestPropertyUpdate() }
    /// Runs what `setNeedsUpdateProperties()` has asked for, in this view and those inside, at once.
    open func updatePropertiesIfNeeded() { runPropertyUpdatesInSubtree() }

    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { layoutPlacementChanged() } }
    }
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
            layoutPlacementChanged()
            superview?.setNeedsLayout()
        }
    }

    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() { requestUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { isUpdateConstraintsNeeded }
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }

    /// The size the constraints of the view and its subviews need, as close to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constraintFittingSize(targetSize, AxisPair(horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    /// The size the contents want; `noIntrinsicMetric` in directions without an opinion.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { layoutContentChanged() }
    /// A subview's own size may have changed. Containers that place subviews by that size without constraints lay out anew.
    func subviewContentChanged() {}

    /// The view as one whose contents get higher when they are narrower, where it is one. Layout asks all views: a cast to the protocol takes longer.
    var widthDependentContent: (any WidthDependentContent)? { nil }
    /// The view as one whose subviews stand on content that scrolls, where it is one.
    var contentScrolling: (any ContentScrolling)? { nil }

    /// Insets from the frame to the rectangle that layout aligns.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: Constraints

    /// The constraints this view holds.
    open var constraints: [NSLayoutConstraint] { viewLayout.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.holder === self { release(constraint) } }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { viewLayout.hugging[axis] }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout.compressionResistance[axis]
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionResistance(priority, axis)
    }

    /// The constraints that decide on the view's frame along `axis`, those that do not mention it as well; for debugging only.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: self, axis == .horizontal ? [.left, .width] : [.top, .height])
    }
    /// Whether the constraints allow other frames as well; for debugging only.
    open var hasAmbiguousLayout: Bool { isPlacedAmbiguously }
    /// Moves an ambiguous view to another place that its constraints allow; for debugging only.
    open func exerciseAmbiguityInLayout() { moveWithinAmbiguity() }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    /// The baseline of the first line of text, or the top of views without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text, or the bottom of views without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { if layoutGuide.owningView === self { layoutGuide.owningView = nil } }
    open var layoutGuides: [UILayoutGuide] { viewLayout.guides }
    /// The part of the view that bars, the notch and the home indicator leave free.
    /// Follows the keyboard's upper edge, for constraints.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        // Guides of this source are of this class.
        systemGuide(.keyboard, "UIKeyboardLayoutGuide") as! UIKeyboardLayoutGuide
    }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The view within its layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
    /// The view within its layout margins, narrower where lines would get too long to read.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

    // MARK: Safe area and margins

    open var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }
    /// The part of the safe area's insets that concerns subviews; scroll views keep to themselves what they inset their content by.
    var safeAreaInsetsForSubviews: UIEdgeInsets { lendsSafeArea ? lentSafeArea : environment.safeAreaInsets }
    /// Whether subviews reach out of the view, into the safe area around it: SwiftUI's containers are as large as what is within the safe area.
    package var lendsSafeArea: Bool {
        get { environment.lendsSafeArea }
        set { environment.lendsSafeArea = newValue }
    }
    /// Whether subviews that preserve this view's margins take them over at the sides only: what scrolls does not get other margins near
    /// the ends of what is shown.
    var scrollsSubviews: Bool { false }
    /// Whether subviews keep the safe area above and below out of their margins: a row is as high wherever it is scrolled to.
    var showsSubviewsAsRows: Bool { false }
    open func safeAreaInsetsDidChange() {}
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsChanged() } }
    }
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(resolvedLayoutMargins, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft) }
        set { setLayoutMargins(newValue.resolved(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)) }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { if oldValue != preservesSuperviewLayoutMargins { marginsChanged() } }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Looks

    open var backgroundColor: UIColor? {
        get { shownBackgroundColor }
        set { noteOwn(.backgroundColor); setBackgroundColor(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { reporting(["alpha"]) { layer.opacity = Float(min(max(newValue, 0), 1)) } }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    open var isOpaque: Bool {
        get { look.isOpaque }
        set {
            look.isOpaque = newValue
            layer.isOpaque = newValue
        }
    }
    /// Whether `draw(_:)` starts with a cleared buffer. Otherwise, its contents are undefined; here, every buffer is a new one.
    open var clearsContextBeforeDrawing = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var mask: UIView? {
        get { look.mask }
        set { setMask(newValue) }
    }
    /// The colour of interactive elements; inherited from the superview while nil was set.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { noteOwn(.tintColor); setTintColor(newValue) }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { resolvedTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill {
        didSet { contentModeChanged() }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            noteOwn(.semanticContentAttribute)
            guard oldValue != semanticContentAttribute else { return }
            setNeedsLayout()
            directionChanged()
        }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }
    /// Called when the layout direction changes. The default does nothing.
    func directionChanged() {}

    // MARK: Drawing

    /// Draws into the current context; the default draws nothing, and the view then keeps no bitmap.
    open func draw(_ rect: CGRect) {}
    /// Draws the view for paper; by default as on the screen.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// A view that shows how this one looks, or will after pending updates.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterScreenUpdates: afterUpdates) }
    /// A view that shows how a part of this one looks; resized, it stretches what lies between the caps.
    ///
    /// - Parameter rect: The part, in the view's coordinates.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        makeResizableSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }
    /// Draws how the view and all below it look on the screen, or will after pending updates, into the current context.
    ///
    /// - Parameter rect: The rectangle to fill with the view's bounds, in the context's coordinates.
    /// - Returns: Whether everything was drawn: not where the screen has not shown the view yet.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
    }

    open func display(_ layer: CALayer) { displayContents(of: layer) }
    /// The distance by which drawing reaches above or below the bounds, in points.
    var drawingReach: CGFloat { 0 }
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { layoutContents(of: layer) }
    open func action(for layer: CALayer, forKey event: String) -> CAAction? { animationAction(for: layer, forKey: event) }

    // MARK: Events

    /// The view controller whose view this is, else the superview.
    open override var next: UIResponder? { hierarchy.controller ?? hierarchy.superview }
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { interaction.recognizers }
        set { setGestureRecognizers(newValue) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether taps inside this view are its own business, so that tap recognizers of its superviews leave them alone; true for controls.
    var claimsTaps: Bool { false }
    open func addInteraction(_ interaction: UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: UIInteraction) { detach(interaction) }
    open var interactions: [any UIInteraction] {
        get { interaction.interactions }
        set { setInteractions(newValue) }
    }
    /// Makes the view or a subview of it that is first responder give that up; `force` does not ask it.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    // MARK: Touches

    // Dynamic, because apps like to override them in extensions: a touch anywhere puts the keyboard away.

    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { resolvedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { updateTraits() } }
    }

    // MARK: Accessibility

    /// Whether the view shows large in the middle of the screen while a finger stays on it, for people with very large text: see
    /// `UILargeContentViewerInteraction`.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown ?? false }
        set { changeAccessibilityDetails { $0.largeContent.isShown = newValue } }
    }
    open var largeContentTitle: String? {
        get { largeContent.title ?? (self as? UIButton)?.currentTitle }
        set { changeAccessibilityDetails { $0.largeContent.title = newValue } }
    }
    open var largeContentImage: UIImage? {
        get { largeContent.image ?? (self as? UIButton)?.currentImage }
        set { changeAccessibilityDetails { $0.largeContent.image = newValue } }
    }
    open var scalesLargeContentImage: Bool {
        get { largeContent.scales }
        set { changeAccessibilityDetails { $0.largeContent.scales = newValue } }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.insets }
        set { changeAccessibilityDetails { $0.largeContent.insets = newValue } }
    }
    private var largeContent: LargeContent { knownAccessibilityDetails?.largeContent ?? LargeContent() }

    override var knownAccessibilityDetails: AccessibilityDetails? {
        get { setAccessibilityValues?.details }
        set { accessibilityValues.details = newValue }
    }

    /// Whether assistive technologies see the view itself; labels and controls are elements by themselves.
    open var isAccessibilityElement: Bool {
        get { asked(\.isElement) { setAccessibilityValues?.isElement ?? accessibilityDefaults.isElement } }
        set { accessibilityValues.isElement = newValue }
    }
    /// The name of the element. The default depends on the class; nil for none.
    open var accessibilityLabel: String? {
        get { asked(\.label) { accessibilityOverlay?.label ?? setAccessibilityValues?.label ?? accessibilityDefaults.label } }
        set { accessibilityValues.label = newValue }
    }
    /// The same with how its parts are spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            asked(\.attributedLabel) {
                accessibilityOverlay?.attributedLabel ?? setAccessibilityValues?.attributedLabel(accessibilityLabel)
            }
        }
        set { accessibilityValues.attributedLabel = newValue }
    }
    open var accessibilityValue: String? {
        get { asked(\.value) { accessibilityOverlay?.value ?? setAccessibilityValues?.value ?? accessibilityDefaults.value } }
        set { accessibilityValues.value = newValue }
    }
    open var accessibilityHint: String? {
        get { asked(\.hint) { accessibilityOverlay?.hint ?? setAccessibilityValues?.hint } }
        set { accessibilityValues.hint = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get {
            let own = asked(\.traits) { setAccessibilityValues?.traits ?? accessibilityDefaults.traits }
            return accessibilityOverlay?.traits(over: own) ?? own
        }
        set { accessibilityValues.traits = newValue }
    }
    /// The identifier by which tests find the element. It is never spoken.
    open var accessibilityIdentifier: String? {
        get { asked(\.identifier) { accessibilityOverlay?.identifier ?? setAccessibilityValues?.identifier } }
        set { accessibilityValues.identifier = newValue }
    }
    /// The names by which Voice Control users call the element; the first one is displayed. The default is the label.
    open var accessibilityUserInputLabels: [String]! {
        get {
            asked(list: \.userInputLabels) {
                accessibilityOverlay?.userInputLabels ?? setAccessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
            } ?? []
        }
        set { accessibilityValues.userInputLabels = newValue }
    }
    /// The language the element is spoken in, as BCP 47 has it; nil for the app's.
    open var accessibilityLanguage: String? {
        get { asked(\.language) { setAccessibilityValues?.language } }
        set { accessibilityValues.language = newValue }
    }
    /// The kind of text in the element, which determines how VoiceOver speaks it; nil for ordinary text.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityOverlay?.textualContext ?? setAccessibilityValues?.textualContext }
        set { accessibilityValues.textualContext = newValue }
    }
    /// The point that a touch hits to activate the element, in screen coordinates. The default is the centre of its frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibilityOverlay?.activationPoint { return convert(point, to: nil) }
            let frame = accessibilityFrame
            return asked(\.activationPoint) { setAccessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
        }
        set { accessibilityValues.activationPoint = newValue }
    }
    /// Whether people can do something with the element; true for what takes touches.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            asked(\.respondsToUserInteraction) {
                accessibilityOverlay?.respondsToUserInteraction ?? setAccessibilityValues?.respondsToUserInteraction
                    ?? isUserInteractionEnabled
            }
        }
        set { accessibilityValues.respondsToUserInteraction = newValue }
    }
    /// Ways of VoiceOver's through the view.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            asked(list: \.customRotors) {
                setAccessibilityValues?.customRotors ?? accessibilityOverlay.flatMap { $0.customRotors.isEmpty ? nil : $0.customRotors }
            }
        }
        set { accessibilityValues.customRotors = newValue }
    }
    /// How the elements in the view are presented.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { asked(\.containerType) { setAccessibilityValues?.containerType ?? .none } }
        set { accessibilityValues.containerType = newValue }
    }
    /// Whether colours of the view stay while people have all others inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { setAccessibilityValues?.ignoresInvertColors ?? false }
        set { accessibilityValues.ignoresInvertColors = newValue }
    }
    open override func accessibilityActivate() -> Bool {
        accessibilityOverlay?.activate.map { $0() } != nil || super.accessibilityActivate()
    }
    open override func accessibilityElementDidBecomeFocused() { accessibilityOverlay?.focusChanged?(true) }
    open override func accessibilityElementDidLoseFocus() { accessibilityOverlay?.focusChanged?(false) }
    open override func accessibilityPerformEscape() -> Bool {
        accessibilityOverlay?.escape.map { $0() } != nil || super.accessibilityPerformEscape()
    }
    open override func accessibilityPerformMagicTap() -> Bool {
        accessibilityOverlay?.magicTap.map { $0() } != nil || super.accessibilityPerformMagicTap()
    }
    open override func accessibilityIncrement() { accessibilityOverlay?.adjust?(true) ?? super.accessibilityIncrement() }
    open override func accessibilityDecrement() { accessibilityOverlay?.adjust?(false) ?? super.accessibilityDecrement() }
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibilityOverlay?.scroll.map { $0(direction) } != nil
    }
    open override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        accessibilityOverlay?.zoom.map { $0(true, convert(point, from: nil)) } != nil
    }
    open override func accessibilityZoomOut(at point: CGPoint) -> Bool {
        accessibilityOverlay?.zoom.map { $0(false, convert(point, from: nil)) } != nil
    }
    /// The element's rectangle on the screen.
    open var accessibilityFrame: CGRect {
        get { asked(\.frame) { setAccessibilityValues?.frame ?? convert(bounds, to: nil) } }
        set { accessibilityValues.frame = newValue }
    }
    /// The elements this view stands for, instead of its subviews.
    open var accessibilityElements: [Any]? {
        get { asked(list: \.elements) { setAccessibilityValues?.elements } }
        set { accessibilityValues.elements = newValue }
    }
    /// Whether people come through all that is in the view before they come to what stands beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { asked(\.groupsChildren) { setAccessibilityValues?.groupsChildren ?? false } }
        set { accessibilityValues.groupsChildren = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            asked(list: \.customActions) {
                (setAccessibilityValues?.customActions).map { $0 + overlaidActions } ?? (overlaidActions.isEmpty ? nil : overlaidActions)
            }
        }
        set { accessibilityValues.customActions = newValue }
    }
    /// Whether the subviews are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { asked(\.elementsHidden) { setAccessibilityValues?.elementsHidden ?? false } }
        set { accessibilityValues.elementsHidden = newValue }
    }
    /// Whether siblings of the view are out of reach.
    open var accessibilityViewIsModal: Bool {
        get { asked(\.isModal) { setAccessibilityValues?.isModal ?? false } }
        set { accessibilityValues.isModal = newValue }
    }

    // MARK: Motion

    /// The effects that tilting the device has on the view.
    open var motionEffects: [UIMotionEffect] {
        get { look.motionEffects }
        set { look.motionEffects = newValue }
    }

    // MARK: Dynamics

    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// A convex path about the centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

    open dynamic override var description: String { MainActor.assumeIsolated { viewDescription } }
}
