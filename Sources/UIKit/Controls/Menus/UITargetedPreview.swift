/// A view as a preview shows it.
///
/// Source: Apple's “UITargetedPreview”.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// A preview in the place of a view that is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            uncaughtException(
                .invalidArgument,
                "UITargetedPreview initializer requires that the view is in a window, or that a target is given. View: \(view)")
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The start or destination of a preview's animation: a container and a position in it.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}

/// The ground and the shape of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The part of the view that shows, in its coordinates; all of it for nil.
    open var visiblePath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground
    /// The shape that casts the preview's shadow, in the view's coordinates; nil for the visible part.
    open var shadowPath: UIBezierPath?

    @preconcurrency @MainActor public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath
        copy.backgroundColor = backgroundColor
        copy.shadowPath = shadowPath
        return copy
    }
}
