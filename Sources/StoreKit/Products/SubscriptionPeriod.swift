import StoreModel
import UIKit

extension Product {
    /// The time of which a subscription's renewals are apart. Source: Apple's documentation of `Product.SubscriptionPeriod`.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
            case day, week, month, year

            /// The unit in the user's language: `Month`.
            public var localizedDescription: String {
                switch self {
                case .day: systemText("Day")
                case .week: systemText("Week")
                case .month: systemText("Month")
                case .year: systemText("Year")
                }
            }
            public var debugDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }

        public let unit: Unit
        public let value: Int

        init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }
        init(_ period: StorePeriod) {
            value = period.value
            unit =
                switch period.unit {
                case .day: .day
                case .week: .week
                case .month: .month
                case .year: .year
                }
        }

        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) \(unit.debugDescription)" }
}

extension Product.SubscriptionPeriod {
    /// The period in words.
    ///
    /// - Parameter referenceDate: The date on which the period begins, which decides how long a month is.
    public func formatted(_ format: _DateComponentsFormatStyle, referenceDate: Date = Date()) -> String {
        format.format(dates(startingOn: referenceDate, in: format.calendar))
    }

    /// The dates from the period's begin to its end.
    public func dateRange(referenceDate: Date = Date()) -> Range<Date> { dates(startingOn: referenceDate, in: .autoupdatingCurrent) }

    private func dates(startingOn start: Date, in calendar: Calendar) -> Range<Date> {
        let component: Calendar.Component =
            switch unit {
            case .day: .day
            case .week: .weekOfYear
            case .month: .month
            case .year: .year
            }
        let end = calendar.date(byAdding: component, value: value, to: start) ?? start
        return start..<max(start, end)
    }
}
