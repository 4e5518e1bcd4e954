import DeviceProtocol
import QuinceFoundation
import Testing
import UIKit

@testable import EventKit
@testable import EventKitUI

extension SmallSuites {
    @MainActor @Suite struct EventEditTests {
        private final class Delegate: NSObject, EKEventEditViewDelegate {
            var actions: [EKEventEditViewAction] = []
            func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
                actions.append(action)
            }
            /// The editors of the test, which nobody presents.
            var editors: [EKEventEditViewController] = []
        }

        private let delegate = Delegate()
        private let store = EKEventStore()

        private func editor(_ event: EKEvent? = nil) throws -> (EKEventEditViewController, EventForm) {
            let editor = EKEventEditViewController()
            (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, delegate)
            delegate.editors.append(editor)
            editor.loadViewIfNeeded()
            let form = try #require(editor.form)
            form.loadViewIfNeeded()
            return (editor, form)
        }

        private func savedEvent(_ rule: EKRecurrenceRule? = nil) throws -> EKEvent {
            let event = EKEvent(eventStore: store)
            (event.title, event.startDate, event.endDate) = ("Meeting", day(1), day(1, 10))
            event.calendar = store.defaultCalendarForNewEvents
            if let rule { event.addRecurrenceRule(rule) }
            try store.save(event, span: .thisEvent)
            return event
        }

        private var january: [EKEvent] {
            store.events(matching: store.predicateForEvents(withStart: day(1, 0), end: day(31, 23), calendars: nil))
        }

        @Test func aNewEventIsSaved() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let (editor, form) = try editor()
            #expect(form.title == "New Event")
            #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false)
            #expect(form.draft.end.timeIntervalSince(form.draft.start) == 3600)
            form.draft.title = "Lunch"
            form.draft.move(to: day(3, 12))
            form.draft.location = "Canteen"
            form.draft.alert = .relative(-900)
            #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true)
            form.save()
            #expect(delegate.actions == [.saved])
            #expect(january.map(\.title) == ["Lunch"])
            let saved = try #require(january.first)
            #expect(saved.startDate == day(3, 12))
            #expect(saved.endDate == day(3, 13))
            #expect(saved.location == "Canteen")
            #expect(saved.alarms?.map(\.relativeOffset) == [-900])
            #expect(editor.event?.eventIdentifier == saved.eventIdentifier)
            #expect(editor.form === form)
        }

        @Test func theFormFollowsTheDraft() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let (_, form) = try editor()
            #expect(form.numberOfSections(in: form.tableView) == 6)
            #expect(form.sections[2] == [.repetition])
            form.draft.repetition = .weekly
            #expect(form.sections[2] == [.repetition, .repetitionEnd])
            let cells = form.sections.flatMap { $0 }.map { EventFormCell($0, form) }
            #expect(cells.compactMap { $0.accessoryView as? UIDatePicker }.count == 2)
            #expect(cells.compactMap { $0.accessoryView as? UISwitch }.count == 1)
            #expect(cells.compactMap { $0.accessoryView as? UIButton }.compactMap(\.accessibilityLabel).contains("Calendar"))
        }

        @Test func cancellingSavesNothing() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let (editor, form) = try editor()
            form.cancel()
            editor.cancelEditing()
            #expect(delegate.actions == [.canceled, .canceled])
            #expect(january.isEmpty)
        }

        @Test func anEventIsChangedAndDeleted() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let event = try savedEvent()
            let (_, form) = try editor(event)
            #expect(form.title == "Edit Event")
            #expect(form.sections.last == [.delete])
            form.draft.title = "Talk"
            form.save()
            #expect(january.map(\.title) == ["Talk"])
            let (_, second) = try editor(event)
            second.delete(.thisEvent)
            #expect(january.isEmpty)
            #expect(delegate.actions == [.saved, .deleted])
        }

        @Test func oneOccurrenceLeavesItsSeries() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            _ = try savedEvent(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(end: day(20))))
            #expect(january.count == 3)
            let (_, form) = try editor(january[1])
            #expect(form.draft.repetition == .weekly)
            form.draft.title = "Moved"
            form.save(.thisEvent)
            #expect(january.map(\.title) == ["Meeting", "Moved", "Meeting"])
        }

        @Test func datesThatAreInvertedAreNotSaved() throws {
            _ = CalendarDevice()
            defer { CalendarDevice.end() }
            let (_, form) = try editor()
            form.draft.title = "Wrong"
            (form.draft.start, form.draft.end) = (day(2), day(1))
            form.save()
            #expect(delegate.actions.isEmpty)
            #expect(january.isEmpty)
        }

        /// Apps need no permission for the editor: the user adds the event.
        @Test func savingPermitsToAddEvents() throws {
            let device = CalendarDevice([:])
            defer { CalendarDevice.end() }
            let (_, form) = try editor()
            form.draft.title = "Lunch"
            form.save()
            #expect(delegate.actions == [.saved])
            #expect(device.status(.calendarAdd) == .granted)
            #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
        }

        @Test func aDenialIsKept() throws {
            _ = CalendarDevice([.calendar: .denied])
            defer { CalendarDevice.end() }
            let (_, form) = try editor()
            form.draft.title = "Lunch"
            form.save()
            #expect(delegate.actions.isEmpty)
        }

        @Test func rulesThatTheMenuLacksAreKept() {
            let monthly = EKRecurrenceRule(recurrenceWith: .monthly, interval: 3, end: nil)
            #expect(EventRepetition(monthly) == .custom)
            #expect(EventRepetition(nil) == .never)
            for choice in EventRepetition.choices { #expect(EventRepetition(choice.rule(end: nil)) == choice) }
            #expect(EventAlert([EKAlarm(absoluteDate: day(1))]) == .custom)
            for choice in EventAlert.choices { #expect(EventAlert(choice.offset.map { [EKAlarm(relativeOffset: $0)] }) == choice) }
        }
    }
}
