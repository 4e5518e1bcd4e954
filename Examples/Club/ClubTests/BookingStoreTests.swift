import Foundation
import Testing

@testable import Club

@MainActor struct BookingStoreTests {
    private let reminders = RecordedReminders()
    private let file = BookingFile(url: .temporaryDirectory.appending(path: "\(UUID().uuidString).json"))
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func makeStore() -> BookingStore { BookingStore(file: file, reminders: reminders) }

    @Test func bookingsAreThereAgain() throws {
        let late = Booking(court: .hall, start: start + 7200), early = Booking(court: .centre, start: start, partner: "Mara")
        let store = makeStore()
        try store.add(late)
        try store.add(early)
        #expect(makeStore().bookings == [early, late])
        #expect(store.failure == nil)
    }

    @Test func aCourtIsBookedOnce() throws {
        let store = makeStore()
        try store.add(Booking(court: .hall, start: start, hours: 2))
        #expect(throws: BookingError.taken) { try store.add(Booking(court: .hall, start: start + 3600)) }
        try store.add(Booking(court: .hall, start: start + 7200))
        try store.add(Booking(court: .padel, start: start))
        #expect(store.bookings.count == 3)
    }

    @Test func cancellingRemovesTheReminder() throws {
        let booking = Booking(court: .garden, start: start), store = makeStore()
        try store.add(booking)
        #expect(reminders.scheduled.map(\.id) == [booking.id])
        #expect(store.cancel(booking.id) == booking)
        #expect(store.bookings.isEmpty)
        #expect(reminders.removed == [booking.id])
        #expect(store.cancel(booking.id) == nil)
    }

    @Test func whatIsOverIsPast() throws {
        let booking = Booking(court: .garden, start: start), store = makeStore()
        try store.add(booking)
        #expect(store.next(at: start + 3599) == booking)
        #expect(store.next(at: start + 3600) == nil)
        #expect(store.past(at: start + 3600) == [booking])
    }

    @Test func aReminderCanBeChanged() throws {
        let booking = Booking(court: .garden, start: start, reminder: .none), store = makeStore()
        try store.add(booking)
        store.setReminder(.day, for: booking.id)
        #expect(store[booking.id]?.reminderDate == start - 86_400)
        #expect(reminders.scheduled.last?.reminder == .day)
    }

    @Test func aBrokenFileIsReported() throws {
        try Data("no bookings".utf8).write(to: file.url)
        let store = makeStore()
        #expect(store.bookings.isEmpty)
        #expect(store.failure != nil)
    }
}
