import Foundation
import Glibc
import Testing

@testable import FileFormats

final class RegularFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "RegularFileTests-\(UUID().uuidString)", isDirectory: true)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func place(_ name: String) -> URL { folder.appendingPathComponent(name, isDirectory: false) }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place(name).path, withDestinationPath: target)
    }

    @Test func filesAreReadWhole() throws {
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        try bytes.write(to: place("file"))
        try link("link", to: "file")
        #expect(try RegularFile.read(place("file")) == bytes)
        #expect(try RegularFile.read(place("link")) == bytes)
        #expect(throws: RegularFile.Problem.tooLarge(limit: 99_999)) { try RegularFile.read(place("file"), limit: 99_999) }
    }

    /// Reading a FIFO without a writer would last for ever.
    @Test func whatIsNoFileIsNotOpened() throws {
        #expect(mkfifo(place("pipe").path, 0o644) == 0)
        try link("zero", to: "/dev/zero")
        try link("nothing", to: "missing")
        #expect(throws: RegularFile.Problem.kind("a FIFO")) { try RegularFile.read(place("pipe")) }
        #expect(throws: RegularFile.Problem.kind("a device")) { try RegularFile.read(place("zero")) }
        #expect(throws: RegularFile.Problem.kind("a folder")) { try RegularFile.read(folder) }
        #expect(throws: RegularFile.Problem.missing) { try RegularFile.read(place("nothing")) }
        #expect(RegularFile.Problem.kind("a FIFO").message == "is a FIFO, not a file")
    }

    @Test func namesOfLinksAreNotFollowed() throws {
        try Data().write(to: place("file"))
        try link("link", to: "file")
        #expect(mkfifo(place("pipe").path, 0o644) == 0)
        #expect(RegularFile.kind(named: place("file")) == nil)
        #expect(RegularFile.kind(named: place("missing")) == nil)
        #expect(RegularFile.kind(named: place("link")) == "a link")
        #expect(RegularFile.kind(named: place("pipe")) == "a FIFO")
        #expect(RegularFile.kind(named: folder) == "a folder")
    }

    @Test func listingsTellFilesFromTheRest() throws {
        #expect(mkfifo(place("pipe").path, 0o644) == 0)
        try Data().write(to: place("a.swift"))
        try Data().write(to: place(".hidden"))
        try link("nothing", to: "missing")
        try link("loop", to: ".")
        let listing = try FolderListing(folder)
        #expect(listing.entries.map(\.name) == ["a.swift", "loop"])
        #expect(listing.entries.map(\.isFolder) == [false, true])
        #expect(
            listing.odd.sorted { $0.name < $1.name }.map { "\($0.name): \($0.kind)" } == ["nothing: a link to nothing", "pipe: a FIFO"])
    }

    @Test func namesThatAreNoUTF8AreNamed() throws {
        let name: [CChar] = (folder.path + "/caf").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9), 0]
        let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
        #expect(descriptor >= 0)
        close(descriptor)
        defer { unlink(name) }
        let problem = #expect(throws: FolderListing.Problem.self) { try FolderListing(folder) }
        #expect(problem?.reason == "the name of the file “caf\\xE9” in it is no UTF-8")
    }

    @Test func walksVisitAFolderOnce() throws {
        try link("loop", to: ".")
        var walk = FolderWalk()
        var visits = 0
        try walk.visit(folder) { walk in
            visits += 1
            try walk.visit(place("loop")) { _ in visits += 1 }
        }
        #expect(visits == 1)
    }
}
