import DeviceProtocol
import QuinceFoundation
import Testing

@testable import EventKit

extension CalendarSuites {
    @Suite struct EventStoreTests {
        @Test func whatFailsToBeCommittedWaitsOn() async throws {
            try await withStore { store, device in
                try store.save(makeEvent(store), span: .thisEvent, commit: false)
                device.refuses = true
                #expect(throws: EKError.self) { try store.commit() }
                // What is to be committed at once and fails does not wait.
                #expect(throws: EKError.self) { try store.save(makeEvent(store, "Other"), span: .thisEvent) }
                device.refuses = false
                try store.commit()
                #expect(summary(january(store)) == ["1@9 Meeting"])
                try store.commit()
                #expect(january(store).count == 1)
            }
        }

        @Test(arguments: [
            ([PrivacyService.calendar: PermissionStatus.granted], EKAuthorizationStatus.fullAccess),
            ([.calendarAdd: .granted], .writeOnly), ([.calendarAdd: .granted, .calendar: .denied], .writeOnly),
            ([.calendarAdd: .denied], .denied), ([.calendar: .denied], .denied),
            ([.calendar: .granted, .calendarAdd: .denied], .fullAccess),
            ([:], .notDetermined),
        ]) func accessToEventsIsOfTwoKinds(permissions: [PrivacyService: PermissionStatus], status: EKAuthorizationStatus) async throws {
            try await withStore(permissions) { store, _ in
                #expect(EKEventStore.authorizationStatus(for: .event) == status)
                #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
            }
        }

        @Test func eventsAreAddedWithoutReading() async throws {
            try await withStore([.calendarAdd: .granted]) { store, _ in
                let calendar = try #require(store.defaultCalendarForNewEvents)
                #expect(store.calendars(for: .event).map(\.calendarIdentifier) == [calendar.calendarIdentifier])
                let event = makeEvent(store)
                try store.save(event, span: .thisEvent)
                #expect(january(store).isEmpty)
                #expect(store.event(withIdentifier: event.eventIdentifier) == nil)
                // The event is in the user's own calendar.
                let document = try CalendarDatabase.read()
                #expect(document.items.map(\.calendar) == ["default-calendar"])
                #expect(store.calendars(for: .reminder).isEmpty)
            }
        }

        @Test func remindersDoNotOpenTheCalendar() async throws {
            try await withStore([.reminders: .granted]) { store, _ in
                #expect(store.calendars(for: .event).isEmpty)
                #expect(store.calendars(for: .reminder).count == 1)
                let event = EKEvent(eventStore: store)
                #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
            }
        }

        @Test func itemsGoIntoTheRightCalendars() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store)
                event.calendar = store.defaultCalendarForNewReminders()
                #expect(throws: EKError(.calendarDoesNotAllowEvents)) { try store.save(event, span: .thisEvent) }
                let reminder = EKReminder(eventStore: store)
                reminder.calendar = store.defaultCalendarForNewReminders()
                reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
                #expect(throws: EKError(.recurringReminderRequiresDueDate)) { try store.save(reminder, commit: true) }
            }
        }
    }
}
