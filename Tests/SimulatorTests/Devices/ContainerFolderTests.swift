import Foundation
import Glibc
import Testing

@testable import Simulator

/// Whose a container is, against apps that write whatever they like in theirs.
struct ContainerFolderTests {
    private let folder: TemporaryFolder
    private var parent: URL { folder.url.appendingPathComponent("Data/Application", isDirectory: true) }
    private var containers: ContainerFolders { ContainerFolders(parent) }
    private static let oldRecord = ".quince.container.json"

    init() throws { folder = try TemporaryFolder() }

    @Test func isTheSameEachTime() throws {
        let one = try containers.container(of: "one"), two = try containers.container(of: "two")
        #expect(one != two)
        #expect(try containers.container(of: "one") == one)
        #expect(try containers.container(of: "two") == two)
        let mode = try FileManager.default.attributesOfItem(atPath: one.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: one.path) == [])
    }

    @Test func noAppClaimsTheContainerOfAnother() throws {
        let mine = try containers.container(of: "mine"), theirs = try containers.container(of: "theirs")
        for name in [Self.oldRecord, "\(mine.lastPathComponent).owner", "x.owner"] {
            try Data(#"{"identifier":"theirs"}"#.utf8).write(to: mine.appendingPathComponent(name))
        }
        #expect(try containers.container(of: "theirs") == theirs)
        #expect(try containers.container(of: "mine") == mine)
        #expect(try containers.container(of: "new") != mine)
    }

    @Test func noAppHasTheHostWait() throws {
        let mine = try containers.container(of: "mine")
        #expect(mkfifo(mine.appendingPathComponent(Self.oldRecord).path, 0o600) == 0)
        #expect(try containers.container(of: "mine") == mine)
        _ = try containers.container(of: "other")
    }

    @Test func aRemovedOneIsMadeAgain() throws {
        let first = try containers.container(of: "one")
        try Data().write(to: first.appendingPathComponent("a"))
        try ContainerFolders.remove(first)
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == [])
        let second = try containers.container(of: "one")
        #expect(second != first)
        // One that somebody else has removed, too.
        try FileManager.default.removeItem(at: second)
        #expect(try containers.container(of: "one") == second)
        #expect(FileManager.default.fileExists(atPath: second.path))
    }

    // MARK: Those of older versions

    private func old(_ record: (URL) throws -> Void) throws -> URL {
        let container = parent.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        try record(container.appendingPathComponent(Self.oldRecord))
        return container
    }

    @Test func oldContainersStayTheirOwners() throws {
        let container = try old { try Data(#"{"identifier":"one"}"#.utf8).write(to: $0) }
        #expect(try containers.container(of: "one") == container)
        // From now on the app has no say in it.
        try Data(#"{"identifier":"two"}"#.utf8).write(to: container.appendingPathComponent(Self.oldRecord))
        #expect(try containers.container(of: "one") == container)
        #expect(try containers.container(of: "two") != container)
    }

    @Test func oddRecordsOfOldContainersAreNoOnes() throws {
        _ = try old { #expect(mkfifo($0.path, 0o600) == 0) }
        _ = try old { try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: "/dev/zero") }
        _ = try old { try Data("{".utf8).write(to: $0) }
        _ = try containers.container(of: "one")
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path).filter { $0.hasSuffix(".owner") }.count == 1)
    }
}
