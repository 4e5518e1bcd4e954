import Foundation
import SwiftData

/// A journal for previews.
@MainActor enum SampleJournal {
    static let container: ModelContainer = {
        do {
            let container = try JournalStore.makeContainer(inMemory: true)
            try fill(container.mainContext)
            return container
        } catch { fatalError("The sample could not be made: \(error)") }
    }()

    static func fill(_ context: ModelContext, today: Date = .now) throws {
        let days: [(Int, String, Mood, String, [String])] = [
            (0, "Snow at last", .great, "We walked to the lake before breakfast.", ["family", "walk"]),
            (1, "A long meeting", .low, "Three hours, and nobody brought biscuits.", ["work"]),
            (3, "Bread, third try", .good, "The crust finally sings.", ["baking"]),
            (6, "Quiet Sunday", .okay, "Rain, tea and half a novel.", ["reading"]),
        ]
        for (ago, title, mood, text, tags) in days {
            let entry = Entry(title: title, date: today.addingTimeInterval(-86_400 * Double(ago)), mood: mood, text: AttributedString(text))
            context.insert(entry)
            for tag in tags { try JournalStore.addTag(tag, to: entry, in: context) }
        }
    }
}
