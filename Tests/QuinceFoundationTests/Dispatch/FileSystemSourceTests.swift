import Foundation
import Glibc
import QuinceFoundation
import Testing

@Suite struct FileSystemSourceTests {
    /// A file in a folder of its own, and what a source tells of one of them.
    private final class Watched {
        let folder: URL
        let file: URL
        private let source: any DispatchSourceFileSystemObject
        private let descriptor: Int32
        private let events: AsyncStream<DispatchSource.FileSystemEvent>

        init(isFolder: Bool = false, _ mask: DispatchSource.FileSystemEvent = .all) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
            file = folder.appendingPathComponent("a")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: file)
            descriptor = open((isFolder ? folder : file).path, O_EVTONLY)
            let (events, told) = AsyncStream<DispatchSource.FileSystemEvent>.makeStream()
            let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: mask, queue: .global())
            source.setEventHandler { told.yield(source.data) }
            source.setCancelHandler { told.finish() }
            source.activate()
            (self.source, self.events) = (source, events)
            #expect(source.handle == descriptor)
            #expect(source.mask == mask)
        }

        deinit {
            source.cancel()
            close(descriptor)
            try? FileManager.default.removeItem(at: folder)
        }

        func next() async -> DispatchSource.FileSystemEvent? { await events.first { _ in true } }
    }

    @Test(.timeLimit(.minutes(5))) func aFileIsWritten() async throws {
        let watched = try Watched()
        let handle = try FileHandle(forWritingTo: watched.file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("yy".utf8))
        #expect(await watched.next() == [.write, .extend])
    }

    @Test(.timeLimit(.minutes(5))) func aFileChangesAttributesNameAndIsRemoved() async throws {
        let watched = try Watched(), place = watched.folder.appendingPathComponent("b")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: watched.file.path)
        #expect(await watched.next() == .attrib)
        try FileManager.default.moveItem(at: watched.file, to: place)
        #expect(await watched.next() == .rename)
        try FileManager.default.removeItem(at: place)
        #expect(await watched.next() == .delete)
    }

    /// As an app reads settings anew that another part of it saves.
    @Test(.timeLimit(.minutes(5))) func aFileIsReplaced() async throws {
        let watched = try Watched(.delete)
        try Data("new".utf8).write(to: watched.file, options: .atomic)
        #expect(await watched.next() == .delete)
    }

    @Test(.timeLimit(.minutes(5))) func aFolderTellsOfItsNames() async throws {
        let watched = try Watched(isFolder: true)
        // What happens to a file in it is not the folder's.
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: watched.file.path)
        try FileManager.default.createSymbolicLink(atPath: watched.folder.appendingPathComponent("b").path, withDestinationPath: "a")
        #expect(await watched.next()?.subtracting(.extend) == .write)
    }

    @Test(.timeLimit(.minutes(5))) func anEmptyFolderIsRemoved() async throws {
        let watched = try Watched(isFolder: true, .delete)
        try FileManager.default.removeItem(at: watched.folder)
        #expect(await watched.next() == .delete)
    }

    @Test func ofADescriptorOfNothingNothingIsTold() {
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: -1, eventMask: .all)
        #expect(source.handle == -1)
        source.activate()
        source.cancel()
    }
}
