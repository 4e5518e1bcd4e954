import SwiftData
import SwiftUI

/// Chooses the tag whose entries are listed.
struct TagMenu: View {
    @Binding var tag: String?
    @Query(sort: \EntryTag.name) private var tags: [EntryTag]

    var body: some View {
        Menu {
            Picker("Tag", selection: $tag) {
                Text("All Entries").tag(String?.none)
                ForEach(tags) { Text("#\($0.name)").tag(Optional($0.name)) }
            }
        } label: {
            Label("Tags", systemImage: tag == nil ? "tag" : "tag.fill")
        }
        .disabled(tags.isEmpty)
    }
}
