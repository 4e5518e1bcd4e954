import FileReplacement
import Foundation
import Glibc
import Testing

@Suite(.serialized)
struct PrivateFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(path).path)[.posixPermissions] as? Int)
    }

    /// Runs something under a umask of the process.
    private func with<Result>(umask mask: mode_t, _ body: () throws -> Result) rethrows -> Result {
        let before = umask(mask)
        defer { umask(before) }
        return try body()
    }

    @Test(arguments: [0, 0o022, 0o777] as [mode_t]) func foldersAreTheirUsersAlone(mask: mode_t) throws {
        try with(umask: mask) { try PrivateFiles.makeFolder(folder.url.appendingPathComponent("a/b/c")) }
        for path in ["a", "a/b", "a/b/c"] { #expect(try mode(path) == 0o700) }
    }

    @Test(arguments: [0, 0o777] as [mode_t]) func foldersInAContainerAreTheirUsersAlone(mask: mode_t) throws {
        try with(umask: mask) { try PrivateFiles.makeFolders(["a/b", "a/c"], in: folder.url.appendingPathComponent("container")) }
        for path in ["container", "container/a", "container/a/b", "container/a/c"] { #expect(try mode(path) == 0o700) }
    }

    @Test func noLinkInAContainerIsFollowed() throws {
        let files = FileManager.default
        let container = folder.url.appendingPathComponent("container"), other = folder.url.appendingPathComponent("other")
        for each in [container, other] { try files.createDirectory(at: each, withIntermediateDirectories: false) }
        try files.createSymbolicLink(at: container.appendingPathComponent("Library"), withDestinationURL: other)
        #expect(throws: CocoaError.self) { try PrivateFiles.makeFolders(["Library/Caches"], in: container) }
        #expect(try files.contentsOfDirectory(atPath: other.path).isEmpty)
    }

    @Test func aFolderThatIsThereStaysAsItIs() throws {
        chmod(folder.url.path, 0o755)
        try PrivateFiles.makeFolder(folder.url)
        #expect(try mode("") == 0o755)
    }

    @Test func aFileInTheWayIsAnError() throws {
        try Data().write(to: folder.url.appendingPathComponent("a"))
        #expect(throws: CocoaError.self) { try PrivateFiles.makeFolder(folder.url.appendingPathComponent("a")) }
        #expect(throws: CocoaError.self) { try PrivateFiles.makeFolder(folder.url.appendingPathComponent("a/b")) }
    }

    @Test(arguments: [0, 0o777] as [mode_t], [false, true]) func filesAreTheirUsersAlone(mask: mode_t, isDurable: Bool) throws {
        let file = folder.url.appendingPathComponent("file")
        try with(umask: mask) { try Data("1".utf8).replacePrivateFile(at: file, isDurable: isDurable) }
        #expect(try mode("file") == 0o600)
        chmod(file.path, 0o644)
        try with(umask: mask) { try Data("2".utf8).replacePrivateFile(at: file, isDurable: isDurable) }
        #expect(try mode("file") == 0o600)
        #expect(try Data(contentsOf: file) == Data("2".utf8))
    }

    @Test func copiesAreNarrowed() throws {
        let (tree, other) = (folder.url.appendingPathComponent("tree"), folder.url.appendingPathComponent("other"))
        try FileManager.default.createDirectory(at: tree.appendingPathComponent("inner"), withIntermediateDirectories: true)
        for file in [tree.appendingPathComponent("inner/program"), other] { try Data().write(to: file) }
        for path in [tree.path, tree.path + "/inner", tree.path + "/inner/program"] { chmod(path, 0o755) }
        chmod(other.path, 0o644)
        try FileManager.default.createSymbolicLink(at: tree.appendingPathComponent("link"), withDestinationURL: other)
        PrivateFiles.narrowAll(in: tree)
        for path in ["tree", "tree/inner", "tree/inner/program"] { #expect(try mode(path) == 0o700) }
        #expect(try mode("other") == 0o644)
    }
}
