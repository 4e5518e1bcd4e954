import Foundation

/// The club's opening hours, and who has booked what.
///
/// The club has no server: what other members book is made up from the date.
struct CourtCalendar: Sendable {
    /// The first hour of the day, and the one at which the club closes.
    static let opening = 8
    static let closing = 21
    static var hours: Range<Int> { opening..<closing }
    /// How many days ahead courts can be booked.
    static let bookableDayCount = 14

    var calendar = Calendar.current

    var today: Date { calendar.startOfDay(for: .now) }

    /// The days that can be booked, beginning with that of a date.
    func days(from date: Date = .now) -> [Date] {
        let first = calendar.startOfDay(for: date)
        return (0..<Self.bookableDayCount).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
    }

    func bookableDays(from date: Date = .now) -> ClosedRange<Date> {
        let days = days(from: date)
        return days[0]...self.date(days[days.count - 1], hour: Self.closing)
    }

    func slots(of court: Court, on day: Date) -> [CourtSlot] {
        Self.hours.map { CourtSlot(court: court, start: date(day, hour: $0)) }
    }

    func date(_ day: Date, hour: Int) -> Date {
        calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day) ?? day
    }

    func hour(of date: Date) -> Int { calendar.component(.hour, from: date) }

    func timeText(hour: Int) -> String { date(today, hour: hour).formatted(date: .omitted, time: .shortened) }

    /// Whether another member plays then: about every third hour, more in the evening.
    func isTakenByOthers(_ slot: CourtSlot) -> Bool {
        let day = calendar.ordinality(of: .day, in: .era, for: slot.start) ?? 0
        let hour = hour(of: slot.start)
        let court = Court.allCases.firstIndex(of: slot.court) ?? 0
        let mixed = (day &* 31 &+ hour &* 17 &+ court &* 53) % 97
        return mixed % (hour >= 17 ? 2 : 4) == 0
    }
}
