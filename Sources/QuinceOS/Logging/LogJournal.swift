import QuinceFoundation

/// The process's latest messages, which `OSLogStore` reads.
package enum LogJournal {
    /// A written message.
    package struct Entry: Sendable {
        package let date: Date
        package let type: OSLogType
        package let subsystem, category, message: String
        /// The kernel's number of the thread that wrote it.
        package let thread: UInt64
    }

    /// The number of messages that are kept.
    package static let limit = 20_000
    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [Entry] = []

    /// Adds a message, and drops the oldest where there are more than are kept.
    static func add(_ entry: Entry) {
        lock.withLock {
            kept.append(entry)
            // Dropping many at once makes it cheap.
            if kept.count > limit + limit / 4 { kept.removeFirst(kept.count - limit) }
        }
    }

    /// The messages, the oldest first.
    package static var entries: [Entry] { lock.withLock { Array(kept.suffix(limit)) } }
}
