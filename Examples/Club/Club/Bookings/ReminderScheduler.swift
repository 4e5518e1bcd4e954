import Foundation
import UserNotifications

/// Reminds the user by local notifications; asks for permission with the first one.
struct ReminderScheduler: BookingReminding {
    private var center: UNUserNotificationCenter { .current() }

    func schedule(_ booking: Booking) {
        remove(booking.id)
        guard let date = booking.reminderDate, date > .now else { return }
        Task {
            guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else { return }
            try await center.add(Self.request(for: booking, at: date))
        }
    }

    func remove(_ id: Booking.ID) {
        center.removePendingNotificationRequests(withIdentifiers: [id.uuidString])
    }

    static func request(for booking: Booking, at date: Date) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = booking.court.name
        content.body = text(for: booking)
        content.sound = .default
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        return UNNotificationRequest(identifier: booking.id.uuidString, content: content, trigger: trigger)
    }

    private static func text(for booking: Booking) -> String {
        let time = booking.start.formatted(date: .omitted, time: .shortened)
        if booking.partner.isEmpty { return String(localized: "Your court is ready at \(time).") }
        return String(localized: "You play \(booking.partner) at \(time).")
    }
}
