import Foundation
import _FoundationICU

/// Units that lengths of time are formatted in, largest first.
enum TimeUnit: CaseIterable {
    case year, month, weekOfMonth, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var option: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var measure: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .weekOfMonth: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }

    var relative: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .weekOfMonth: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }

    /// Whether clocks show it by its place: hours, minutes, seconds.
    var isOnClocks: Bool { self == .hour || self == .minute || self == .second }

    /// nil where the components say nothing of it.
    func value(in components: DateComponents) -> Int? {
        let value = components.value(for: component)
        return self == .weekOfMonth ? value ?? components.weekOfYear : value
    }
}
