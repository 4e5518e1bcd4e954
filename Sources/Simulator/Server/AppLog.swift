import FileReplacement
import Foundation

/// The output of an app, in a file that outlives the device's session.
///
/// Only the last `limit` to `2 * limit` bytes are kept. Not thread-safe.
struct AppLog {
    let file: URL
    let limit: Int

    init(file: URL, limit: Int = 8 << 20) { (self.file, self.limit) = (file, limit) }

    /// - Throws: `SimulatorError` when the disk is full or the file may not be written.
    func append(_ lines: [String]) throws {
        try withFileErrors("what the app prints cannot be stored") {
            try PrivateFiles.makeFolder(file.deletingLastPathComponent())
            if !FileManager.default.fileExists(atPath: file.path) { try Data().replacePrivateFile(at: file) }
            let handle = try FileHandle(forUpdating: file)
            defer { try? handle.close() }
            let size = try handle.seekToEnd()
            try handle.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
            guard size > UInt64(2 * limit) else { return }
            try handle.seek(toOffset: try handle.seekToEnd() - UInt64(limit))
            let last = try handle.readToEnd() ?? Data()
            // From the beginning of a line on.
            try last[(last.firstIndex(of: 10).map { $0 + 1 } ?? last.startIndex)...].replacePrivateFile(at: file, isDurable: true)
        }
    }

    /// All that is kept; empty when nothing was ever printed.
    var text: String { (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
