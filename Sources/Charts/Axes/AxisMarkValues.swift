import SwiftUI

/// The values at which an axis has marks.
///
/// Source: Apple's documentation of `AxisMarkValues`.
public struct AxisMarkValues {
    enum Values {
        /// Round numbers, beginnings of units or all categories.
        case automatic(count: Int?, minimumStride: Double?, roundsLower: Bool?, roundsUpper: Bool?)
        case stride(Double, roundsLower: Bool?, roundsUpper: Bool?)
        case dates(Calendar.Component, count: Int, calendar: Calendar?, roundsLower: Bool?, roundsUpper: Bool?)
        case explicit([_PlottedValue])
    }
    let values: Values

    public static var automatic: AxisMarkValues { .automatic() }

    /// - Parameters:
    ///   - desiredCount: The number of values that the axis comes near to; nil = what the plot has room for.
    ///   - roundLowerBound: Whether an automatic domain begins at one of the values.
    ///   - roundUpperBound: Whether an automatic domain ends at one of the values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            values: .automatic(count: desiredCount, minimumStride: nil, roundsLower: roundLowerBound, roundsUpper: roundUpperBound))
    }

    /// - Parameter minimumStride: The least distance between values.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: BinaryFloatingPoint {
        AxisMarkValues(
            values: .automatic(
                count: desiredCount, minimumStride: minimumStride.plotted.distance, roundsLower: roundLowerBound,
                roundsUpper: roundUpperBound))
    }

    /// The multiples of a step.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(values: .stride(Double(stepSize), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)) }

    /// The beginnings of a unit of a calendar, or of several together.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            values: .dates(component, count: count, calendar: calendar, roundsLower: roundLowerBound, roundsUpper: roundUpperBound))
    }
}

extension AxisMarkValues {
    static func explicit<P: Plottable>(_ values: [P]) -> AxisMarkValues { AxisMarkValues(values: .explicit(values.map(\.plotted))) }
}
