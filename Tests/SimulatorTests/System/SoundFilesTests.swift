import Foundation
import Testing

@testable import Simulator

struct SoundFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SoundFilesTests-\(UUID().uuidString)")
    private var container: URL { folder.appendingPathComponent("container") }

    private func makeFiles() throws {
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        try Data("inside".utf8).write(to: container.appendingPathComponent("song.mp3"))
        try Data("text".utf8).write(to: container.appendingPathComponent("notes.txt"))
        try Data("outside".utf8).write(to: folder.appendingPathComponent("secret.mp3"))
        try FileManager.default.createSymbolicLink(
            at: container.appendingPathComponent("link.mp3"), withDestinationURL: folder.appendingPathComponent("secret.mp3"))
    }

    @Test func onlySoundsInTheAppsFoldersAreServed() throws {
        try makeFiles()
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = SoundFiles()
        let song = container.appendingPathComponent("song.mp3").path
        let first = files.number(of: song, in: [container])
        let number = try #require(first)
        #expect(files.number(of: song, in: [container]) == number)
        let contents = try #require(files.contents(of: number))
        #expect(contents.data == Data("inside".utf8))
        #expect(contents.type == "audio/mpeg")
        #expect(files.number(of: container.appendingPathComponent("notes.txt").path, in: [container]) == nil)
        #expect(files.number(of: container.appendingPathComponent("link.mp3").path, in: [container]) == nil)
        #expect(files.number(of: container.path + "/../secret.mp3", in: [container]) == nil)
        #expect(files.number(of: "song.mp3", in: [container]) == nil)
        #expect(files.contents(of: number + 1) == nil)
    }

    @Test func aFileThatHasBecomeALinkIsServedNoMore() throws {
        try makeFiles()
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = SoundFiles()
        let song = container.appendingPathComponent("song.mp3")
        let first = files.number(of: song.path, in: [container])
        let number = try #require(first)
        try FileManager.default.removeItem(at: song)
        try FileManager.default.createSymbolicLink(at: song, withDestinationURL: folder.appendingPathComponent("secret.mp3"))
        #expect(files.contents(of: number) == nil)
    }

    @Test func theOldestFileGivesWay() throws {
        try makeFiles()
        defer { try? FileManager.default.removeItem(at: folder) }
        var files = SoundFiles()
        var numbers: [Int] = []
        for index in 0...SoundFiles.limit {
            let file = container.appendingPathComponent("\(index).wav")
            try Data().write(to: file)
            let number = files.number(of: file.path, in: [container])
            numbers.append(try #require(number))
        }
        #expect(Set(numbers).count == SoundFiles.limit + 1)
        #expect(files.contents(of: numbers[0]) == nil)
        #expect(files.contents(of: numbers[1]) != nil)
    }
}
