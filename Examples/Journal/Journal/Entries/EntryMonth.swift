import Foundation

/// The entries of a month.
struct EntryMonth: Identifiable {
    /// When the month begins.
    let id: Date
    let entries: [Entry]

    var title: String { id.formatted(.dateTime.month(.wide).year()) }

    /// The months of entries, in the order of the entries.
    static func months(of entries: [Entry], calendar: Calendar = .current) -> [EntryMonth] {
        let groups = Dictionary(grouping: entries) { calendar.dateInterval(of: .month, for: $0.date)?.start ?? $0.date }
        return groups.map { EntryMonth(id: $0.key, entries: $0.value) }.sorted { $0.id > $1.id }
    }
}
