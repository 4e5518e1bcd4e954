import FileFormats
import FileReplacement
import Foundation

/// The containers of one kind on a device: a folder each, named by a UUID, and beside it the file that says whose it is.
///
/// That file lies outside of the container, where its app cannot write: an app that could would be given the container of another, give it its own, or
/// have the host wait for a FIFO.
struct ContainerFolders {
    private let folder: URL

    /// - Parameter folder: The folder of all containers of the kind; made with the first.
    init(_ folder: URL) { self.folder = folder }

    private static let ownerExtension = "owner"
    /// The file that earlier versions stored the owner in, inside the container.
    private static let oldRecord = ".quince.container.json"
    private static let recordLimit = 64 << 10

    private struct Record: Codable { var identifier: String }

    /// Returns the container that belongs to an identifier; made where there is none.
    func container(of identifier: String) throws -> URL {
        try adoptOldContainers()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let owners = names.filter { $0.hasSuffix("." + Self.ownerExtension) }.sorted().map(folder.appendingPathComponent)
        if let owner = owners.first(where: { Self.identifier(in: $0) == identifier }) {
            let name = owner.deletingPathExtension().lastPathComponent
            let container = folder.appendingPathComponent(name, isDirectory: true)
            try PrivateFiles.makeFolder(container)
            return container
        }
        let container = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try PrivateFiles.makeFolder(container)
        try Self.note(identifier, of: container)
        return container
    }

    /// The folders that iOS makes in an app's data container.
    private static let standardFolders = ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"]

    /// Makes the standard folders of a data container, those that are missing. Where the app has put something else in the place of one, it lacks it.
    static func fill(_ container: URL) {
        for each in standardFolders { try? PrivateFiles.makeFolders([each], in: container) }
    }

    /// Removes a container and what says whose it is, so that the next one of its owner has another name.
    static func remove(_ container: URL) throws {
        try FolderRemoval.remove(container)
        try FolderRemoval.remove(ownerFile(of: container))
    }

    private static func ownerFile(of container: URL) -> URL {
        container.deletingLastPathComponent().appendingPathComponent(container.lastPathComponent + "." + ownerExtension)
    }

    private static func note(_ identifier: String, of container: URL) throws {
        try JSONEncoder().encode(Record(identifier: identifier)).replacePrivateFile(at: ownerFile(of: container), isDurable: true)
    }

    private static func identifier(in file: URL) -> String? {
        guard let data = try? RegularFile.read(file, limit: recordLimit) else { return nil }
        return try? JSONDecoder().decode(Record.self, from: data).identifier
    }

    /// Notes the owners of containers that an older Quince made. The first to claim an identifier has it.
    private func adoptOldContainers() throws {
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        let old = names.filter { UUID(uuidString: $0) != nil && !names.contains("\($0).\(Self.ownerExtension)") }.sorted()
        for name in old {
            let container = folder.appendingPathComponent(name, isDirectory: true),
                record = container.appendingPathComponent(Self.oldRecord)
            guard let identifier = Self.identifier(in: record) else { continue }
            try Self.note(identifier, of: container)
            try? FileManager.default.removeItem(at: record)
        }
    }
}
