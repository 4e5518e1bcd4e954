import Foundation

/// The folder in which an app's background sessions keep what is under way, as on iOS in its caches.
struct TransferFile: Sendable {
    let folder: URL

    static var ofProcess: TransferFile {
        TransferFile(folder: URL(fileURLWithPath: NSHomeDirectory() + "/Library/Caches/com.apple.nsurlsessiond", isDirectory: true))
    }

    private var file: URL { folder.appendingPathComponent("Sessions.json") }

    /// The tasks by the identifiers of their sessions; none where nothing is kept or the file is damaged.
    func read() -> [String: [TransferRecord]] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        do { return try JSONDecoder().decode([String: [TransferRecord]].self, from: data) } catch {
            NSLog("%@", "Background sessions begin anew: \(file.path) is damaged (\(error))")
            return [:]
        }
    }

    /// Whether there is anything to read.
    var exists: Bool { access(file.path, R_OK) == 0 }

    func write(_ sessions: [String: [TransferRecord]]) {
        guard !sessions.isEmpty || exists else { return }
        do {
            guard !sessions.isEmpty else { return try FileManager.default.removeItem(at: file) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(sessions).write(to: file, options: .atomic)
        } catch { NSLog("%@", "Background sessions cannot be kept in \(file.path): \(error)") }
    }

    /// Moves a downloaded file to a place where it stays until the app has been notified of it. Returns the old location if the file cannot be moved.
    func keep(_ location: URL) -> URL {
        let place = folder.appendingPathComponent("Downloads/CFNetworkDownload_\(UUID().uuidString).tmp")
        do {
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: location, to: place)
            return place
        } catch {
            NSLog("%@", "A download cannot be kept in \(place.path): \(error)")
            return location
        }
    }
}
