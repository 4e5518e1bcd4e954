import SwiftData
import SwiftUI

/// An entry, which is written and read in the same place. One that stays empty is deleted.
struct EntryPage: View {
    @Bindable var entry: Entry
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var isDeleting = false

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $entry.title).font(.title2.bold())
                DatePicker("Date", selection: $entry.date, in: ...Date.now)
                MoodPicker(mood: $entry.mood)
            }
            Section { PhotoField(photo: $entry.photo) }
            Section { RichTextField(text: $entry.text) }
            Section("Tags") { TagField(entry: entry) }
        }
        .navigationTitle(entry.date.formatted(date: .abbreviated, time: .omitted))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbar }
        .onDisappear { if !entry.isDeleted, entry.isEmpty { context.delete(entry) } }
    }

    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem { ShareLink(item: EntryExport(entry).markdown) }
        ToolbarItem {
            Button("Delete", systemImage: "trash", role: .destructive) { isDeleting = true }
                .confirmationDialog("Delete this entry?", isPresented: $isDeleting, titleVisibility: .visible) {
                    Button("Delete Entry", role: .destructive, action: delete)
                }
        }
    }

    private func delete() {
        context.delete(entry)
        dismiss()
    }
}
