import QuinceFoundation

/// Round numbers along a scale.
///
/// Steps are 1, 2, 2.5 or 5 times a power of ten: the one that comes nearest to the wanted number of steps.
enum Ticks {
    /// The step between round numbers; nil where the range has no length.
    static func step(_ range: ClosedRange<Double>, count: Int, allowed multiples: [Double] = [1, 2, 2.5, 5, 10]) -> Double? {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite, count > 0 else { return nil }
        let rough = length / Double(count), power = pow(10, floor(log10(rough)))
        guard power > 0, power.isFinite else { return nil }
        return multiples.map { $0 * power }.min { abs(log($0 / rough)) < abs(log($1 / rough)) }
    }

    /// The multiples of a step within a range.
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up), last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first <= last, last - first < Double(limit) else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
    }

    /// More ticks than a chart can show are not made.
    static let limit = 1000

    /// The range made longer so that it begins and ends at round numbers, which are those of the longer range, too.
    static func rounded(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
        var result = range
        for _ in 0..<4 {
            guard let step = step(result, count: count) else { return range }
            let start = ((range.lowerBound / step) + 1e-9).rounded(.down) * step,
                end = ((range.upperBound / step) - 1e-9).rounded(.up) * step
            let next = min(start, range.lowerBound)...max(end, range.upperBound)
            if next == result { break }
            result = next
        }
        return result
    }
}
