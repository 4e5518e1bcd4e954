import DeviceProtocol
import QuinceFoundation
import Testing

@testable import EventKit

/// The suites install devices, so they run one after the other.
@Suite(.serialized) enum CalendarSuites {}

extension CalendarSuites {
    @Suite struct EventKitTests {
        @Test func eventsAreSavedFoundAndRemoved() async throws {
            try await withStore { store, _ in
                let new = makeEvent(store)
                #expect(new.eventIdentifier == nil)
                try store.save(new, span: .thisEvent)
                #expect(new.eventIdentifier != nil)
                let found = store.events(matching: store.predicateForEvents(withStart: day(1, 0), end: day(2, 0), calendars: nil))
                #expect(found.map(\.title) == ["Meeting"])
                #expect(store.events(matching: store.predicateForEvents(withStart: day(2, 0), end: day(3, 0), calendars: nil)).isEmpty)
                try store.remove(found[0], span: .thisEvent)
                #expect(store.event(withIdentifier: new.record.identifier) == nil)
            }
        }

        @Test func whatAnEventLacksIsAnError() async throws {
            try await withStore { store, _ in
                let new = EKEvent(eventStore: store)
                #expect(throws: EKError(.noCalendar)) { try store.save(new, span: .thisEvent) }
                new.calendar = store.defaultCalendarForNewEvents
                #expect(throws: EKError(.noStartDate)) { try store.save(new, span: .thisEvent) }
                (new.startDate, new.endDate) = (day(2), day(1))
                #expect(throws: EKError(.datesInverted)) { try store.save(new, span: .thisEvent) }
            }
        }

        @Test func rulesBringEventsAgain() async throws {
            try await withStore { store, _ in
                let new = makeEvent(store)
                let weekdays = [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.friday)]
                new.addRecurrenceRule(
                    EKRecurrenceRule(
                        recurrenceWith: .weekly, interval: 1, daysOfTheWeek: weekdays, daysOfTheMonth: nil, monthsOfTheYear: nil,
                        weeksOfTheYear: nil,
                        daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(end: day(20))))
                try store.save(new, span: .futureEvents)
                func days(_ events: [EKEvent]) -> [Int] { events.map { Calendar.current.component(.day, from: $0.startDate) } }
                let all = store.predicateForEvents(withStart: day(1, 0), end: day(31, 0), calendars: nil)
                var found = store.events(matching: all)
                #expect(days(found) == [1, 5, 8, 12, 15, 19])
                #expect(found[1].endDate.timeIntervalSince(found[1].startDate) == 3600)
                try store.remove(found[1], span: .thisEvent)
                #expect(days(store.events(matching: all)) == [1, 8, 12, 15, 19])
                found = store.events(matching: all)
                try store.remove(found[3], span: .futureEvents)
                #expect(days(store.events(matching: all)) == [1, 8, 12])
            }
        }

        @Test func remindersAreFetchedByTheirState() async throws {
            try await withStore { store, _ in
                for (title, done) in [("Milk", false), ("Bread", true)] {
                    let reminder = EKReminder(eventStore: store)
                    (reminder.title, reminder.isCompleted, reminder.calendar) = (title, done, store.defaultCalendarForNewReminders())
                    try store.save(reminder, commit: false)
                }
                try store.commit()
                func titles(_ predicate: NSPredicate) async -> [String] {
                    await withCheckedContinuation { continuation in
                        store.fetchReminders(matching: predicate) { continuation.resume(returning: ($0 ?? []).map(\.title)) }
                    }
                }
                #expect(await titles(store.predicateForReminders(in: nil)) == ["Milk", "Bread"])
                #expect(
                    await titles(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)) == ["Milk"])
                #expect(
                    await titles(store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)) == [
                        "Bread"
                    ])
            }
        }

        @Test func changesThatAreResetAreNotMade() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store), span: .thisEvent, commit: false)
                store.reset()
                try store.commit()
                #expect(store.events(matching: store.predicateForEvents(withStart: day(1, 0), end: day(2, 0), calendars: nil)).isEmpty)
            }
        }
    }
}
