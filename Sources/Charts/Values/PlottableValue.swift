import SwiftUI

/// A value of a mark with the label that names what it is.
///
/// Source: Apple's documentation of `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let value: Value
    /// The ends of the value's place: the bin that it lies in, or the unit of the calendar; nil for a point.
    let range: ClosedRange<Double>?

    init(_ label: Text, _ value: Value, range: ClosedRange<Double>? = nil) { (self.label, self.value, self.range) = (label, value, range) }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(label, value) }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { .value(Text(labelKey), value) }
    @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue {
        .value(Text(labelResource), value)
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(verbatim: String(label)), value)
    }
}

extension PlottableValue where Value == Date {
    /// A date that takes the place of the whole unit of a calendar that it lies in.
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current) -> PlottableValue {
        make(label, value, unit, calendar)
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .value(Text(labelKey), value, unit: unit, calendar: calendar) }
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .value(Text(labelResource), value, unit: unit, calendar: calendar) }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { make(Text(verbatim: String(label)), value, unit, calendar) }

    private static func make(_ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> PlottableValue {
        let interval = calendar.dateInterval(of: unit, for: value)
        return PlottableValue(
            label, value,
            range: interval.map { $0.start.timeIntervalSinceReferenceDate...$0.end.timeIntervalSinceReferenceDate })
    }
}
