import QuinceFoundation
import Testing

@testable import EventKit

extension CalendarSuites {
    /// Changes of occurrences of an event that comes each week of January 2024: on the 1st, 8th, 15th, 22nd and 29th.
    @Suite struct SeriesTests {
        private func weekly(_ end: EKRecurrenceEnd? = nil) -> EKRecurrenceRule {
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: end)
        }

        @Test func oneOccurrenceIsDetached() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly()), span: .thisEvent)
                let second = january(store)[1], identifier = second.eventIdentifier
                #expect(!second.isDetached)
                (second.title, second.startDate, second.endDate) = ("Moved", day(9, 11), day(9, 12))
                #expect(second.occurrenceDate == day(8))
                try store.save(second, span: .thisEvent)
                #expect(second.isDetached)
                #expect(second.eventIdentifier != identifier)
                #expect(!second.hasRecurrenceRules)
                let all = january(store)
                #expect(summary(all) == ["1@9 Weekly", "9@11 Moved", "15@9 Weekly", "22@9 Weekly", "29@9 Weekly"])
                #expect(all[1].isDetached)
                #expect(all[1].occurrenceDate == day(8))
                #expect(all[1].calendarItemExternalIdentifier == all[0].calendarItemExternalIdentifier)
                // Once more.
                all[1].title = "Again"
                try store.save(all[1], span: .thisEvent)
                #expect(summary(january(store))[1] == "9@11 Again")
                try store.remove(january(store)[1], span: .thisEvent)
                #expect(summary(january(store)) == ["1@9 Weekly", "15@9 Weekly", "22@9 Weekly", "29@9 Weekly"])
            }
        }

        @Test func theSeriesIsSplit() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly(EKRecurrenceEnd(occurrenceCount: 5))), span: .thisEvent)
                let moved = january(store)[3]
                moved.startDate = day(22, 14)
                moved.endDate = day(22, 15)
                try store.save(moved, span: .thisEvent)
                let second = january(store)[1]
                (second.title, second.startDate, second.endDate) = ("Late", day(8, 17), day(8, 18))
                try store.save(second, span: .futureEvents)
                let all = january(store)
                #expect(summary(all) == ["1@9 Weekly", "8@17 Late", "15@17 Late", "22@14 Weekly", "29@17 Late"])
                #expect(all[0].eventIdentifier != all[1].eventIdentifier)
                #expect(all[1].eventIdentifier == second.eventIdentifier)
                #expect(all[1].recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 4)
                try store.remove(all[2], span: .futureEvents)
                #expect(summary(january(store)) == ["1@9 Weekly", "8@17 Late"])
            }
        }

        @Test func theFirstOccurrenceChangesTheWholeSeries() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly()), span: .thisEvent)
                try store.remove(january(store)[2], span: .thisEvent)
                let first = january(store)[0], identifier = first.eventIdentifier
                (first.title, first.startDate, first.endDate) = ("Early", day(1, 7), day(1, 8))
                try store.save(first, span: .futureEvents)
                #expect(first.eventIdentifier == identifier)
                #expect(summary(january(store)) == ["1@7 Early", "8@7 Early", "22@7 Early", "29@7 Early"])
                // The event goes on being the first of its series.
                first.title = "Once more"
                try store.save(first, span: .futureEvents)
                #expect(Set(january(store).map(\.title)) == ["Once more"])
                #expect(january(store).count == 4)
            }
        }

        @Test func theWholeSeriesIsRemovedFromItsFirstOccurrence() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly()), span: .thisEvent)
                let second = january(store)[1]
                second.title = "Own"
                try store.save(second, span: .thisEvent)
                try store.remove(january(store)[0], span: .futureEvents)
                #expect(january(store).isEmpty)
            }
        }

        @Test func aDetachedOccurrenceGoesWithThoseAfterIt() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly()), span: .thisEvent)
                let third = january(store)[2]
                third.title = "Own"
                try store.save(third, span: .thisEvent)
                try store.remove(january(store)[2], span: .futureEvents)
                #expect(summary(january(store)) == ["1@9 Weekly", "8@9 Weekly"])
            }
        }

        @Test func rulesThatAreTakenAwayEndTheSeries() async throws {
            try await withStore { store, _ in
                try store.save(makeEvent(store, "Weekly", weekly()), span: .thisEvent)
                let third = january(store)[2]
                third.recurrenceRules = nil
                try store.save(third, span: .futureEvents)
                #expect(summary(january(store)) == ["1@9 Weekly", "8@9 Weekly", "15@9 Weekly"])
                #expect(january(store)[2].hasRecurrenceRules == false)
            }
        }

        @Test func theIdentifierGivesTheFirstOccurrence() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store, "Weekly", weekly())
                try store.save(event, span: .thisEvent)
                try store.remove(january(store)[0], span: .thisEvent)
                #expect(store.event(withIdentifier: event.eventIdentifier)?.startDate == day(8))
            }
        }
    }
}
