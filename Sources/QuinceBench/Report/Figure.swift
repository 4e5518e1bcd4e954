/// One thing that is measured, before it is.
struct Figure: Sendable {
    /// When a value is good enough.
    enum Target: Sendable {
        case value(Double)
        /// So many times better than the rival.
        case timesRival(Double)
        /// Both: a value, and so many times better than the rival.
        case valueAndTimesRival(Double, Double)
        /// None: the value is shown beside the rival's.
        case none
    }

    var name: String
    var unit: String
    var target: Target
    var higherIsBetter = false
    /// The comparison measured in the same run; nil for none.
    var rival: String?
}

/// The measured value of a figure.
struct Reading: Sendable {
    var value: Double
    var rivalValue: Double?
}

/// A figure with what came of it.
struct Result: Sendable {
    var figure: Figure
    var reading: Swift.Result<Reading, MeasuringFailure>

    var value: Double? { try? reading.get().value }
    var rivalValue: Double? { try? reading.get().rivalValue }
    var failure: MeasuringFailure? { if case .failure(let failure) = reading { failure } else { nil } }

    /// The value to reach, in the figure's unit; nil while the rival it depends on is not measured.
    var target: Double? {
        func times(_ factor: Double) -> Double? { rivalValue.map { figure.higherIsBetter ? $0 * factor : $0 / factor } }
        switch figure.target {
        case .value(let value): return value
        case .timesRival(let factor): return times(factor)
        case .valueAndTimesRival(let value, let factor):
            return times(factor).map { figure.higherIsBetter ? max($0, value) : min($0, value) }
        case .none: return nil
        }
    }

    var isMet: Bool {
        if case .none = figure.target { return failure == nil }
        guard let value, let target else { return false }
        return figure.higherIsBetter ? value >= target : value <= target
    }

    /// The ratio by which the value is better than the rival's; nil if either is missing or not positive.
    var advantage: Double? {
        guard let value, let rivalValue, value > 0, rivalValue > 0 else { return nil }
        return figure.higherIsBetter ? value / rivalValue : rivalValue / value
    }
}

/// Why a figure could not be measured.
struct MeasuringFailure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
