import Foundation
import Glibc
import Testing

@testable import AppBuilder

/// Changed files are built again, whatever their size and date say.
struct StampTests {
    private func write(_ text: String, to file: URL, date: Date) throws {
        // In place, as some editors save.
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    @Test func stampsTellFilesOfTheSameSizeAndDateApart() throws {
        let folder = try TemporaryFolder(["a": "one", "b": "two"])
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        for name in ["a", "b"] { try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name).path) }
        let before = FileStamp(folder.path("a"))
        let state = FileState([folder.url])
        #expect(before == FileStamp(folder.path("a")))
        #expect(state == FileState([folder.url]))
        #expect(rename(folder.path("b").path, folder.path("a").path) == 0)
        #expect(before != FileStamp(folder.path("a")))
        #expect(state != FileState([folder.url]))
        #expect(FileStamp(folder.path("missing")).size == 0)
    }

    @Test func theVersionOfADataModelCountsInAnyFolder() throws {
        let name = "P/Models/M.XCDataModelD/.xccurrentversion"
        let folder = try TemporaryFolder([name: "a", "P/.hidden": "a", "P/Models/.xccurrentversion": "a"])
        let stamps = FileStamp.content(of: folder.path("P"))
        #expect(stamps.keys.filter { $0.hasSuffix("/" + name) }.count == 1)
        #expect(!stamps.keys.contains { $0.hasSuffix("/.hidden") })
        #expect(!stamps.keys.contains { $0.hasSuffix("/Models/.xccurrentversion") })
    }

    @Test func anEditThatKeepsSizeAndDateIsBuilt() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate])
        let file = folder.path("P/App.swift")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        try write(HostileProject.delegate, to: file, date: date)
        _ = try await build(folder.path("P"), into: folder)
        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        try write(HostileProject.delegate.replacingOccurrences(of: "hello", with: "other"), to: file, date: date)
        let app = try await build(folder.path("P"), into: folder)
        #expect(!app.wasUpToDate)
        #expect(try run(app.executable) == "other\n")
    }

    /// A build that is ended between writing its results and noting them leaves others than the next one expects.
    @Test func resultsThatNobodyNotedAreMadeAgain() async throws {
        let folder = try TemporaryFolder(["P/App.swift": HostileProject.delegate])
        _ = try await build(folder.path("P"), into: folder)
        let cache = folder.path("Cache")
        let kept = try TemporaryFolder()
        let names = try #require(FileManager.default.enumerator(atPath: cache.path)?.allObjects as? [String])
        let states = names.filter { $0.hasSuffix("/state.plist") || $0.hasSuffix("/finished.plist") }
        for (number, name) in states.enumerated() {
            try FileManager.default.copyItem(at: cache.appendingPathComponent(name), to: kept.path("\(number)"))
        }
        // A build of other sources whose notes are lost; then the sources are as before.
        try folder.write(HostileProject.delegate.replacingOccurrences(of: "hello", with: "other"), to: "P/App.swift")
        _ = try await build(folder.path("P"), into: folder)
        for (number, name) in states.enumerated() {
            let place = cache.appendingPathComponent(name)
            try FileManager.default.removeItem(at: place)
            try FileManager.default.copyItem(at: kept.path("\(number)"), to: place)
        }
        try folder.write(HostileProject.delegate, to: "P/App.swift")
        let app = try await build(folder.path("P"), into: folder)
        #expect(try run(app.executable) == "hello\n")
    }

    @Test func aFullDiskIsNamed() throws {
        let folder = try TemporaryFolder()
        let room = try #require(DiskSpace.room(at: folder.path("not/yet/there")))
        #expect(room > 0)
        let failure = #expect(throws: BuildFailure.self) { try DiskSpace.check([folder.path("not/yet")], minimum: .max) }
        let message = failure?.diagnostics.first?.message ?? ""
        #expect(message.hasPrefix("the app cannot be built in \(folder.path("not/yet").path): its disk has only "))
        try DiskSpace.check([folder.url], minimum: 1)
    }
}
