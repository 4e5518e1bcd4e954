import QuinceFoundation
import Testing

@Suite struct CalendarRangeTests {
    private let calendar: NSCalendar = {
        let calendar = NSCalendar(identifier: .gregorian)!
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()
    /// Wednesday, 2024-02-14 12:00.
    private let date = Date(timeIntervalSince1970: 1_707_912_000)

    @Test func unitsBeginAndLast() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(calendar.range(of: .month, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSince1970 == 1_706_745_600)
        #expect(length == 29 * 86_400)
        #expect(calendar.range(of: .day, start: nil, interval: &length, for: date))
        #expect(length == 86_400)
    }

    @Test func weekendsBeginAndLast() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(!calendar.range(ofWeekendStart: &start, interval: &length, containing: date))
        #expect(start == nil)
        #expect(calendar.nextWeekendStart(&start, interval: &length, after: date))
        #expect(start?.timeIntervalSince1970 == 1_708_128_000)
        #expect(length == 2 * 86_400)
        #expect(calendar.range(ofWeekendStart: nil, interval: nil, containing: Date(timeIntervalSince1970: 1_708_128_001)))
    }
}
