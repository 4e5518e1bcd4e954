import QuinceFoundation
import QuinceOS

/// A message that a logger wrote.
///
/// Source: Apple's documentation of `OSLogEntryLog`.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The importance of a message.
    public enum Level: Int, Sendable {
        case undefined = 0
        case debug = 1
        case info = 2
        case notice = 3
        case error = 4
        case fault = 5
    }

    public let level: Level
    public let activityIdentifier: UInt64
    public let process: String
    public let processIdentifier: pid_t
    public let sender: String
    public let threadIdentifier: UInt64
    public let category: String
    /// One component, for the values of messages are not kept apart from their texts.
    public let components: [OSLogMessageComponent]
    /// The message itself, for the same reason.
    public let formatString: String
    public let subsystem: String

    private let type: OSLogType

    init(_ entry: LogJournal.Entry) {
        type = entry.type
        level = Self.level(entry.type)
        activityIdentifier = 0
        process = ProcessInfo.processInfo.processName
        processIdentifier = getpid()
        sender = process
        threadIdentifier = entry.thread
        (category, subsystem) = (entry.category, entry.subsystem)
        (components, formatString) = ([OSLogMessageComponent(entry.message)], entry.message)
        super.init(entry.message, entry.date)
    }

    private static func level(_ type: OSLogType) -> Level {
        switch type {
        case .debug: .debug
        case .info: .info
        case .default: .notice
        case .error: .error
        case .fault: .fault
        default: .undefined
        }
    }

    /// The values that predicates compare, by key.
    var values: [String: Any] {
        [
            "subsystem": subsystem, "category": category, "composedMessage": composedMessage, "date": date, "process": process,
            "processIdentifier": Int(processIdentifier), "sender": sender, "level": level.rawValue, "messageType": Int(type.rawValue),
        ]
    }
}
