import Foundation
import QuinceFoundation
import Testing

struct FileWrapperTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("wrapper-\(UUID().uuidString)", isDirectory: true)

    private func makePackage() -> FileWrapper {
        let package = FileWrapper(directoryWithFileWrappers: ["text.txt": FileWrapper(regularFileWithContents: Data("text".utf8))])
        let images = FileWrapper(directoryWithFileWrappers: [:])
        images.preferredFilename = "Images"
        images.addRegularFile(withContents: Data([1, 2]), preferredFilename: "a.png")
        package.addFileWrapper(images)
        return package
    }

    @Test func foldersAreWrittenAndRead() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        try makePackage().write(to: place, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory)
        #expect(read.fileWrappers?.keys.sorted() == ["Images", "text.txt"])
        #expect(read.fileWrappers?["Images"]?.fileWrappers?["a.png"]?.regularFileContents == Data([1, 2]))
        #expect(read.filename == place.lastPathComponent)
        #expect(read.matchesContents(of: place))
    }

    @Test func anAtomicWriteReplacesTheFolder() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        try makePackage().write(to: place, options: .atomic, originalContentsURL: nil)
        let package = try FileWrapper(url: place)
        let text = try #require(package.fileWrappers?["text.txt"])
        package.removeFileWrapper(text)
        #expect(package.addRegularFile(withContents: Data("new".utf8), preferredFilename: "new.txt") == "new.txt")
        try package.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: place)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == ["Images", "new.txt"])
        #expect(try FileWrapper(url: place).fileWrappers?["Images"]?.fileWrappers?["a.png"]?.regularFileContents == Data([1, 2]))
    }

    @Test func namesInAFolderAreUnique() {
        let package = makePackage()
        let key = package.addRegularFile(withContents: Data(), preferredFilename: "text.txt")
        #expect(key != "text.txt")
        #expect(package.fileWrappers?[key]?.preferredFilename == "text.txt")
        #expect(package.fileWrappers?.count == 3)
    }

    @Test func theSerializedFormComesBack() throws {
        let data = try #require(makePackage().serializedRepresentation)
        let copy = try #require(FileWrapper(serializedRepresentation: data))
        #expect(copy.fileWrappers?["text.txt"]?.regularFileContents == Data("text".utf8))
        #expect(FileWrapper(serializedRepresentation: Data("x".utf8)) == nil)
    }
}
