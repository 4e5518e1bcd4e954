import FileReplacement
import Foundation
import Testing

struct FileReplacementTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appendingPathComponent("picture.png") }

    init() throws { folder = try TemporaryFolder() }

    private func expect(_ text: String, location: SourceLocation = #_sourceLocation) throws {
        #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: location)
    }

    private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path) } }

    @Test func nothingButTheFileIsLeft() throws {
        for text in ["first", "", String(repeating: "long", count: 100_000)] {
            try Data(text.utf8).replaceFile(at: file)
            try expect(text)
        }
        #expect(try names == ["picture.png"])
    }

    @Test func aReaderKeepsWhatItHasOpened() throws {
        try Data("old".utf8).replaceFile(at: file)
        let reader = try FileHandle(forReadingFrom: file)
        try Data("new".utf8).replaceFile(at: file)
        #expect(try reader.readToEnd() == Data("old".utf8))
        try expect("new")
    }

    @Test func permissionsStay() throws {
        try Data("old".utf8).replaceFile(at: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        try Data("new".utf8).replaceFile(at: file)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func whatFailsIsFoundationsError() throws {
        let lost = folder.url.appendingPathComponent("none/picture.png")
        #expect(throws: CocoaError.self) { try Data("lost".utf8).replaceFile(at: lost) }
        #expect(throws: (any Error).self) { try Data("lost".utf8).replaceFile(at: folder.url) }
        #expect(try names.isEmpty)
    }
}
