import Foundation
import SwiftData

/// The journal's data.
@MainActor enum JournalStore {
    static func makeContainer(inMemory: Bool = false) throws -> ModelContainer {
        try ModelContainer(
            for: Entry.self, EntryTag.self, configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
    }

    /// Gives the entry a tag; entries with the same word share it.
    ///
    /// - Returns: The tag; nil for a name without letters.
    @discardableResult static func addTag(_ name: String, to entry: Entry, in context: ModelContext) throws -> EntryTag? {
        let name = EntryTag.normalized(name)
        guard !name.isEmpty else { return nil }
        let known = try context.fetch(FetchDescriptor<EntryTag>(predicate: #Predicate { $0.name == name })).first
        let tag = known ?? EntryTag(name: name)
        if !entry.tags.contains(tag) { entry.tags.append(tag) }
        return tag
    }

    /// Takes a tag from the entry, and deletes it where no other entry has it.
    static func removeTag(_ tag: EntryTag, from entry: Entry, in context: ModelContext) {
        entry.tags.removeAll { $0 == tag }
        if tag.entries.isEmpty { context.delete(tag) }
    }
}
