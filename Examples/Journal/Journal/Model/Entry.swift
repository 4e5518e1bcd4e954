import Foundation
import SwiftData

/// An entry of the journal.
@Model final class Entry {
    var title: String
    var date: Date
    /// The raw value of the mood, so that queries can compare it.
    private(set) var moodValue: Int
    /// The text without its styles, so that queries can search it.
    private(set) var plainText = ""
    private(set) var richText = Data()
    @Attribute(.externalStorage) var photo: Data?
    @Relationship(inverse: \EntryTag.entries) var tags: [EntryTag] = []

    init(title: String = "", date: Date = .now, mood: Mood = .okay, text: AttributedString = "") {
        (self.title, self.date, moodValue) = (title, date, mood.rawValue)
        self.text = text
    }

    var mood: Mood {
        get { Mood(rawValue: moodValue) ?? .okay }
        set { moodValue = newValue.rawValue }
    }

    var text: AttributedString {
        get { RichText.decode(richText) }
        set { (richText, plainText) = (RichText.encode(newValue), String(newValue.characters)) }
    }

    /// Whether nothing has been written yet.
    var isEmpty: Bool { title.isEmpty && plainText.isEmpty && photo == nil && tags.isEmpty }

    var sortedTags: [EntryTag] { tags.sorted { $0.name < $1.name } }
}
