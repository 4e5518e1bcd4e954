import EventKit
import QuinceFoundation
import UIKit

/// The texts of an event's page.
@MainActor enum EventLines {
    /// The time of an event: a day, or a day with times, or two dates.
    static func time(_ event: EKEvent) -> String {
        guard let start = event.startDate, let end = event.endDate else { return "" }
        func text(_ date: Date, _ template: String) -> String {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter.string(from: date)
        }
        let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
        switch (event.isAllDay, isOneDay) {
        case (true, true): return text(start, "yMMMMEEEEd")
        case (true, false): return text(start, "yMMMMEEEEd") + "\n" + text(end, "yMMMMEEEEd")
        case (false, true): return text(start, "yMMMMEEEEd") + "\n" + text(start, "jm") + " – " + text(end, "jm")
        case (false, false): return text(start, "yMMMEEEdjm") + "\n" + text(end, "yMMMEEEdjm")
        }
    }

    /// Labels and values below the header.
    static func details(_ event: EKEvent) -> [(label: String, value: String)] {
        var lines: [(String, String)] = []
        let repetition = EventRepetition(event.recurrenceRules?.first)
        if repetition != .never { lines.append((EventFormRow.repetition.label, repetition.title)) }
        if let calendar = event.calendar { lines.append((EventFormRow.calendar.label, calendar.title)) }
        let alert = EventAlert(event.alarms)
        if alert != .none { lines.append((EventFormRow.alert.label, alert.title)) }
        if let url = event.url { lines.append((EventFormRow.url.label, url.absoluteString)) }
        if let notes = event.notes, !notes.isEmpty { lines.append((EventFormRow.notes.label, notes)) }
        return lines
    }
}
