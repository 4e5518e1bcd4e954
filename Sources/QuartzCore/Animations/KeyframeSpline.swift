import Foundation
import RenderProtocol

/// Values joined by Kochanek–Bartels curves, as many values that straight lines join.
///
/// Source: the tension, continuity and bias values of Apple's “CAKeyframeAnimation”.
struct KeyframeSpline {
    let values: [LayerValue]
    let times: [Double]
    let curves: [TimingCurve]
    /// Of each value: how tight the curve is there, how sharp its corner, and to which neighbour it leans. Missing ones are 0.
    let tension, continuity, bias: [Double]

    /// Straight pieces between two values.
    private static let pieces = 24

    var motion: RenderAnimation.Motion {
        var points: [LayerValue] = values.prefix(1).map { $0 }
        var moments: [Double] = times.prefix(1).map { $0 }
        for index in values.indices.dropLast() {
            let (leaving, arriving) = (tangent(at: index, isLeaving: true), tangent(at: index + 1, isLeaving: false))
            for piece in 1...Self.pieces {
                let share = Double(piece) / Double(Self.pieces)
                let t = curves.indices.contains(index) ? curves[index].value(at: share) : share
                points.append(piece == Self.pieces ? values[index + 1] : point(index, t, leaving, arriving))
                moments.append(times[index] + (times[index + 1] - times[index]) * share)
            }
        }
        return .keyframes(values: points, keyTimes: moments, curves: [], mode: .linear)
    }

    private func point(_ index: Int, _ t: Double, _ leaving: LayerValue, _ arriving: LayerValue) -> LayerValue {
        let (square, cube) = (t * t, t * t * t)
        return values[index].times(2 * cube - 3 * square + 1).adding(leaving.times(cube - 2 * square + t))
            .adding(values[index + 1].times(3 * square - 2 * cube)).adding(arriving.times(cube - square))
    }

    /// Returns the incoming or outgoing tangent of the curve at a value. At the ends the missing neighbour counts as the value itself.
    private func tangent(at index: Int, isLeaving: Bool) -> LayerValue {
        func number(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
        let (t, c, b) = (number(tension), number(continuity), number(bias))
        let before = values[index].adding(values[max(index - 1, 0)].negated)
        let after = values[min(index + 1, values.count - 1)].adding(values[index].negated)
        let sign = isLeaving ? 1.0 : -1.0
        return before.times((1 - t) * (1 + b) * (1 + sign * c) / 2).adding(after.times((1 - t) * (1 - b) * (1 - sign * c) / 2))
    }
}

extension LayerValue {
    /// A multiple of a value that is made of numbers.
    fileprivate func times(_ factor: Double) -> LayerValue { zero.interpolated(to: self, fraction: factor) }
}
