/// The look of a view while a pointer or a gaze rests on it. The simulated device is used by fingers, which do not hover: styles can be set
/// and have no effect, as on an iPhone.
///
/// Source: Apple's “UIHoverStyle”.
@preconcurrency @MainActor open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
    open var effect: any UIHoverEffect
    /// Nil for the view's own shape.
    open var shape: UIShape?
    open var isEnabled = true

    public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    public convenience init(shape: UIShape? = nil) { self.init(effect: .automatic, shape: shape) }

    open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic, shape: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIHoverStyle(shape: shape)
        (copy.effect, copy.isEnabled) = (effect, isEnabled)
        return copy
    }
}

/// An effect on a view that a pointer or a gaze rests on.
public protocol UIHoverEffect: Sendable {}

public struct UIHoverAutomaticEffect: UIHoverEffect { public init() {} }
public struct UIHoverHighlightEffect: UIHoverEffect { public init() {} }
public struct UIHoverLiftEffect: UIHoverEffect { public init() {} }

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape in the place of a view.
///
/// Source: Apple's “UIShape”.
@MainActor public struct UIShape {
    enum Kind {
        case rect(radius: CGFloat?, CALayerCornerCurve, UIRectCorner)
        case capsule
        case circle
        case path(UIBezierPath)
    }

    let kind: Kind
    var insets = UIEdgeInsets.zero

    public static let rect = UIShape(kind: .rect(radius: nil, .circular, .allCorners))
    public static let capsule = UIShape(kind: .capsule)
    public static let circle = UIShape(kind: .circle)

    public static func rect(
        cornerRadius: CGFloat? = nil, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(kind: .rect(radius: cornerRadius, cornerCurve, maskedCorners)) }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }

    /// The shape, made smaller on all sides, in points.
    public func inset(by insets: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: insets, left: insets, bottom: insets, right: insets))
    }
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var result = self
        result.insets = UIEdgeInsets(
            top: self.insets.top + insets.top, left: self.insets.left + insets.left, bottom: self.insets.bottom + insets.bottom,
            right: self.insets.right + insets.right)
        return result
    }
}
