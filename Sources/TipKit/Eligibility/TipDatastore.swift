import QuinceFoundation

/// The file of an app's tips, which is written whole, on a queue of its own: changes that follow one another quickly are written once.
final class TipDatastore: @unchecked Sendable {
    private let file: URL
    private let queue = DispatchQueue(label: "TipKit.Datastore")
    private let lock = NSLock()
    private var unsaved: TipRecords?
    private var failure: (any Error)?

    /// Opens the datastore in a folder, and makes its own folder in there.
    ///
    /// - Throws: The error of the file system.
    init(in folder: URL) throws {
        let own = Self.folder(in: folder)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        file = own.appendingPathComponent("tips.plist")
    }

    private static func folder(in folder: URL) -> URL { folder.appendingPathComponent(".tipkit", isDirectory: true) }

    /// Removes the datastore in a folder, where there is one.
    ///
    /// - Throws: The error of the file system.
    static func remove(in folder: URL) throws {
        let own = Self.folder(in: folder)
        guard FileManager.default.fileExists(atPath: own.path) else { return }
        try FileManager.default.removeItem(at: own)
    }

    /// Reads the file. One that is damaged, or of a later version, is kept aside.
    func load() -> TipRecords {
        guard let data = try? Data(contentsOf: file) else { return TipRecords() }
        if let records = try? PropertyListDecoder().decode(TipRecords.self, from: data), records.version <= TipRecords.currentVersion {
            return records
        }
        let aside = file.deletingPathExtension().appendingPathExtension("damaged.plist")
        NSLog(
            "TipKit: the datastore '%@' cannot be read; tips start over, and the file is kept as '%@'.", file.path, aside.lastPathComponent)
        try? FileManager.default.removeItem(at: aside)
        try? FileManager.default.moveItem(at: file, to: aside)
        return TipRecords()
    }

    /// Schedules writing the records.
    func save(_ records: TipRecords) {
        let isScheduled = lock.withLock {
            defer { unsaved = records }
            return unsaved != nil
        }
        guard !isScheduled else { return }
        queue.async { [self] in write() }
    }

    private func write() {
        guard
            let records = lock.withLock({ () -> TipRecords? in
                defer { unsaved = nil }
                return unsaved
            })
        else { return }
        do {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(records).write(to: file, options: .atomic)
            lock.withLock { failure = nil }
        } catch {
            NSLog("TipKit: the datastore '%@' cannot be written: %@", file.path, "\(error)")
            lock.withLock { failure = error }
        }
    }

    /// Waits until everything handed to `save` is written.
    ///
    /// - Returns: The error of the last writing.
    @discardableResult func saved() async -> (any Error)? {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
        return lock.withLock { failure }
    }
}
