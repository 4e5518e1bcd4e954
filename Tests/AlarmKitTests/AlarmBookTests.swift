import Testing

@testable import AlarmKit

@Suite struct AlarmBookTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()
    /// Thursday, 1 January 2026, 12:00.
    private let noon = Date(timeIntervalSince1970: 1_767_268_800)
    private let id = UUID()

    private func record(_ schedule: Alarm.Schedule?, _ duration: Alarm.CountdownDuration? = nil) -> AlarmRecord {
        AlarmRecord(
            alarm: Alarm(id: id, schedule: schedule, countdownDuration: duration, state: .scheduled), title: "Wake up", stopTitle: "Stop",
            secondaryTitle: nil, countsDownAgain: false)
    }

    private func book(_ schedule: Alarm.Schedule?, _ duration: Alarm.CountdownDuration? = nil) throws -> AlarmBook {
        var book = AlarmBook()
        _ = try book.add(record(schedule, duration), now: noon, calendar: Self.calendar)
        return book
    }

    private func relative(_ hour: Int, _ minute: Int, _ repeats: Alarm.Schedule.Relative.Recurrence = .never) -> Alarm.Schedule {
        .relative(.init(time: .init(hour: hour, minute: minute), repeats: repeats))
    }

    /// Whether something changed until a moment.
    private func changes(_ book: inout AlarmBook, _ date: Date) -> Bool { book.advance(to: date) }

    @Test func timersCountDownPauseAndAlert() throws {
        var book = try book(nil, .init(preAlert: 60, postAlert: 30))
        #expect(book.alarms.map(\.state) == [.countdown])
        #expect(changes(&book, noon + 59) == false)
        try book.pause(id, now: noon + 20)
        #expect(book.nextDate == nil)
        try book.resume(id, now: noon + 100)
        #expect(book.nextDate == noon + 140)
        #expect(changes(&book, noon + 140) == true)
        #expect(book.alerting?.alarm.id == id)
        try book.countDown(id, now: noon + 150)
        #expect(book.nextDate == noon + 180)
        try book.stop(id, now: noon + 151, calendar: Self.calendar)
        #expect(book.alarms.isEmpty)
    }

    @Test func scheduledAlarmsAlertAtTheirTime() throws {
        var book = try book(relative(12, 30))
        #expect(book.nextDate == noon + 1800)
        #expect(try self.book(relative(11, 0)).nextDate == noon + 23 * 3600)
        #expect(changes(&book, noon + 1800) == true)
        #expect(book.alarms.map(\.state) == [.alerting])
        try book.stop(id, now: noon + 1801, calendar: Self.calendar)
        #expect(book.alarms.isEmpty)
    }

    @Test func aCountdownLeadsToTheScheduledTime() throws {
        var book = try book(.fixed(noon + 600), .init(preAlert: 60, postAlert: nil))
        #expect(book.alarms.map(\.state) == [.scheduled])
        #expect(changes(&book, noon + 540) == true)
        #expect(book.alarms.map(\.state) == [.countdown])
        #expect(changes(&book, noon + 600) == true)
        #expect(book.alarms.map(\.state) == [.alerting])
    }

    @Test func weeklyAlarmsWaitForTheirNextDay() throws {
        var book = try book(relative(7, 0, .weekly([.friday, .monday])))
        #expect(book.nextDate == noon + 19 * 3600)
        #expect(changes(&book, noon + 19 * 3600) == true)
        try book.stop(id, now: noon + 19 * 3600 + 5, calendar: Self.calendar)
        #expect(book.alarms.map(\.state) == [.scheduled])
        #expect(book.nextDate == noon + (19 + 72) * 3600)
        #expect(try self.book(relative(13, 0, .weekly([]))).nextDate == noon + 3600)
    }

    @Test func commandsThatDoNotFitAreRefused() throws {
        var book = try book(.fixed(noon + 600))
        #expect(throws: AlarmProblem.wrongState) { try book.pause(id, now: noon) }
        #expect(throws: AlarmProblem.wrongState) { try book.resume(id, now: noon) }
        #expect(throws: AlarmProblem.noCountdown) { try book.countDown(id, now: noon) }
        #expect(throws: AlarmProblem.unknown) { try book.cancel(UUID()) }
        #expect(throws: AlarmProblem.neverAlerts) { _ = try self.book(.fixed(noon - 1)) }
        #expect(throws: AlarmProblem.neverAlerts) { _ = try self.book(nil) }
        #expect(throws: AlarmProblem.neverAlerts) { _ = try self.book(relative(25, 0)) }
        try book.cancel(id)
        #expect(book.alarms.isEmpty)
    }

    @Test func thereIsALimit() throws {
        var book = AlarmBook()
        func add() throws {
            let alarm = Alarm(id: UUID(), schedule: .fixed(noon + 1), countdownDuration: nil, state: .scheduled)
            let record = AlarmRecord(alarm: alarm, title: "", stopTitle: "", secondaryTitle: nil, countsDownAgain: false)
            _ = try book.add(record, now: noon, calendar: Self.calendar)
        }
        for _ in 0..<AlarmBook.limit { try add() }
        #expect(throws: AlarmManager.AlarmError.maximumLimitReached) { try add() }
    }

    @Test func alarmsAreKept() throws {
        let book = try book(relative(7, 0, .weekly([.friday])), .init(preAlert: 60, postAlert: nil))
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/alarms.json")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let file = AlarmFile(url: url)
        #expect(file.read() == nil)
        file.write(book)
        #expect(file.read() == book)
        try Data("{".utf8).write(to: url)
        #expect(file.read() == nil)
    }
}
