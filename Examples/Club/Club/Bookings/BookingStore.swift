import Foundation
import Observation
import WidgetKit

/// The user's bookings.
@MainActor @Observable final class BookingStore {
    /// The earliest first.
    private(set) var bookings: [Booking] = []
    /// The reason why the bookings could not be read or saved.
    var failure: String?

    @ObservationIgnored private let file: BookingFile?
    @ObservationIgnored private let reminders: (any BookingReminding)?

    /// - Parameters:
    ///   - file: The file with the bookings; nil keeps them in memory.
    ///   - reminders: Reminds the user of bookings; nil does not.
    init(file: BookingFile?, reminders: (any BookingReminding)?) {
        (self.file, self.reminders) = (file, reminders)
        do { bookings = try file?.load() ?? [] } catch { failure = error.localizedDescription }
    }

    // MARK: Reading

    subscript(id: Booking.ID) -> Booking? { bookings.first { $0.id == id } }

    func upcoming(at date: Date = .now) -> [Booking] { bookings.filter { $0.end > date } }
    func past(at date: Date = .now) -> [Booking] { bookings.filter { $0.end <= date }.reversed() }
    func next(at date: Date = .now) -> Booking? { upcoming(at: date).first }

    // MARK: Changing

    /// - Throws: `BookingError.taken` where the court is booked at that time.
    func add(_ booking: Booking) throws {
        guard !bookings.contains(where: { $0.overlaps(booking) }) else { throw BookingError.taken }
        change { $0.append(booking) }
        reminders?.schedule(booking)
    }

    /// - Returns: The booking that was cancelled; nil if there was none.
    @discardableResult func cancel(_ id: Booking.ID) -> Booking? {
        guard let booking = self[id] else { return nil }
        change { $0.removeAll { $0.id == id } }
        reminders?.remove(id)
        return booking
    }

    func setReminder(_ reminder: Reminder, for id: Booking.ID) {
        guard let index = bookings.firstIndex(where: { $0.id == id }) else { return }
        change { $0[index].reminder = reminder }
        reminders?.schedule(bookings[index])
    }

    private func change(_ edit: (inout [Booking]) -> Void) {
        var changed = bookings
        edit(&changed)
        bookings = changed.sorted { $0.start < $1.start }
        do { try file?.save(bookings) } catch { failure = error.localizedDescription }
        WidgetCenter.shared.reloadAllTimelines()
    }
}
