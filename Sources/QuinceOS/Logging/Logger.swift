/// Writes messages of one subsystem and category. Apple's documentation: `Logger`.
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger of the default log.
    public init() { log = .default }

    /// A logger of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// A logger of a subsystem and a category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
    /// Writes a message for debugging.
    public func trace(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a message for debugging.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }
    /// Writes a message that helps, but is not needed, to find faults.
    public func info(_ message: OSLogMessage) { write(message, .info) }
    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { write(message, .default) }
    /// Writes a message about an error.
    public func warning(_ message: OSLogMessage) { write(message, .error) }
    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { write(message, .error) }
    /// Writes a message about a fault of the program.
    public func critical(_ message: OSLogMessage) { write(message, .fault) }
    /// Writes a message about a fault of the program.
    public func fault(_ message: OSLogMessage) { write(message, .fault) }

    private func write(_ message: OSLogMessage, _ type: OSLogType) {
        // Nobody pays for the text of a message that is not written.
        guard log.isEnabled(type: type) else { return }
        LogConsole.write(message.text, to: log, type)
    }
}
