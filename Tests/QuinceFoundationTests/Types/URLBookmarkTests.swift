import Foundation
import Testing

@testable import QuinceFoundation

struct URLBookmarkTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarks-\(UUID().uuidString)", isDirectory: true)

    private func makeFile(_ path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("text".utf8).write(to: file)
        return file
    }

    private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    @Test func aBookmarkFindsItsFile() throws {
        defer { removeFolder() }
        let file = try makeFile("a.txt")
        let data = try file.bookmarkData()
        var isStale = true
        let url = try URL(resolvingBookmarkData: data, options: [.withoutUI], bookmarkDataIsStale: &isStale)
        #expect(url.path == file.path)
        #expect(!isStale)
    }

    @Test func aBookmarkFindsItsFileUnderAnotherName() throws {
        defer { removeFolder() }
        let file = try makeFile("a.txt"), renamed = folder.appendingPathComponent("b.txt")
        let data = try file.bookmarkData(options: .minimalBookmark)
        try FileManager.default.moveItem(at: file, to: renamed)
        var isStale = false
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == renamed.path)
        #expect(isStale)
    }

    @Test func aBookmarkFollowsTheContainerAndItsBase() throws {
        defer { removeFolder() }
        let file = try makeFile("one/Documents/a.txt"), moved = try makeFile("two/Documents/a.txt")
        let home = folder.appendingPathComponent("one"), other = folder.appendingPathComponent("two")
        let bookmark = try FileBookmark(of: file, relativeTo: nil, home: home.path)
        let contained = try FileBookmark(bookmark.data).resolve(relativeTo: nil, home: other.path)
        #expect(contained.url.path == moved.path)
        #expect(contained.isStale)
        let relative = try file.bookmarkData(relativeTo: home)
        var isStale = false
        #expect(try URL(resolvingBookmarkData: relative, relativeTo: other, bookmarkDataIsStale: &isStale).path == moved.path)
    }

    @Test func whatIsNotThereIsAnError() throws {
        defer { removeFolder() }
        let file = try makeFile("a.txt")
        let data = try file.bookmarkData()
        try FileManager.default.removeItem(at: file)
        var isStale = false
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(string: "https://example.com")?.bookmarkData() }
    }
}
