import Foundation

/// The rate at which subscriptions renew, as Xcode's StoreKit configurations say it.
///
/// Source: Apple's documentation of `SKTestSession.TimeRate`.
public enum StoreTimeRate: Int, Codable, Sendable, CaseIterable {
    case realTime = 0
    case oneHourIsOneDay = 1
    case thirtyMinutesIsOneDay = 2
    case fiveMinutesIsOneDay = 3
    case oneMinuteIsOneDay = 4
    case thirtySecondsIsOneDay = 5
    case oneSecondIsOneDay = 6
    case monthlyRenewalEveryHour = 10
    case monthlyRenewalEveryThirtyMinutes = 11
    case monthlyRenewalEveryFifteenMinutes = 12
    case monthlyRenewalEveryFiveMinutes = 13
    case monthlyRenewalEveryThirtySeconds = 15
    case oneRenewalEveryFifteenMinutes = 1000
    case oneRenewalEveryFiveMinutes = 1001
    case oneRenewalEveryMinute = 1002
    case oneRenewalEveryThirtySeconds = 1003
    case oneRenewalEveryTenSeconds = 1004
    case oneRenewalEveryTwoSeconds = 1005

    /// The end of a period that begins at `date`. Real time follows the Gregorian calendar in GMT: a month that begins on 31 January ends on 28 February.
    public func end(of period: StorePeriod, from date: Date) -> Date {
        if let seconds = seconds(of: period) { return date.addingTimeInterval(seconds) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let unit: Calendar.Component =
            switch period.unit {
            case .day: .day
            case .week: .day
            case .month: .month
            case .year: .year
            }
        let value = period.unit == .week ? period.value * 7 : period.value
        return calendar.date(byAdding: unit, value: value, to: date) ?? date.addingTimeInterval(period.months * 30 * 86400)
    }

    /// The seconds that a period lasts; nil in real time, where they depend on its beginning.
    public func seconds(of period: StorePeriod) -> TimeInterval? {
        switch self {
        case .realTime: nil
        case .oneHourIsOneDay: period.months * 30 * 3600
        case .thirtyMinutesIsOneDay: period.months * 30 * 1800
        case .fiveMinutesIsOneDay: period.months * 30 * 300
        case .oneMinuteIsOneDay: period.months * 30 * 60
        case .thirtySecondsIsOneDay: period.months * 30 * 30
        case .oneSecondIsOneDay: period.months * 30
        case .monthlyRenewalEveryHour: seconds(period, week: 900, month: 3600)
        case .monthlyRenewalEveryThirtyMinutes: seconds(period, week: 600, month: 1800)
        case .monthlyRenewalEveryFifteenMinutes: seconds(period, week: 300, month: 900)
        case .monthlyRenewalEveryFiveMinutes: seconds(period, week: 180, month: 300)
        case .monthlyRenewalEveryThirtySeconds: seconds(period, week: 10, month: 30)
        case .oneRenewalEveryFifteenMinutes: 900
        case .oneRenewalEveryFiveMinutes: 300
        case .oneRenewalEveryMinute: 60
        case .oneRenewalEveryThirtySeconds: 30
        case .oneRenewalEveryTenSeconds: 10
        case .oneRenewalEveryTwoSeconds: 2
        }
    }

    private func seconds(_ period: StorePeriod, week: TimeInterval, month: TimeInterval) -> TimeInterval {
        period.unit == .week ? week * TimeInterval(period.value) : max(period.months * month, 2)
    }

    /// The end of the grace period of a subscription whose renewal failed at `date`: 6 days for weekly ones, 16 for others; as long as the period
    /// itself where time is accelerated.
    public func graceEnd(of period: StorePeriod, from date: Date) -> Date {
        if let seconds = seconds(of: period) { return date.addingTimeInterval(seconds) }
        return date.addingTimeInterval((period == StorePeriod(1, .week) ? 6 : 16) * 86400)
    }

    /// The end of the time in which the store tries again to renew a subscription: 60 days; two months of accelerated time.
    public func retryEnd(from date: Date) -> Date {
        date.addingTimeInterval(seconds(of: StorePeriod(2, .month)) ?? 60 * 86400)
    }
}
