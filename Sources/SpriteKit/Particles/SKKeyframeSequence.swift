import UIKit

/// How values between two keyframes come about.
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    case spline = 2
    case step = 3
}

/// The behaviour beyond the last keyframe.
public enum SKRepeatMode: Int, Sendable {
    case clamp = 1
    case loop = 2
}

/// Values at times, and those between them: numbers, colours, vectors or points.
/// Source: Apple's documentation of `SKKeyframeSequence`.
@preconcurrency @MainActor open class SKKeyframeSequence: NSObject, @preconcurrency NSCopying {
    private struct Keyframe {
        var value: Any
        var time: CGFloat
    }

    private var keyframes: [Keyframe] = []
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp

    /// - Parameter times: As many as there are values, in ascending order; for particles from 0 to 1, a part of their lifetime.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        super.init()
        keyframes = zip(values, times).map { Keyframe(value: $0, time: CGFloat($1.doubleValue)) }
    }

    public init(capacity numItems: Int) {
        super.init()
        keyframes.reserveCapacity(max(0, numItems))
    }

    open func count() -> Int { keyframes.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { keyframes.append(Keyframe(value: value, time: time)) }
    open func removeLastKeyframe() { keyframes.removeLast() }
    open func removeKeyframe(at index: Int) { keyframes.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { keyframes[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { keyframes[index].time = time }
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { keyframes[index] = Keyframe(value: value, time: time) }
    open func getKeyframeValue(for index: Int) -> Any { keyframes[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { keyframes[index].time }

    /// The value at a time; nil where there are no keyframes.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = keyframes.first, let last = keyframes.last else { return nil }
        let time = inside(time, first.time, last.time)
        guard let next = keyframes.firstIndex(where: { $0.time > time }) else { return last.value }
        guard next > 0 else { return first.value }
        let (from, to) = (keyframes[next - 1], keyframes[next])
        guard interpolationMode != .step, to.time > from.time else { return from.value }
        let part = (time - from.time) / (to.time - from.time)
        let weights = interpolationMode == .spline ? part * part * (3 - 2 * part) : part
        return Self.mix(from.value, to.value, weights)
    }

    private func inside(_ time: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        guard repeatMode == .loop, end > start, time > end else { return time }
        return start + (time - start).truncatingRemainder(dividingBy: end - start)
    }

    private static func mix(_ first: Any, _ second: Any, _ part: CGFloat) -> Any {
        if let first = number(first), let second = number(second) { return NSNumber(value: Double(first + (second - first) * part)) }
        if let first = first as? UIColor, let second = second as? UIColor { return first.blended(with: second, part) }
        if let first = first as? CGVector, let second = second as? CGVector {
            return CGVector(dx: first.dx + (second.dx - first.dx) * part, dy: first.dy + (second.dy - first.dy) * part)
        }
        if let first = first as? CGPoint, let second = second as? CGPoint {
            return CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
        }
        return first
    }

    /// A number of any of Swift's and Foundation's types.
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence(capacity: keyframes.count)
        (copy.keyframes, copy.interpolationMode, copy.repeatMode) = (keyframes, interpolationMode, repeatMode)
        return copy
    }
}

extension UIColor {
    fileprivate func blended(with other: UIColor, _ part: CGFloat) -> UIColor {
        let (first, second) = (ParticleColor(self), ParticleColor(other))
        return first.mixed(with: second, part).color
    }
}
