import CoreGraphics
import Foundation
import RenderProtocol

/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// A path for a point's property; takes precedence over `values`.
    open var path: CGPath?
    /// When each value is reached, 0…1; evenly spread where absent.
    open var keyTimes: [NSNumber]?
    /// The pacing of each step between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns along the path.
    open var rotationMode: CAAnimationRotationMode?
    /// Of each value of a cubic animation, −1…1: how tight the curve is there. Positive is tighter.
    open var tensionValues: [NSNumber]?
    /// Of each value of a cubic animation, −1…1: how sharp the curve's corner is. Positive points outwards, negative inwards.
    open var continuityValues: [NSNumber]?
    /// Of each value of a cubic animation, −1…1: whether the curve overshoots after the value (negative) or before it.
    open var biasValues: [NSNumber]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copied = CAKeyframeAnimation()
        copyProperties(to: copied)
        return copied
    }

    override func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (other.values, other.path, other.keyTimes, other.timingFunctions) = (values, path?.copy(), keyTimes, timingFunctions)
        (other.calculationMode, other.rotationMode) = (calculationMode, rotationMode)
        (other.tensionValues, other.continuityValues, other.biasValues) = (tensionValues, continuityValues, biasValues)
    }

    override func motion(on layer: CALayer, path keyPath: AnimatedKeyPath) -> RenderAnimation.Motion? {
        if let path { return keyPath.sampleValue.flatMap { track(along: path)?.positions(like: $0, curves: curves) } }
        guard let frames = values?.allMapped({ frame($0, keyPath) }),
            !frames.isEmpty
        else { return nil }
        let mode = calculationMode.rendered
        if mode == .cubic, let spline = spline(frames) { return spline.motion }
        return .keyframes(values: frames, keyTimes: times(count: frames.count), curves: curves(count: frames.count), mode: mode)
    }

    override var sampleValue: Any? { path == nil ? values?.first : CGPoint.zero }

    override func render(on layer: CALayer, key: String, timing: AnimationTiming) -> [RenderAnimation] {
        var rendered = super.render(on: layer, key: key, timing: timing)
        if let rotationMode, let path, let track = track(along: path) {
            rendered.append(
                RenderAnimation(
                    key: key + ".rotation", property: .transform, component: .rotationZ,
                    motion: track.rotations(mode: rotationMode, curves: curves),
                    timing: timing, curve: curve))
        }
        return rendered
    }

    private func frame(_ value: Any, _ path: AnimatedKeyPath) -> LayerValue? {
        ValueConversion.layerValue(valueFunction.map { $0.value(value) } ?? value, for: path.key, component: path.component)
    }

    /// The curve through the values, where anything is said about its shape.
    private func spline(_ frames: [LayerValue]) -> KeyframeSpline? {
        let shapes = [tensionValues, continuityValues, biasValues].map { $0?.map(\.doubleValue) ?? [] }
        guard frames.count > 1, shapes.contains(where: { $0.contains { $0 != 0 } }) else { return nil }
        return KeyframeSpline(
            values: frames, times: times(count: frames.count), curves: curves(count: frames.count), tension: shapes[0],
            continuity: shapes[1],
            bias: shapes[2])
    }

    private var curves: [TimingCurve] { timingFunctions?.map(\.curve) ?? [] }

    private func curves(count: Int) -> [TimingCurve] { curves.count >= count - 1 ? Array(curves.prefix(max(count - 1, 0))) : [] }

    private func times(count: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count {
            var last = 0.0
            return keyTimes.prefix(count).map {
                last = min(max($0.doubleValue, last), 1)
                return last
            }
        }
        // A discrete value holds until the next one's time, so each needs a share of its own.
        let steps = calculationMode == .discrete ? count : count - 1
        return (0..<count).map { steps > 0 ? Double($0) / Double(steps) : 0 }
    }

    private func track(along path: CGPath) -> PathTrack? {
        PathTrack(path, keyTimes: keyTimes?.map(\.doubleValue), isPaced: calculationMode == .paced || calculationMode == .cubicPaced)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var rendered: RenderAnimation.CalculationMode { RenderAnimation.CalculationMode(rawValue: rawValue) ?? .linear }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
