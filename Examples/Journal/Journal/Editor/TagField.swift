import SwiftData
import SwiftUI

/// The tags of an entry, and a field for new ones.
struct TagField: View {
    let entry: Entry
    @Environment(\.modelContext) private var context
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        ForEach(entry.sortedTags) { tag in
            Label(tag.name, systemImage: "number")
        }
        .onDelete { for index in $0 { JournalStore.removeTag(entry.sortedTags[index], from: entry, in: context) } }
        TextField("Add a tag", text: $name)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .submitLabel(.done)
            .focused($isFocused)
            .onSubmit(add)
    }

    private func add() {
        withAnimation { _ = try? JournalStore.addTag(name, to: entry, in: context) }
        isFocused = !name.isEmpty
        name = ""
    }
}
