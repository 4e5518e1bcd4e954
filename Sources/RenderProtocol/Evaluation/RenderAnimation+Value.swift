import Foundation

extension RenderAnimation {
    /// The value of the property at a media time where it would otherwise have `base`; it keeps that where the motion leaves all bounds, as a spring of
    /// extreme velocity does.
    func value(over base: LayerValue, at time: Double) -> LayerValue {
        let value = unboundedValue(over: base, at: time)
        return value.isBounded ? value : base
    }

    private func unboundedValue(over base: LayerValue, at time: Double) -> LayerValue {
        guard let progress = timing.progress(at: time) else { return base }
        let fraction = curve.value(at: progress.fraction)
        guard var own = value(at: fraction) else { return base }
        if isCumulative, progress.repetition > 0, let end = value(at: 1) { own = own.adding(end, times: progress.repetition) }
        guard let component else { return isAdditive ? base.adding(own) : own }
        guard let part = property.read(component, of: base) else { return base }
        return property.write(component, isAdditive ? part.adding(own) : own, into: base) ?? base
    }

    /// The motion's value at a share of one repetition, after the curve.
    private func value(at fraction: Double) -> LayerValue? {
        switch motion {
        case .basic(let from, let to): return from.interpolated(to: to, fraction: fraction)
        case .spring(let from, let to, let mass, let stiffness, let damping, let velocity):
            let spring = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            return from.interpolated(to: to, fraction: spring.progress(at: fraction * timing.duration))
        case .keyframes(let values, let keyTimes, let curves, let mode):
            return KeyframeTrack(values: values, keyTimes: keyTimes, curves: curves, mode: mode).value(at: fraction)
        case .crossfade: return nil
        }
    }
}

/// Values in time, and what lies between them.
struct KeyframeTrack {
    var values: [LayerValue]
    var keyTimes: [Double]
    var curves: [TimingCurve]
    var mode: RenderAnimation.CalculationMode

    func value(at fraction: Double) -> LayerValue? {
        guard let first = values.first, values.count > 1 else { return values.first }
        let times = self.times
        if mode == .discrete { return values[min((times.lastIndex { $0 <= fraction } ?? 0), values.count - 1)] }
        guard fraction > times[0] else { return first }
        guard fraction < times[values.count - 1] else { return values[values.count - 1] }
        let index = min(max((times.firstIndex { $0 > fraction } ?? times.count) - 1, 0), values.count - 2)
        let span = times[index + 1] - times[index]
        var share = span > 0 ? (fraction - times[index]) / span : 1
        if mode != .paced, mode != .cubicPaced, curves.indices.contains(index) { share = curves[index].value(at: share) }
        guard mode == .cubic || mode == .cubicPaced else { return values[index].interpolated(to: values[index + 1], fraction: share) }
        return values[index].cubic(
            previous: values[max(index - 1, 0)], next: values[index + 1], last: values[min(index + 2, values.count - 1)], fraction: share)
    }

    /// Key times as given, or by the distances between values where the speed is to be even.
    private var times: [Double] {
        guard mode == .paced || mode == .cubicPaced || keyTimes.count < values.count else { return keyTimes }
        var sums = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
        let total = sums[sums.count - 1]
        return total > 0 ? sums.map { $0 / total } : sums.indices.map { Double($0) / Double(sums.count - 1) }
    }
}
