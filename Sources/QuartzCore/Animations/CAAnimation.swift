import Foundation
import QuinceFoundation
import RenderProtocol

/// An animation: what all kinds share. Layers keep copies, so changing one after adding it has no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction, KeyValueCoding {
    open var beginTime: CFTimeInterval = 0
    /// Length of one repetition; 0 takes the transaction's.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The timing curve of the animation's progress; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Told of begin and end. Held strongly, as documented.
    open var delegate: CAAnimationDelegate?
    /// Whether the layer forgets the animation at its end.
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var customValues: [String: Any] = [:]
    /// Whether Core Animation made it for a changed property.
    var isImplicit = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copied = CAAnimation()
        copyProperties(to: copied)
        return copied
    }

    open override func copy() -> Any { copy(with: nil) }

    func copyProperties(to other: CAAnimation) {
        (other.beginTime, other.duration, other.speed, other.timeOffset) = (beginTime, duration, speed, timeOffset)
        (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode) = (
            repeatCount, repeatDuration, autoreverses, fillMode
        )
        (other.timingFunction, other.delegate, other.isRemovedOnCompletion) = (timingFunction, delegate, isRemovedOnCompletion)
        (other.customValues, other.isImplicit) = (customValues, isImplicit)
        other.preferredFrameRateRange = preferredFrameRateRange
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    package func codedValue(forKey key: String) -> Any? { customValues[key] ?? Self.defaultValue(forKey: key) }
    /// Keeps any value under a key, for the delegate to find.
    package func setCodedValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    /// As an action: adds the animation to the layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Commit

    /// The animations that compositors run for this one.
    func render(on layer: CALayer, key: String, timing: AnimationTiming) -> [RenderAnimation] { [] }

    /// The animations of properties that only the app knows.
    func renderDynamic(on layer: CALayer, key: String, timing: AnimationTiming) -> [DynamicAnimation] { [] }

    /// The keys of the properties that change.
    var keys: [String] { [] }

    /// Number of repetitions that `repeatCount` and `repeatDuration` ask for.
    func repetitions(duration: Double) -> Double {
        if repeatDuration > 0, duration > 0 { return repeatDuration / (autoreverses ? 2 * duration : duration) }
        if repeatCount >= Float.greatestFiniteMagnitude { return .infinity }
        return repeatCount > 0 ? Double(repeatCount) : 1
    }

    var curve: TimingCurve { timingFunction?.curve ?? .linear }
}

/// Learns when an animation begins and ends. Both methods are optional.
@preconcurrency
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is true where the animation ran to its end and false where it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Frames a second that an animation or display link wants.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
