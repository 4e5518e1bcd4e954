import CoreLocation
import QuinceFoundation
import Testing

@testable import EventKit

extension CalendarSuites {
    @Suite struct CalendarItemTests {
        @Test func alarmsAreSaved() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store), later = EKAlarm(relativeOffset: -60)
                event.addAlarm(later)
                event.addAlarm(EKAlarm(absoluteDate: day(1, 8)))
                later.relativeOffset = -120
                let near = EKAlarm(relativeOffset: 0)
                near.structuredLocation = EKStructuredLocation(title: "Home")
                near.structuredLocation?.geoLocation = CLLocation(latitude: 1, longitude: 2)
                near.proximity = .leave
                event.addAlarm(near)
                try store.save(event, span: .thisEvent)
                let alarms = try #require(january(store)[0].alarms)
                #expect(alarms.map(\.relativeOffset) == [-120, 0, 0])
                #expect(alarms.map(\.absoluteDate) == [nil, day(1, 8), nil])
                #expect(alarms[2].proximity == .leave)
                #expect(alarms[2].structuredLocation?.geoLocation?.coordinate.longitude == 2)
                let found = january(store)[0]
                found.removeAlarm(EKAlarm(absoluteDate: day(1, 8)))
                #expect(found.alarms?.count == 2)
            }
        }

        @Test func alarmsAreRelativeOrAbsolute() {
            let alarm = EKAlarm(relativeOffset: -60)
            alarm.absoluteDate = day(3)
            #expect(alarm.relativeOffset == 0)
            alarm.relativeOffset = -5
            #expect(alarm.absoluteDate == nil)
        }

        @Test func placesAreSaved() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store), place = EKStructuredLocation(title: "Office")
                event.structuredLocation = place
                place.geoLocation = CLLocation(latitude: 52, longitude: 13)
                place.radius = 100
                #expect(event.location == "Office")
                try store.save(event, span: .thisEvent)
                let found = january(store)[0]
                #expect(found.structuredLocation?.title == "Office")
                #expect(found.structuredLocation?.geoLocation?.coordinate.latitude == 52)
                #expect(found.structuredLocation?.radius == 100)
                // Another name is another place.
                found.location = "Elsewhere"
                #expect(found.structuredLocation?.geoLocation == nil)
                #expect(found.structuredLocation?.title == "Elsewhere")
            }
        }

        @Test func changesAreRolledBack() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store)
                #expect(event.isNew)
                #expect(event.hasChanges)
                try store.save(event, span: .thisEvent)
                #expect(!event.isNew)
                #expect(!event.hasChanges)
                event.title = "Other"
                event.addAlarm(EKAlarm(relativeOffset: 0))
                #expect(event.hasChanges)
                event.rollback()
                #expect(event.title == "Meeting")
                #expect(event.alarms == nil)
                #expect(!event.hasChanges)
            }
        }

        @Test func changesOfOthersAreRead() async throws {
            try await withStore { store, _ in
                let event = makeEvent(store)
                try store.save(event, span: .thisEvent)
                let other = january(store)[0]
                (other.notes, other.title) = ("Bring cake", "Theirs")
                try store.save(other, span: .thisEvent)
                event.title = "Mine"
                #expect(event.refresh())
                #expect(event.notes == "Bring cake")
                #expect(event.title == "Mine")
                event.reset()
                #expect(event.title == "Theirs")
                try store.remove(other, span: .thisEvent)
                #expect(!event.refresh())
            }
        }

        @Test func calendarsAreRolledBack() async throws {
            try await withStore { store, _ in
                let calendar = EKCalendar(for: .event, eventStore: store)
                calendar.title = "Work"
                #expect(calendar.isNew)
                try store.saveCalendar(calendar, commit: true)
                #expect(!calendar.isNew)
                calendar.title = "Home"
                #expect(calendar.hasChanges)
                calendar.rollback()
                #expect(calendar.title == "Work")
            }
        }

        /// A document of an earlier Quince, which lacks what came later.
        @Test func olderDocumentsAreRead() throws {
            let text = """
                {"calendars": [], "items": [{"identifier": "a", "calendar": "c", "isReminder": false, "title": "Old", "location": "",
                "notes": "", "created": 0, "modified": 0, "alarms": [-60], "start": 0, "end": 3600, "isAllDay": false, "availability": 0,
                "priority": 0, "exceptions": [], "rules": [{"frequency": 1, "interval": 1, "weekdays": [2], "count": 3}]}]}
                """
            let document = try JSONDecoder().decode(CalendarDocument.self, from: Data(text.utf8))
            #expect(document.items[0].allAlarms == [AlarmRecord(offset: -60)])
            #expect(EKRecurrenceRule(document.items[0].rules[0]).daysOfTheWeek == [EKRecurrenceDayOfWeek(.monday)])
        }
    }
}
