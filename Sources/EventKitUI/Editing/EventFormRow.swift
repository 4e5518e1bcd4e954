import QuinceFoundation
import UIKit

/// The rows of the form.
enum EventFormRow: Hashable {
    case title, location, allDay, starts, ends, repetition, repetitionEnd, calendar, alert, availability, url, notes, delete

    /// The sections of an event.
    static func sections(of draft: EventDraft, isNew: Bool) -> [[EventFormRow]] {
        let repeats = draft.repetition != .never && draft.repetition != .custom
        return [
            [.title, .location], [.allDay, .starts, .ends], repeats ? [.repetition, .repetitionEnd] : [.repetition], [.calendar],
            [.alert, .availability], [.url, .notes],
        ] + (isNew ? [] : [[.delete]])
    }

    @MainActor var label: String {
        switch self {
        case .title: systemText("Title")
        case .location: systemText("Location")
        case .allDay: systemText("All-day")
        case .starts: systemText("Starts")
        case .ends: systemText("Ends")
        case .repetition: systemText("Repeat")
        case .repetitionEnd: systemText("End Repeat")
        case .calendar: systemText("Calendar")
        case .alert: systemText("Alert")
        case .availability: systemText("Show As")
        case .url: systemText("URL")
        case .notes: systemText("Notes")
        case .delete: systemText("Delete Event")
        }
    }
}
