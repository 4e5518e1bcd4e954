import SwiftData
import SwiftUI

/// The entries, the latest first, with a search and the tags to choose from.
struct EntryList: View {
    @Environment(\.modelContext) private var context
    @State private var path: [Entry] = []
    @State private var search = ""
    @State private var tag: String?

    var body: some View {
        NavigationStack(path: $path) {
            FoundEntries(search: search, tag: tag)
                .navigationTitle("Journal")
                .navigationDestination(for: Entry.self) { EntryPage(entry: $0) }
                .searchable(text: $search, prompt: "Title, text or tag")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { TagMenu(tag: $tag) }
                    ToolbarItem(placement: .topBarTrailing) { Button("New Entry", systemImage: "square.and.pencil", action: add) }
                }
        }
    }

    private func add() {
        let entry = Entry()
        context.insert(entry)
        path = [entry]
    }
}

#Preview {
    EntryList().modelContainer(SampleJournal.container)
}
