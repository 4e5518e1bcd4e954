import Testing

@testable import UIKit

/// Documents in files of a folder of the test's own.
@MainActor @Suite(.serialized) struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }
        override func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] {
            var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
            attributes[FileAttributeKey.posixPermissions] = 0o600
            return attributes
        }
    }

    private func inFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func done(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
    }

    @Test func whatIsSavedIsReadAgain() async throws {
        try await inFolder { folder in
            let url = folder.appendingPathComponent("Letter.txt")
            let note = Note(fileURL: url)
            #expect(note.documentState == .closed)
            #expect(note.localizedName == "Letter")
            #expect(note.fileType == "public.plain-text")
            note.text = "first"
            #expect(await done { note.save(to: url, for: .forCreating, completionHandler: $0) })
            #expect(note.documentState == .normal)
            #expect(note.fileModificationDate != nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            let other = Note(fileURL: url)
            #expect(await done { other.open(completionHandler: $0) })
            #expect(other.text == "first")
            #expect(other.documentState == .normal)
            #expect(!other.hasUnsavedChanges)
        }
    }

    @Test func closingSavesWhatChanged() async throws {
        try await inFolder { folder in
            let url = folder.appendingPathComponent("Letter.txt")
            try Data("old".utf8).write(to: url)
            let note = Note(fileURL: url)
            #expect(await done { note.open(completionHandler: $0) })
            note.text = "new"
            #expect(await done { note.close(completionHandler: $0) })
            #expect(try String(contentsOf: url, encoding: .utf8) == "old", "nothing said that there was a change")
            #expect(await done { note.open(completionHandler: $0) })
            note.text = "newer"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            #expect(await done { note.close(completionHandler: $0) })
            #expect(try String(contentsOf: url, encoding: .utf8) == "newer")
            #expect(note.documentState == .closed)
            #expect(!note.hasUnsavedChanges)
        }
    }

    @Test func undoCountsAsAChange() async throws {
        try await inFolder { folder in
            let note = Note(fileURL: folder.appendingPathComponent("Letter.txt"))
            note.undoManager.groupsByEvent = false
            note.undoManager.beginUndoGrouping()
            note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
            note.undoManager.endUndoGrouping()
            #expect(note.hasUnsavedChanges)
            note.undoManager.undo()
            #expect(!note.hasUnsavedChanges)
        }
    }

    @Test func undoOnAnotherThreadCountsAsAChange() async throws {
        try await inFolder { folder in
            let note = Note(fileURL: folder.appendingPathComponent("Letter.txt"))
            nonisolated(unsafe) let manager: UndoManager = note.undoManager
            manager.groupsByEvent = false
            let target = NSObject()
            await onAnotherThread {
                manager.beginUndoGrouping()
                manager.registerUndo(withTarget: target) { _ in }
                manager.endUndoGrouping()
            }
            await done { finished in DispatchQueue.main.async { finished(true) } }
            #expect(note.hasUnsavedChanges)
        }
    }

    private func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            Thread {
                body()
                continuation.resume()
            }.start()
        }
    }

    @Test func failuresAreTold() async throws {
        try await inFolder { folder in
            let missing = Note(fileURL: folder.appendingPathComponent("Missing.txt"))
            #expect(!(await done { missing.open(completionHandler: $0) }))
            #expect(missing.documentState == .closed)
            let note = Note(fileURL: folder.appendingPathComponent("no/such/folder/Letter.txt"))
            #expect(!(await done { note.save(to: note.fileURL, for: .forCreating, completionHandler: $0) }))
            #expect(note.documentState.contains(.savingError))
            let packaged = Note(fileURL: folder)
            #expect(!(await done { packaged.open(completionHandler: $0) }))
        }
    }

    @Test func theListShowsWhatTheFolderHolds() async throws {
        try await inFolder { folder in
            for name in ["Letter.txt", "Zebra.txt", "Photo.png"] { try Data().write(to: folder.appendingPathComponent(name)) }
            let device = TestDevice(), list = DocumentListController()
            (list.folder, list.types, list.createTitle) = (folder, ["public.plain-text"], "Create Document")
            device.show(UINavigationController(rootViewController: list))
            list.reload()
            let shown = list.collectionView.visibleCells.compactMap(\.accessibilityLabel)
            #expect(Set(shown) == ["Create Document", "Letter", "Zebra"])
        }
    }

    @Test func filesGetNamesThatAreFree() async throws {
        try await inFolder { folder in
            let template = folder.appendingPathComponent("untitled.txt")
            try Data("a".utf8).write(to: template)
            let inside = folder.appendingPathComponent("Inside", isDirectory: true)
            let names = try (0..<3).map { _ in try DocumentFolder.add(template, into: inside, moves: false).lastPathComponent }
            #expect(names == ["untitled.txt", "untitled 2.txt", "untitled 3.txt"])
            try Data().write(to: inside.appendingPathComponent("other.png"))
            #expect(DocumentFolder.files(of: inside, types: ["public.image"]).map(\.lastPathComponent) == ["other.png"])
            #expect(DocumentFolder.files(of: inside, types: ["public.text"]).count == 3)
        }
    }
}
