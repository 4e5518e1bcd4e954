/// Says how an animator's progress bends over time.
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// A timing curve given by a cubic Bézier.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}

/// A timing curve given by a damped spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Shape {
        case ratio(CGFloat)
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
        case perceptual(duration: TimeInterval, bounce: CGFloat)
    }

    let shape: Shape
    public let initialVelocity: CGVector

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { (shape, initialVelocity) = (.ratio(ratio), velocity) }
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        (shape, initialVelocity) = (.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        (shape, self.initialVelocity) = (.perceptual(duration: duration, bounce: bounce), initialVelocity)
    }
    /// The spring of the system's own transitions: it does not overshoot.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The timing, and the duration where the spring decides it itself.
    func timing(duration: TimeInterval) -> (AnimationContext.Timing, TimeInterval) {
        switch shape {
        case .ratio(let ratio):
            return (SpringMath.timing(dampingRatio: ratio, velocity: initialVelocity.dx, settlingIn: duration), duration)
        case .physical(let mass, let stiffness, let damping):
            let frequency = (stiffness / mass).squareRoot()
            let ratio = damping / (2 * (stiffness * mass).squareRoot())
            return (
                .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx),
                SpringMath.settlingTime(dampingRatio: ratio, frequency: frequency)
            )
        case .perceptual(let duration, let bounce):
            return SpringMath.timing(perceptualDuration: duration, bounce: bounce, velocity: initialVelocity.dx)
        }
    }
}
