import QuinceFoundation
import Testing
import UIKit

@testable import EventKit
@testable import EventKitUI

extension SmallSuites {
    @MainActor @Suite struct EventViewTests {
        private final class Delegate: NSObject, EKEventViewDelegate, EKCalendarChooserDelegate {
            var actions: [EKEventViewAction] = []
            var chosen: [Int] = []
            var ends: [String] = []
            func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
                actions.append(action)
            }
            func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
                chosen.append(calendarChooser.selectedCalendars.count)
            }
            func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { ends.append("done") }
            func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { ends.append("cancelled") }
        }

        private let delegate = Delegate()
        private let store = EKEventStore()

        private func event() throws -> EKEvent {
            let event = EKEvent(eventStore: store)
            (event.title, event.startDate, event.endDate) = ("Meeting", day(1), day(1, 10))
            (event.notes, event.calendar) = ("Bring cake", store.defaultCalendarForNewEvents)
            try store.save(event, span: .thisEvent)
            return event
        }

        @Test func aPageShowsAndDeletesAnEvent() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let page = EKEventViewController()
            (page.event, page.allowsEditing, page.delegate) = (try event(), true, delegate)
            page.loadViewIfNeeded()
            #expect(page.navigationItem.rightBarButtonItem != nil)
            let lines = EventLines.details(page.event)
            #expect(lines.map(\.label) == ["Calendar", "Notes"])
            #expect(lines.map(\.value) == ["Calendar", "Bring cake"])
            #expect(EventLines.time(page.event).contains("2024"))
            page.delete(page.event, .thisEvent)
            #expect(delegate.actions == [.deleted])
            page.allowsEditing = false
            #expect(page.navigationItem.rightBarButtonItem == nil)
        }

        @Test func calendarsAreSelected() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let second = EKCalendar(for: .event, eventStore: store)
            second.title = "Work"
            try store.saveCalendar(second, commit: true)
            let chooser = EKCalendarChooser(selectionStyle: .multiple, displayStyle: .allCalendars, entityType: .event, eventStore: store)
            (chooser.delegate, chooser.showsDoneButton, chooser.showsCancelButton) = (delegate, true, true)
            chooser.loadViewIfNeeded()
            #expect(chooser.title == "Calendars")
            #expect(chooser.navigationItem.rightBarButtonItem != nil)
            #expect(chooser.calendars.map(\.title) == ["Calendar", "Work"])
            for calendar in chooser.calendars { chooser.toggle(calendar) }
            chooser.toggle(chooser.calendars[0])
            chooser.toggleAll()
            chooser.toggleAll()
            #expect(delegate.chosen == [1, 2, 1, 2, 0])
            chooser.end(true)
            chooser.end(false)
            #expect(delegate.ends == ["done", "cancelled"])
        }

        @Test func oneCalendarIsSelected() {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let chooser = EKCalendarChooser(
                selectionStyle: .single, displayStyle: .writableCalendarsOnly, entityType: .reminder, eventStore: store)
            chooser.loadViewIfNeeded()
            #expect(chooser.title == "Lists")
            chooser.toggle(chooser.calendars[0])
            chooser.toggle(chooser.calendars[0])
            #expect(chooser.selectedCalendars.map(\.title) == ["Reminders"])
        }
    }
}
