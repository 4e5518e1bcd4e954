import Foundation
import SwiftData
import Testing

@testable import Journal

@MainActor struct EntryTests {
    private let context: ModelContext

    init() throws { context = ModelContext(try JournalStore.makeContainer(inMemory: true)) }

    private func found(search: String = "", tag: String? = nil) throws -> [String] {
        let predicate = FoundEntries.predicate(search: search, tag: tag)
        return try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.date, order: .reverse)])).map(\.title)
    }

    @Test func theSearchFindsTitlesTextsAndTags() throws {
        try SampleJournal.fill(context)
        #expect(try found().count == 4)
        #expect(try found(search: "bread") == ["Bread, third try"])
        #expect(try found(search: "BISCUITS") == ["A long meeting"])
        #expect(try found(search: "walk") == ["Snow at last"])
        #expect(try found(search: "desert").isEmpty)
    }

    @Test func aTagNarrowsTheSearch() throws {
        try SampleJournal.fill(context)
        #expect(try found(tag: "work") == ["A long meeting"])
        #expect(try found(search: "snow", tag: "work").isEmpty)
    }

    @Test func entriesShareTheirTags() throws {
        let first = Entry(title: "One"), second = Entry(title: "Two")
        context.insert(first)
        context.insert(second)
        try JournalStore.addTag(" #Garden ", to: first, in: context)
        try JournalStore.addTag("garden", to: second, in: context)
        #expect(try JournalStore.addTag(" # ", to: second, in: context) == nil)
        let tags = try context.fetch(FetchDescriptor<EntryTag>())
        #expect(tags.map(\.name) == ["garden"])
        #expect(Set(tags[0].entries.map(\.title)) == ["One", "Two"])
    }

    @Test func theLastEntryTakesATagAway() throws {
        let entry = Entry(title: "One")
        context.insert(entry)
        let tag = try #require(try JournalStore.addTag("garden", to: entry, in: context))
        JournalStore.removeTag(tag, from: entry, in: context)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<EntryTag>()) == 0)
    }

    @Test func textsAreKeptWithAndWithoutStyles() throws {
        var text = AttributedString("Hello")
        text.inlinePresentationIntent = .stronglyEmphasized
        let entry = Entry(mood: .great, text: text)
        context.insert(entry)
        try context.save()
        let kept = try #require(try context.fetch(FetchDescriptor<Entry>()).first)
        #expect(kept.text == text)
        #expect(kept.plainText == "Hello")
        #expect(kept.mood == .great)
        #expect(!kept.isEmpty)
    }
}
