import SwiftData
import SwiftUI

/// The entries that fit a search and a tag, month by month.
struct FoundEntries: View {
    @Environment(\.modelContext) private var context
    @Query private var entries: [Entry]
    private let search: String
    private let tag: String?

    init(search: String, tag: String?) {
        (self.search, self.tag) = (search, tag)
        _entries = Query(filter: Self.predicate(search: search, tag: tag), sort: \.date, order: .reverse, animation: .default)
    }

    /// Which entries fit: those with the text in their title, text or tags, and with the tag, where one is chosen.
    static func predicate(search: String, tag: String?) -> Predicate<Entry> {
        let name = tag ?? ""
        return #Predicate { entry in
            (name.isEmpty || entry.tags.contains { $0.name == name })
                && (search.isEmpty || entry.title.localizedStandardContains(search)
                    || entry.plainText.localizedStandardContains(search)
                    || entry.tags.contains { $0.name.localizedStandardContains(search) })
        }
    }

    var body: some View {
        List {
            ForEach(EntryMonth.months(of: entries)) { month in
                Section(month.title) {
                    ForEach(month.entries) { entry in
                        NavigationLink(value: entry) { EntryRow(entry: entry) }
                    }
                    .onDelete { for index in $0 { context.delete(month.entries[index]) } }
                }
            }
        }
        .overlay { if entries.isEmpty { emptyNote } }
    }

    @ViewBuilder private var emptyNote: some View {
        if !search.isEmpty {
            ContentUnavailableView.search(text: search)
        } else {
            ContentUnavailableView("Nothing Written Yet", systemImage: "book", description: Text("How was your day?"))
        }
    }
}
