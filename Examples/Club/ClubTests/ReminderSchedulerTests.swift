import Foundation
import Testing
import UserNotifications

@testable import Club

@MainActor struct ReminderSchedulerTests {
    @Test func itNamesCourtPartnerAndTime() throws {
        let booking = Booking(court: .garden, start: Date(timeIntervalSince1970: 1_704_880_800), partner: "Mara")
        let date = try #require(booking.reminderDate)
        let request = ReminderScheduler.request(for: booking, at: date)
        #expect(request.identifier == booking.id.uuidString)
        #expect(request.content.title == "Garden Court")
        #expect(request.content.body.contains("Mara"))
        let trigger = try #require(request.trigger as? UNCalendarNotificationTrigger)
        #expect(Calendar.current.date(from: trigger.dateComponents) == date)
    }
}
