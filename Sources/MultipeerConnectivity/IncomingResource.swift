import UIKit

/// A file on its way from a peer, written to a temporary place as it comes.
final class IncomingResource {
    let name: String
    let url: URL
    let progress: Progress
    private var file: FileHandle?

    init(_ name: String, _ size: UInt64) throws {
        self.name = name
        let folder = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true).appendingPathComponent("MCSession", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Never by the name the other side gave: it may be a path.
        url = folder.appendingPathComponent(UUID().uuidString)
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
            throw MCError(.unavailable, reason: "There is no place for the resource.")
        }
        file = try FileHandle(forWritingTo: url)
        progress = Progress(totalUnitCount: Int64(size))
        progress.isCancellable = true
    }

    func append(_ bytes: [UInt8]) throws {
        try file?.write(contentsOf: Data(bytes))
        progress.completedUnitCount += Int64(bytes.count)
    }

    func finish() {
        try? file?.close()
        file = nil
    }

    /// Removes the file, where the app has not moved it away.
    func remove() {
        finish()
        try? FileManager.default.removeItem(at: url)
    }
}
