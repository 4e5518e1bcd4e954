import QuinceFoundation

/// An entry of a log.
///
/// Source: Apple's documentation of `OSLogEntry`.
public class OSLogEntry: NSObject, @unchecked Sendable {
    /// How long an entry is kept.
    public enum StoreCategory: Int, Sendable {
        case undefined = 0
        case metadata = 1
        case shortTerm = 2
        case longTermAuto = 3
        case longTerm1 = 4
        case longTerm3 = 5
        case longTerm7 = 6
        case longTerm14 = 7
        case longTerm30 = 8
    }

    /// The message with its values.
    public let composedMessage: String
    /// When it was written.
    public let date: Date
    /// All are kept while the process runs, at most.
    public let storeCategory: StoreCategory

    init(_ message: String, _ date: Date) { (composedMessage, self.date, storeCategory) = (message, date, .shortTerm) }
}

/// An entry that a process wrote.
public protocol OSLogEntryFromProcess: AnyObject {
    /// The activity it was written in; 0 for none.
    var activityIdentifier: UInt64 { get }
    /// The name of the process.
    var process: String { get }
    var processIdentifier: pid_t { get }
    /// The name of the program or library that wrote it.
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// An entry with a subsystem and a category.
public protocol OSLogEntryWithPayload: AnyObject {
    var category: String { get }
    /// The parts of the message.
    var components: [OSLogMessageComponent] { get }
    /// The message without its values.
    var formatString: String { get }
    var subsystem: String { get }
}

/// A part of a message.
public final class OSLogMessageComponent: NSObject, @unchecked Sendable {
    /// The text before the part's value.
    public let formatSubstring: String
    /// The placeholder of its value; empty where there is none.
    public let placeholder: String

    init(_ text: String) { (formatSubstring, placeholder) = (text, "") }
}
