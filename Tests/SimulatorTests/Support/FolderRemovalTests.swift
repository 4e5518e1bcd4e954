import FileReplacement
import Foundation
import Glibc
import Testing

/// Folders as an app leaves them that does not want to go.
struct FolderRemovalTests {
    private let folder: TemporaryFolder
    private var place: URL { folder.url.appendingPathComponent("Data", isDirectory: true) }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }

    private func isThere(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0
    }

    @Test func removesFilesFoldersAndLinks() throws {
        let outside = folder.url.appendingPathComponent("outside", isDirectory: true)
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: outside.appendingPathComponent("file"))
        try FileManager.default.createDirectory(at: place.appendingPathComponent("a/b/c"), withIntermediateDirectories: true)
        for name in ["x", ".hidden", "a/y", "a/b/c/z"] { try Data().write(to: place.appendingPathComponent(name)) }
        for name in ["link", "a/b/link"] {
            try FileManager.default.createSymbolicLink(at: place.appendingPathComponent(name), withDestinationURL: outside)
        }
        #expect(mkfifo(place.appendingPathComponent("a/pipe").path, 0o600) == 0)
        try FolderRemoval.remove(place)
        #expect(!isThere(place))
        #expect(try Data(contentsOf: outside.appendingPathComponent("file")) == Data("kept".utf8))
        // A link alone, a file, and nothing.
        let link = folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        for each in [link, outside.appendingPathComponent("file"), place] {
            try FolderRemoval.remove(each)
            #expect(!isThere(each))
        }
        #expect(isThere(outside))
    }

    /// No path can name the innermost.
    @Test func removesWhatIsNestedDeeply() throws {
        var parent = open(place.path, O_DIRECTORY | O_CLOEXEC)
        for _ in 0..<5000 {
            #expect(mkdirat(parent, "nested", 0o700) == 0)
            let next = openat(parent, "nested", O_DIRECTORY | O_CLOEXEC)
            close(parent)
            parent = next
        }
        close(parent)
        try FolderRemoval.remove(place)
        #expect(!isThere(place))
    }

    @Test func removesWhatItsOwnerMayNotEnter() throws {
        let inner = place.appendingPathComponent("closed/inner", isDirectory: true)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data().write(to: inner.appendingPathComponent("file"))
        for each in [inner, inner.deletingLastPathComponent(), place] { #expect(chmod(each.path, 0) == 0) }
        try FolderRemoval.remove(place)
        #expect(!isThere(place))
    }

    @Test func removesNamesThatAreNoUTF8() throws {
        let name: [CChar] = Array((place.path + "/a").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        close(open(name, O_CREAT | O_WRONLY, 0o600))
        try FolderRemoval.remove(place)
        #expect(!isThere(place))
    }
}
