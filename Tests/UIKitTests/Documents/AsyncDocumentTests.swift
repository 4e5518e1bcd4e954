import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AsyncDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    @Test func documentsAreSavedAndOpenedWithAwait() async {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        #expect(await !note.open())
        note.text = "text"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(await note.close())
        let other = Note(fileURL: url)
        #expect(await other.open())
        #expect(other.text == "text")
    }
}
