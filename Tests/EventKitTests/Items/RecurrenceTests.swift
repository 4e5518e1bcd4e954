import QuinceFoundation
import Testing

@testable import EventKit

/// The dates of rules, which begin on Monday 1 January 2024 at nine.
struct RecurrenceTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }()

    private func rule(
        _ frequency: EKRecurrenceFrequency, _ interval: Int = 1, days: [EKRecurrenceDayOfWeek]? = nil, monthDays: [NSNumber]? = nil,
        months: [NSNumber]? = nil, weeks: [NSNumber]? = nil, yearDays: [NSNumber]? = nil, positions: [NSNumber]? = nil
    ) -> EKRecurrenceRule {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: days, daysOfTheMonth: monthDays, monthsOfTheYear: months,
            weeksOfTheYear: weeks, daysOfTheYear: yearDays, setPositions: positions, end: nil)
    }

    private func dates(
        _ rule: EKRecurrenceRule, _ count: Int, from start: DateComponents = DateComponents(year: 2024, month: 1, day: 1, hour: 9)
    ) -> [String] {
        Occurrences(start: calendar.date(from: start)!, rule: rule.record, calendar: calendar).prefix(count).map { date in
            let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
            #expect(parts.hour == 9)
            return String(format: "%02d-%02d-%02d", parts.year! % 100, parts.month!, parts.day!)
        }
    }

    @Test func daysOfTheMonth() {
        #expect(dates(rule(.monthly, monthDays: [15, -1]), 4) == ["24-01-15", "24-01-31", "24-02-15", "24-02-29"])
        // Months without a 31st are left out.
        #expect(dates(rule(.monthly, monthDays: [31]), 3) == ["24-01-31", "24-03-31", "24-05-31"])
        #expect(
            dates(rule(.monthly), 3, from: DateComponents(year: 2024, month: 1, day: 31, hour: 9)) == ["24-01-31", "24-03-31", "24-05-31"])
    }

    @Test func numberedDaysOfTheWeek() {
        #expect(dates(rule(.monthly, days: [EKRecurrenceDayOfWeek(.tuesday, weekNumber: 2)]), 3) == ["24-01-09", "24-02-13", "24-03-12"])
        #expect(dates(rule(.monthly, days: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)]), 2) == ["24-01-26", "24-02-23"])
        #expect(
            dates(rule(.monthly, 2, days: [EKRecurrenceDayOfWeek(.monday)]), 6) == [
                "24-01-01", "24-01-08", "24-01-15", "24-01-22", "24-01-29", "24-03-04",
            ])
    }

    @Test func aDayOfTheMonthThatIsADayOfTheWeek() {
        // Friday the 13th.
        #expect(dates(rule(.monthly, days: [EKRecurrenceDayOfWeek(.friday)], monthDays: [13]), 2) == ["24-09-13", "24-12-13"])
    }

    @Test func positionsOfAPeriod() {
        let workdays = [EKWeekday.monday, .tuesday, .wednesday, .thursday, .friday].map { EKRecurrenceDayOfWeek($0) }
        #expect(dates(rule(.monthly, days: workdays, positions: [-1]), 3) == ["24-01-31", "24-02-29", "24-03-29"])
        #expect(dates(rule(.monthly, days: workdays, positions: [1, 3]), 4) == ["24-01-01", "24-01-03", "24-02-01", "24-02-05"])
    }

    @Test func monthsOfTheYear() {
        #expect(dates(rule(.yearly, months: [3, 6]), 3) == ["24-03-01", "24-06-01", "25-03-01"])
        // Thanksgiving.
        let thursday = [EKRecurrenceDayOfWeek(.thursday, weekNumber: 4)]
        #expect(dates(rule(.yearly, days: thursday, months: [11]), 2) == ["24-11-28", "25-11-27"])
    }

    @Test func weeksAndDaysOfTheYear() {
        #expect(dates(rule(.yearly, weeks: [20]), 2) == ["24-05-13", "25-05-12"])
        #expect(dates(rule(.yearly, days: [EKRecurrenceDayOfWeek(.sunday)], weeks: [-1]), 1) == ["24-12-29"])
        #expect(dates(rule(.yearly, yearDays: [100, -1]), 3) == ["24-04-09", "24-12-31", "25-04-10"])
    }

    @Test func leapDays() {
        #expect(dates(rule(.yearly), 2, from: DateComponents(year: 2024, month: 2, day: 29, hour: 9)) == ["24-02-29", "28-02-29"])
    }

    @Test func everySecondWeek() {
        let days = [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.wednesday)]
        #expect(dates(rule(.weekly, 2, days: days), 4) == ["24-01-01", "24-01-03", "24-01-15", "24-01-17"])
    }

    @Test func summerTimeKeepsTheHour() {
        let dates = dates(rule(.daily), 3, from: DateComponents(year: 2024, month: 3, day: 30, hour: 9))
        #expect(dates == ["24-03-30", "24-03-31", "24-04-01"])
    }

    @Test func aRuleWithoutDatesEnds() {
        #expect(dates(rule(.monthly, days: [EKRecurrenceDayOfWeek(.monday, weekNumber: 9)]), 1).isEmpty)
    }

    @Test func partsAreKept() {
        let rule = rule(
            .yearly, days: [EKRecurrenceDayOfWeek(.monday, weekNumber: -1)], monthDays: [3], months: [2], weeks: [-3], yearDays: [9],
            positions: [1])
        #expect(rule.daysOfTheWeek == [EKRecurrenceDayOfWeek(.monday, weekNumber: -1)])
        #expect(rule.monthsOfTheYear == [2])
        #expect(rule.weeksOfTheYear == [-3])
        #expect(rule.daysOfTheYear == [9])
        #expect(rule.setPositions == [1])
        // Not for years.
        #expect(rule.daysOfTheMonth == nil)
        #expect(self.rule(.daily, days: [EKRecurrenceDayOfWeek(.monday)]).daysOfTheWeek == nil)
    }
}
