import DeviceProtocol
import FileReplacement
import Foundation

/// The documents that a device keeps for its apps, each in a file that is written whole. May be used from any thread.
///
/// A file's first eight bytes are its revision, in little endian.
public final class DocumentService: @unchecked Sendable {
    private let lock = NSLock()
    private let folder: URL
    private var followers: [@Sendable (DeviceDocument, _ app: String?) -> Void] = []
    /// The most that a document may have, in bytes.
    static let maximumSize = 16 << 20
    private static let headerLength = 8

    init(folder: URL) { self.folder = folder }

    /// Subscribes to changes, on the thread that makes them and without locks.
    ///
    /// - Parameter follower: Called with the app whose document it is; nil = the device's.
    func follow(_ follower: @escaping @Sendable (DeviceDocument, _ app: String?) -> Void) {
        lock.withLock { followers.append(follower) }
    }

    /// Returns a document; without contents where its revision is known.
    ///
    /// - Parameter app: The bundle identifier of the app that asks.
    func state(of document: DeviceDocument, known: Int? = nil, for app: String) throws -> DocumentState {
        try lock.withLock {
            var state = try read(file(of: document, app))
            if state.revision == known { state.contents = nil }
            return state
        }
    }

    /// Replaces a document where it is still that of a revision.
    ///
    /// - Returns: The new revision; nil where somebody else was faster.
    func replace(_ document: DeviceDocument, revision: Int, with contents: Data, for app: String) throws -> Int? {
        guard contents.count <= Self.maximumSize else {
            throw SimulatorError("a device's \(document.rawValue) may have \(Self.maximumSize >> 20) MiB at most")
        }
        let next: Int? = try lock.withLock {
            let file = file(of: document, app)
            guard try read(file).revision == revision else { return nil }
            let next = revision + 1
            try write(contents, revision: next, to: file)
            return next
        }
        guard let next else { return nil }
        let owner = document.isPerApp ? app : nil
        for follower in lock.withLock({ followers }) { follower(document, owner) }
        return next
    }

    /// Changes a document; again where an app has changed it meanwhile.
    ///
    /// - Parameter body: Returns the new contents, or nil to leave the document as it is, and a result.
    /// - Throws: `SimulatorError` where apps are faster each time.
    func change<Result>(_ document: DeviceDocument, for app: String, _ body: (Data?) throws -> (Data?, Result)) throws -> Result {
        for _ in 0..<20 {
            let state = try state(of: document, for: app)
            let (contents, result) = try body(state.contents)
            guard let contents else { return result }
            if try replace(document, revision: state.revision, with: contents, for: app) != nil { return result }
        }
        throw SimulatorError("the device's \(document.rawValue) is changed by an app all the time", nextStep: "Try again.")
    }

    /// Removes the documents of an app, or all of the device's.
    ///
    /// - Parameter app: nil = everything.
    func remove(of app: String? = nil) throws {
        try lock.withLock {
            guard let app else { return try FolderRemoval.remove(folder) }
            for document in DeviceDocument.allCases where document.isPerApp { try FolderRemoval.remove(file(of: document, app)) }
        }
    }

    private func file(of document: DeviceDocument, _ app: String) -> URL {
        guard document.isPerApp else { return folder.appendingPathComponent(document.rawValue) }
        // An identifier of a bundle may be any text; no file name can have a slash or begin with a dot.
        let name = app.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return folder.appendingPathComponent(document.rawValue, isDirectory: true).appendingPathComponent("app-" + name)
    }

    private func read(_ file: URL) throws -> DocumentState {
        guard FileManager.default.fileExists(atPath: file.path) else { return DocumentState(revision: 0) }
        return try withFileErrors("the device's \(file.lastPathComponent) cannot be read") {
            let data = try Data(contentsOf: file)
            guard data.count >= Self.headerLength else { return DocumentState(revision: 0) }
            let revision = data.prefix(Self.headerLength).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return DocumentState(revision: Int(clamping: revision), contents: Data(data.dropFirst(Self.headerLength)))
        }
    }

    private func write(_ contents: Data, revision: Int, to file: URL) throws {
        try withFileErrors("the device's \(file.lastPathComponent) cannot be saved") {
            try PrivateFiles.makeFolder(file.deletingLastPathComponent())
            var data = Data((0..<Self.headerLength).map { UInt8(truncatingIfNeeded: revision >> ($0 * 8)) })
            data.append(contents)
            try data.replacePrivateFile(at: file)
        }
    }
}
