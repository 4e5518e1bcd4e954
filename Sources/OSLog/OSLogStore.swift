import QuinceFoundation
import QuinceOS

/// Reads what the process has logged: its latest messages through `Logger` and `os_log`.
///
/// Source: Apple's documentation of `OSLogStore`.
public final class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose entries a store has.
    public enum Scope: Int, Sendable {
        /// The entries of this process.
        case currentProcessIdentifier = 1
    }

    /// Opens the store of a scope.
    public init(scope: Scope) throws {}

    @available(*, unavailable, message: "not yet in Quince: archives of logs; OSLogStore(scope:) reads the process's own")
    public convenience init(url: URL) throws { try self.init(scope: .currentProcessIdentifier) }

    /// Returns entries in the order of their dates.
    ///
    /// - Parameters:
    ///   - options: Whether the latest comes first.
    ///   - position: Where to begin; nil for the first, or with `reverse` the latest, entry.
    ///   - predicate: Compares `subsystem`, `category`, `composedMessage`, `date`, `process`, `processIdentifier`, `sender`, `level` or
    ///     `messageType`.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReversed = options.contains(.reverse)
        let found = LogJournal.entries.filter { entry in
            guard let date = position?.date else { return true }
            return isReversed ? entry.date <= date : entry.date >= date
        }
        let entries = found.map(OSLogEntryLog.init).filter { predicate?.evaluate(with: $0.values) ?? true }
        return AnySequence(isReversed ? entries.reversed() : entries)
    }

    /// The position of a date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// The position so many seconds before now; negative intervals count backwards, too.
    public func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: -abs(timeIntervalSinceEnd)))
    }
    /// The position so many seconds after the device was started.
    public func position(timeIntervalSinceLatestBoot: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: timeIntervalSinceLatestBoot - ProcessInfo.processInfo.systemUptime))
    }
}

/// A place among the entries of a store.
public final class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date

    init(_ date: Date) { self.date = date }
}

/// Walks over entries of a store.
public enum OSLogEnumerator {
    /// How entries are walked over.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The latest first.
        public static let reverse = Options(rawValue: 1)
    }
}
