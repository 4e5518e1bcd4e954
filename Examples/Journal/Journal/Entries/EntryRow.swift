import SwiftUI

/// An entry in a list: mood, title, the beginning of the text, tags and photo.
struct EntryRow: View {
    let entry: Entry

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            MoodFace(mood: entry.mood)
            VStack(alignment: .leading, spacing: 3) {
                Text(entry.title.isEmpty ? String(localized: "Untitled") : entry.title).font(.headline)
                Text(entry.date, format: .dateTime.weekday(.wide).day().month()).font(.caption).foregroundStyle(.secondary)
                if !entry.plainText.isEmpty { Text(entry.plainText).font(.subheadline).lineLimit(2) }
                if !entry.tags.isEmpty { Text(tags).font(.caption).foregroundStyle(.tint) }
            }
            Spacer(minLength: 0)
            if let photo = entry.photo, let image = UIImage(data: photo) {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 64, height: 64)
                    .clipShape(.rect(cornerRadius: 10))
                    .accessibilityLabel("Photo")
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
    }

    private var tags: String { entry.sortedTags.map { "#\($0.name)" }.joined(separator: "  ") }
}
