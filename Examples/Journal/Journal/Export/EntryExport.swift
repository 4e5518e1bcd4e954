import Foundation

/// An entry as Markdown.
struct EntryExport {
    private let entry: Entry

    init(_ entry: Entry) { self.entry = entry }

    var markdown: String {
        let date = entry.date.formatted(date: .long, time: .shortened)
        let title = entry.title.isEmpty ? date : entry.title
        let tags = entry.sortedTags.map { "#\($0.name)" }.joined(separator: " ")
        return ["# \(title)", "\(entry.mood.face) \(date)", RichText.markdown(entry.text), tags]
            .filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }
}
