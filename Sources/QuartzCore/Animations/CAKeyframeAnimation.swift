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
    @available(*, unavailable, message: "not yet in Quince: the shape of cubic keyframes")
    open var tensionValues: [NSNumber]? {
        get { nil }
        set {}
    }

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
    }

    override func motion(on layer: CALayer, path keyPath: AnimatedKeyPath) -> RenderAnimation.Motion? {
        if let path { return track(along: path)?.positions(curves: curves) }
        guard let frames = values?.allMapped({ ValueConversion.layerValue($0, for: keyPath.key, component: keyPath.component) }),
            !frames.isEmpty
        else { return nil }
        let mode = calculationMode.rendered
        return .keyframes(values: frames, keyTimes: times(count: frames.count), curves: curves(count: frames.count), mode: mode)
    }

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
