import SwiftUI

/// A value of a mark. Labels name values where charts are read out as a whole; single marks are read out by their values.
///
/// Source: Apple's documentation of `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
    let value: Value
    /// The ends of the value's place: the bin that it lies in, or the unit of the calendar; nil for a point.
    let range: ClosedRange<Double>?

    init(_ value: Value, range: ClosedRange<Double>? = nil) { (self.value, self.range) = (value, range) }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value) }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(value) }
    @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(value)
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { PlottableValue(value) }
}

extension PlottableValue where Value == Date {
    private init(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: value)
        self.init(value, range: interval.map { $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate })
    }

    /// A date that takes the place of the whole unit of a calendar that it lies in.
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue {
        PlottableValue(value, unit, calendar)
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { PlottableValue(value, unit, calendar) }
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { PlottableValue(value, unit, calendar) }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { PlottableValue(value, unit, calendar) }
}
