import CoreGraphics
import Foundation
import RenderProtocol

/// A rectangle of content with geometry, visual properties and sublayers: what a screen is made of.
///
/// A layer renders nothing itself. It keeps its properties, and the `LayerContext` it hangs in sends what changed to the compositors.
open class CALayer: NSObject, CAMediaTiming {
    /// The layer's name in commits.
    package let id: LayerID
    /// Properties that differ from their defaults, except `bounds`, `position` and `anchorPoint`, which are read too often for a dictionary.
    var values: LayerProperties = [:]
    /// The objects that colours, paths and images in `values` were made from.
    var sources: [LayerKey: AnyObject] = [:]
    var geometry = Geometry()
    let hierarchy = Hierarchy()
    var changes = Changes()
    var running: [LayerAnimation] = []
    var localTiming = LocalTiming()
    /// Values set by key that are no property of the layer.
    var customValues: [String: Any] = [:]
    /// The value of `isHidden` before the layer was lifted; nil while it is not.
    private var hiddenBeforeLift: Bool?
    /// The distance above and below the bounds that a backing store covers, too, in points: what is drawn there shows unless the layer masks to its bounds.
    package final var backingReach: CGFloat = 0
    /// The gravity that the layer was given, while a backing store that reaches beyond the bounds stands in their middle; else nil.
    var gravityWithoutReach: CALayerContentsGravity?
    /// Set in the copies that `presentation()` makes.
    var presentedModel: CALayer?
    /// Whether the layer was made of another to show its values, which runs no actions.
    private(set) var isCopy = false

    struct Geometry {
        var bounds = CGRect.zero
        var position = CGPoint.zero
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    }

    final class Hierarchy {
        var sublayers: [CALayer] = []
        weak var superlayer: CALayer?
        var mask: CALayer?
        weak var context: LayerContext?
        /// The running transition, with the layer's look before the change.
        var transition: TransitionStage?
    }

    /// The pending work of the next commit, layout or display for this layer.
    struct Changes {
        var keys: LayerKeySet = []
        /// The committed values of properties that have changed since the last commit.
        var committed = CommittedValues()
        /// Whether the compositors of the context `contextNumber` names know the layer.
        var isCommitted = false
        var contextNumber = 0
        var areAnimationsChanged = false
        /// Keys, as the compositors know them, of committed animations that were taken away.
        var removedAnimations: [String] = []
        var needsLayout = true
        var needsDisplay = false
        /// Whether a layer below needs layout or display.
        var isSubtreeStale = true
    }

    struct LocalTiming: Equatable {
        var beginTime: CFTimeInterval = 0
        var duration: CFTimeInterval = .infinity
        var speed: Float = 1
        var timeOffset: CFTimeInterval = 0
        var repeatCount: Float = 0
        var repeatDuration: CFTimeInterval = 0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
    }

    /// Creates a layer with default values and no delegate.
    public override init() {
        id = Self.makeID()
        super.init()
        setInitialValues()
    }

    /// Creates a presentation copy of `layer`; override it to copy a subclass's own properties.
    public init(layer: Any) {
        id = Self.makeID()
        super.init()
        guard let other = layer as? CALayer else { return }
        isCopy = true
        values = other.values
        sources = other.sources
        geometry = other.geometry
        localTiming = other.localTiming
        customValues = other.customValues
        delegate = other.delegate
        name = other.name
        style = other.style
        actions = other.actions
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        gravityWithoutReach = other.gravityWithoutReach
        (allowsGroupOpacity, minificationFilterBias) = (other.allowsGroupOpacity, other.minificationFilterBias)
    }

    public required init?(coder: NSCoder) {
        id = Self.makeID()
        super.init()
        setInitialValues()
    }

    nonisolated(unsafe) private static var lastID: UInt64 = 0
    private static let idLock = NSLock()

    private static func makeID() -> LayerID {
        idLock.withLock {
            lastID += 1
            return LayerID(lastID)
        }
    }

    /// The value of `kind` in commits; subclasses that render differently override it.
    var kindKeyword: String { "layer" }

    /// Layers that are committed as sublayers after the others, and stand among `sublayers` for nobody.
    var hiddenSublayers: [CALayer] { [] }
    /// The same, committed before the others.
    var hiddenBackLayers: [CALayer] { [] }

    /// The last chance to change what the next commit says of the layer; called only where something has changed.
    func prepareForCommit() {}

    /// Called when the layer's time has changed, by its own properties or by those of a layer above.
    func timingChanged() {}

    /// A property of a subclass by key; nil where there is none of that name.
    func ownValue(forKey key: String) -> Any? { nil }

    /// Sets a property of a subclass by key or key path; false where there is none of that name.
    func setOwnValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

    private func setInitialValues() {
        if type(of: self) == CALayer.self { return }
        if kindKeyword != "layer" { values[.kind] = .keyword(kindKeyword) }
        values[.name] = .keyword(_typeName(type(of: self), qualified: false))
    }

    // MARK: Owner

    /// Lays out, draws and animates on the layer's behalf. A view is its layer's delegate.
    open var delegate: CALayerDelegate? {
        get { owner ?? weakDelegate }
        set { (owner, weakDelegate) = (nil, newValue) }
    }
    private weak var weakDelegate: CALayerDelegate?
    /// The delegate where it is the view that made the layer, which takes itself out when it goes. What weak references point to takes longer to keep and to
    /// let go of, for everybody; and every view would have one.
    package final unowned(unsafe) var owner: CALayerDelegate?
    open var name: String?
    /// Default property values and actions, looked up where the layer itself has none.
    open var style: [AnyHashable: Any]?
    /// Actions by key, asked after the delegate.
    open var actions: [String: CAAction]?
    /// Whether a change of `bounds` draws the contents anew.
    open var needsDisplayOnBoundsChange = false
    /// The class name committed for people who read layer trees; a view sets its own.
    package var ownerName: String {
        get { if case .keyword(let name) = self[.name] { name } else { "CALayer" } }
        set { store(.keyword(newValue), for: .name) }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. What is no number raises `CALayerInvalidGeometry`, as in `position` and `frame`.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            if newValue.holdsNaN {
                raiseInvalidGeometry(
                    "bounds", "[\(newValue.origin.x) \(newValue.origin.y); \(newValue.size.width) \(newValue.size.height)]")
            }
            set(.bounds, .rect(newValue))
        }
    }
    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { geometry.position }
        set {
            if newValue.x.isNaN || newValue.y.isNaN { raiseInvalidGeometry("position", "[\(newValue.x) \(newValue.y)]") }
            set(.position, .point(newValue))
        }
    }
    open var zPosition: CGFloat {
        get { number(.zPosition) }
        set { setNumber(.zPosition, newValue) }
    }
    /// The point that `position` places and `transform` turns about, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { set(.anchorPoint, .point(newValue)) }
    }
    open var anchorPointZ: CGFloat {
        get { number(.anchorPointZ) }
        set { setNumber(.anchorPointZ, newValue) }
    }
    open var transform: CATransform3D {
        get { transform(.transform) }
        set { set(.transform, .transform(newValue.rendered)) }
    }
    /// Applied to all sublayers, about the anchor point.
    open var sublayerTransform: CATransform3D {
        get { transform(.sublayerTransform) }
        set { set(.sublayerTransform, .transform(newValue.rendered)) }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it moves and resizes the layer.
    open var frame: CGRect {
        get { boundingFrame }
        set { fit(into: newValue) }
    }
    open var isGeometryFlipped: Bool {
        get { bool(.isGeometryFlipped) }
        set { set(.isGeometryFlipped, .bool(newValue)) }
    }
    /// Whether the layer shows when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { bool(.isDoubleSided) }
        set { set(.isDoubleSided, .bool(newValue)) }
    }

    // MARK: Hierarchy

    open var sublayers: [CALayer]? {
        get { hierarchy.sublayers.isEmpty ? nil : hierarchy.sublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    open var superlayer: CALayer? { hierarchy.superlayer }
    /// The layer whose alpha this layer shows through.
    open var mask: CALayer? {
        get { hierarchy.mask }
        set { replaceMask(with: newValue) }
    }

    // MARK: Contents

    /// The content of the layer: a `CGImage`.
    open var contents: Any? {
        get { sources[.contents] }
        set {
            let image = newValue as? CGImage
            placeBacking(reaches: false)
            set(.contents, image.map { .image(ImageRegistry.id(of: $0)) } ?? .none, source: image)
        }
    }
    /// The part of the contents to show, in units of their size.
    open var contentsRect: CGRect {
        get { rect(.contentsRect) }
        set { set(.contentsRect, .rect(newValue)) }
    }
    /// The part of the contents that stretches, in units of their size.
    open var contentsCenter: CGRect {
        get { rect(.contentsCenter) }
        set { set(.contentsCenter, .rect(newValue)) }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { gravityWithoutReach ?? CALayerContentsGravity(rawValue: keyword(.contentsGravity)) }
        set {
            guard gravityWithoutReach == nil else { return gravityWithoutReach = newValue }
            set(.contentsGravity, .keyword(newValue.rawValue))
        }
    }
    /// Pixels of the contents in a point.
    open var contentsScale: CGFloat {
        get { number(.contentsScale) }
        set { setNumber(.contentsScale, newValue) }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: keyword(.magnificationFilter)) }
        set { set(.magnificationFilter, .keyword(newValue.rawValue)) }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(rawValue: keyword(.minificationFilter)) }
        set { set(.minificationFilter, .keyword(newValue.rawValue)) }
    }
    /// Shows the contents' alpha in this colour: how template images are tinted without drawing them again.
    package final var contentsTint: CGColor? {
        get { color(.contentsTint) }
        set { setColor(.contentsTint, newValue) }
    }

    // MARK: Look

    /// Whether `draw(in:)` fills every pixel; its backing store then starts from the background colour.
    open var isOpaque = false
    /// A hint to keep the rendered layer as a bitmap; never changes what it looks like at `rasterizationScale` of the screen.
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    /// A hint; drawing is always finished within its transaction.
    open var drawsAsynchronously = false
    /// A hint; compositors antialias the edges of all layers that do not lie on whole pixels.
    open var allowsEdgeAntialiasing = true
    @available(*, unavailable, message: "not yet in Quince: edges that are not antialiased")
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
        set {}
    }

    open var isHidden: Bool {
        get { hiddenBeforeLift ?? bool(.isHidden) }
        set { if hiddenBeforeLift == nil { set(.isHidden, .bool(newValue)) } else { hiddenBeforeLift = newValue } }
    }
    /// Whether something else shows what the layer shows, lifted out of its place: the screen leaves the layer out then, and it knows nothing
    /// of it.
    package var isLifted: Bool {
        get { hiddenBeforeLift != nil }
        set {
            guard newValue != isLifted else { return }
            let isHidden = isHidden
            store(.bool(newValue || isHidden), for: .isHidden)
            hiddenBeforeLift = newValue ? isHidden : nil
        }
    }
    open var opacity: Float {
        get { Float(number(.opacity)) }
        set { setNumber(.opacity, CGFloat(newValue)) }
    }
    /// Whether a layer and its sublayers fade as one group. Quince lets them, whatever the value; false tells of it on standard error, once.
    open var allowsGroupOpacity = true {
        didSet { if !allowsGroupOpacity { UnsupportedLooks.report("allowsGroupOpacity", "a layer and its sublayers fade as one group") } }
    }
    /// The bias of the level of detail for the minification filter *trilinear*. Quince scales the contents themselves;
    /// another value than 0 tells of it on standard error, once.
    open var minificationFilterBias: Float = 0 {
        didSet { if minificationFilterBias != 0 { UnsupportedLooks.report("minificationFilterBias", "contents have one level of detail") } }
    }
    open var masksToBounds: Bool {
        get { bool(.masksToBounds) }
        set { set(.masksToBounds, .bool(newValue)) }
    }
    open var backgroundColor: CGColor? {
        get { color(.backgroundColor) }
        set { setColor(.backgroundColor, newValue) }
    }
    open var cornerRadius: CGFloat {
        get { number(.cornerRadius) }
        set { setNumber(.cornerRadius, newValue) }
    }
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(number(.maskedCorners))) }
        set { setNumber(.maskedCorners, CGFloat(newValue.rawValue)) }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: keyword(.cornerCurve)) }
        set { set(.cornerCurve, .keyword(newValue.rawValue)) }
    }
    /// Returns the ratio of the size of a corner of `curve` to its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
    open var borderWidth: CGFloat {
        get { number(.borderWidth) }
        set { setNumber(.borderWidth, newValue) }
    }
    open var borderColor: CGColor? {
        get { color(.borderColor) }
        set { setColor(.borderColor, newValue) }
    }
    open var shadowColor: CGColor? {
        get { color(.shadowColor) }
        set { setColor(.shadowColor, newValue) }
    }
    open var shadowOpacity: Float {
        get { Float(number(.shadowOpacity)) }
        set { setNumber(.shadowOpacity, CGFloat(newValue)) }
    }
    open var shadowOffset: CGSize {
        get { if case .size(let size) = self[.shadowOffset] { size } else { .zero } }
        set { set(.shadowOffset, .size(newValue)) }
    }
    open var shadowRadius: CGFloat {
        get { number(.shadowRadius) }
        set { setNumber(.shadowRadius, newValue) }
    }
    open var shadowPath: CGPath? {
        get { path(.shadowPath) }
        set { setPath(.shadowPath, newValue) }
    }
    /// The name of a blend mode, such as `multiplyBlendMode`; nil composites source over.
    open var compositingFilter: Any? {
        get {
            let mode = keyword(.compositingFilter)
            return mode == "normal" ? nil : BlendModeName.filter(mode)
        }
        set { set(.compositingFilter, .keyword((newValue as? String).map(BlendModeName.mode) ?? "normal")) }
    }
    /// By how much the finished picture of the layer is blurred: the standard deviation in points. iOS ignores `filters`; this is for SwiftUI's effects.
    package final var filterBlurRadius: CGFloat {
        get { number(.filterBlurRadius) }
        set { setNumber(.filterBlurRadius, newValue) }
    }
    /// The matrix applied to the picture's colours: four rows of five numbers for red, green, blue and alpha; empty applies none.
    package final var filterColorMatrix: [Double] {
        get { if case .numbers(let numbers) = self[.filterColorMatrix] { numbers } else { [] } }
        set { set(.filterColorMatrix, .numbers(newValue)) }
    }

    /// Whether blend modes of the layers below end at this one, which is laid over what is behind it as a whole.
    package final var isIsolated: Bool {
        get { bool(.isIsolated) }
        set { set(.isIsolated, .bool(newValue)) }
    }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { localTiming.beginTime }
        set { updateTiming { $0.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { localTiming.duration }
        set { updateTiming { $0.duration = newValue } }
    }
    open var speed: Float {
        get { localTiming.speed }
        set { updateTiming { $0.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { localTiming.timeOffset }
        set { updateTiming { $0.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { localTiming.repeatCount }
        set { updateTiming { $0.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { localTiming.repeatDuration }
        set { updateTiming { $0.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { localTiming.autoreverses }
        set { updateTiming { $0.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { localTiming.fillMode }
        set { updateTiming { $0.fillMode = newValue } }
    }

    // MARK: Subclassing points

    /// Whether a change of the property `key` draws the contents anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The default value of a property; nil where the class has none.
    open class func defaultValue(forKey key: String) -> Any? { defaultPropertyValue(forKey: key) }
    /// The action for `key` where neither delegate nor layer have one.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    open func layoutSublayers() {
        guard let delegate else { return }
        onMainActor { delegate.layoutSublayers(of: self) }
    }

    /// Provides the contents: by the delegate, else by `draw(in:)` into a backing store.
    open func display() {
        if let delegate {
            onMainActor { delegate.display(self) }
        } else {
            drawBackingStore()
        }
    }

    /// Draws the contents in the layer's coordinates; the default asks the delegate.
    open func draw(in ctx: CGContext) {
        guard let delegate else { return }
        onMainActor { delegate.draw(self, in: ctx) }
    }

    /// Draws the layer and all below it into a context, in the layer's own coordinates; animations are left out.
    ///
    /// Source: Apple's “render(in:)”.
    open func render(in ctx: CGContext) {
        settleSubtree()
        drawSubtree(in: ctx)
    }

    /// An empty copy of the right class for `presentation()`; each class of the framework makes its own.
    func copyForPresentation() -> CALayer { CALayer(layer: self) }

    open func preferredFrameSize() -> CGSize { bounds.size }

    open func action(forKey event: String) -> CAAction? { findAction(forKey: event) }

    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }
    open func removeAllAnimations() { removeAnimations { _ in true } }
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { running.last { $0.key == key }?.animation }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: hierarchy.sublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, besides: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, besides: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { detach() }

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { layoutFromTop() }
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Draws anew; a backing store is always drawn as a whole.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    open func displayIfNeeded() {
        guard changes.needsDisplay else { return }
        changes.needsDisplay = false
        display()
    }
}
