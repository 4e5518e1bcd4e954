import QuinceFoundation

/// Writes a message made of a format and arguments. Apple's documentation: `os_log(_:dso:log:type:_:)`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    LogConsole.write(LogFormat.text(message.description, args), to: log, type)
}

/// Writes a message of a level made of a format and arguments.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
    LogConsole.write(LogFormat.text(message.description, args), to: log, type)
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { LogConsole.write(message.text, to: .default, .default) }

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(log: OSLog, _ message: OSLogMessage) { LogConsole.write(message.text, to: log, .default) }

/// Writes a message of a level with values in it.
@_disfavoredOverload
public func os_log(_ level: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { LogConsole.write(message.text, to: log, level) }

/// Formats of `os_log`: those of `String(format:)`, with notes in braces about privacy and kind.
enum LogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[...percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
            // A doubled sign is one sign, and not the beginning of a format.
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return String(format: result + rest, arguments: arguments)
    }
}
