import QuinceFoundation

#if canImport(Glibc)
    import Glibc
#endif

/// Notices what any process, this one included, commits to a database.
final class SQLiteChangeMonitor {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let queue = DispatchQueue(label: "CoreData.SQLiteChangeMonitor")
    private let connection: SQLiteDatabase
    private let names: Set<String>
    private let handler: () -> Void
    private var version: SQLiteValue?

    /// Milliseconds after a write to the file at which its commit is looked for: the index that makes it visible is written later, in shared memory.
    private static let delays = [0, 10, 50, 250]

    /// Begins to watch a store's files; nil where the system has no watches left.
    init?(_ url: URL, handler: @escaping () -> Void) {
        guard let connection = try? SQLiteDatabase(path: url.path, access: .readOnly) else { return nil }
        descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, url.deletingLastPathComponent().path, events) >= 0 else {
            Glibc.close(descriptor)
            return nil
        }
        (self.connection, self.handler) = (connection, handler)
        names = [url.lastPathComponent, url.lastPathComponent + "-wal"]
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        version = try? connection.firstValue("PRAGMA data_version")
        let descriptor = descriptor
        source.setEventHandler { [weak self] in self?.readEvents() }
        source.setCancelHandler { Glibc.close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    private func readEvents() {
        guard drain() else { return }
        for delay in Self.delays {
            queue.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in self?.check() }
        }
    }

    /// Reads what is there to read; whether any of it concerns the store.
    private func drain() -> Bool {
        var isRelevant = false
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return isRelevant }
            var offset = 0
            let header = MemoryLayout<inotify_event>.size
            while offset + header <= count {
                let length = buffer.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self).len) }
                let name = buffer[(offset + header)..<min(count, offset + header + length)].prefix { $0 != 0 }
                if names.contains(String(decoding: name, as: UTF8.self)) { isRelevant = true }
                offset += header + length
            }
        }
    }

    private func check() {
        guard let now = try? connection.firstValue("PRAGMA data_version"), now != version else { return }
        version = now
        handler()
    }
}
