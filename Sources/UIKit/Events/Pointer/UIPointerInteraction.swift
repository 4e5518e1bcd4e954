// The simulated device has fingers only. What concerns pointers can be set up as in iOS, where nothing comes of it without one either.

/// Says what the pointer looks like over a view.
///
/// Source: Apple's “UIPointerInteraction”.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { self.view = nil } }
    open func didMove(to view: UIView?) { self.view = view }
    /// Asks the delegate anew while the pointer is over the view.
    open func invalidate() {}
}

/// Decides what the pointer looks like. Every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {}
}

/// The coordinator of animations that run along with the pointer's.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part of a view over which the pointer has a look of its own.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    public let rect: CGRect
    public let identifier: AnyHashable?
    open var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for the region at the pointer's position, with the pressed modifier keys.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}

/// The pointer's outline.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// The placement of the tint: none, above the view, or below it.
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// The view and its shape.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape and the effect of the pointer.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// The pointer alone, with the axes along which it snaps to what is below it.
    @preconcurrency @MainActor public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        super.init()
    }

    /// The pointer and the view below it.
    @preconcurrency @MainActor public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        super.init()
    }

    override init() { super.init() }

    open class func hidden() -> Self { plain() }
    open class func system() -> Self { plain() }

    private class func plain<Style: UIPointerStyle>() -> Style {
        guard let style = UIPointerStyle() as? Style else {
            uncaughtException(.invalidArgument, "pointer styles are made by UIPointerStyle itself, not by subclasses")
        }
        return style
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIButton {
    /// Makes the style of the pointer over a button from the button, its proposed effect and shape.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
