import Foundation
import SwiftData
import Testing

@testable import Journal

@MainActor struct JournalExportTests {
    private let context: ModelContext

    init() throws { context = ModelContext(try JournalStore.makeContainer(inMemory: true)) }

    @Test func anEntryIsMarkdown() throws {
        let entry = Entry(title: "Snow", date: Date(timeIntervalSince1970: 1_704_793_260), mood: .good, text: "It fell.")
        context.insert(entry)
        try JournalStore.addTag("winter", to: entry, in: context)
        let lines = EntryExport(entry).markdown.components(separatedBy: "\n\n")
        #expect(lines.first == "# Snow")
        #expect(lines.count == 4)
        #expect(lines[1].hasPrefix("🙂 "))
        #expect(lines[2] == "It fell.")
        #expect(lines[3] == "#winter")
    }

    @Test func allEntriesAreOneFile() throws {
        let entries = [Entry(title: "One"), Entry(title: "Two")]
        entries.forEach(context.insert)
        let file = try JournalExport(entries).write()
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("# One"))
        #expect(text.contains("---\n\n# Two"))
    }
}
