import Foundation
import Testing

@testable import Studio

@MainActor
struct RecordingShelfTests {
    private let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)

    private func makeRecording(_ shelf: RecordingShelf) throws {
        let chimes = try #require(Bundle.main.url(forResource: "Chimes", withExtension: "wav"))
        try FileManager.default.copyItem(at: chimes, to: shelf.nextURL)
        shelf.reload()
    }

    @Test func recordingsAreNumberedAndNewestFirst() throws {
        let shelf = RecordingShelf(folder: folder, pathExtension: "wav")
        #expect(shelf.recordings.isEmpty)
        for _ in 0..<3 { try makeRecording(shelf) }
        #expect(shelf.recordings.map(\.name) == ["Recording 3", "Recording 2", "Recording 1"])
        #expect(abs(try #require(shelf.recordings.first).duration - 6) < 0.2)
    }

    @Test func numbersOfRemovedRecordingsAreUsedAgainAtTheEndOnly() throws {
        let shelf = RecordingShelf(folder: folder, pathExtension: "wav")
        for _ in 0..<3 { try makeRecording(shelf) }
        shelf.remove(at: IndexSet(integer: 2))
        #expect(shelf.recordings.map(\.number) == [3, 2])
        #expect(shelf.nextURL.lastPathComponent == "Recording 4.wav")
    }

    @Test func otherFilesAreNoRecordings() throws {
        let shelf = RecordingShelf(folder: folder, pathExtension: "wav")
        try Data("text".utf8).write(to: folder.appending(path: "Recording 1.wav"))
        try Data("text".utf8).write(to: folder.appending(path: "Notes.txt"))
        shelf.reload()
        #expect(shelf.recordings.isEmpty)
    }
}
