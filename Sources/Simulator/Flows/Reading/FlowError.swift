import Foundation

/// A malformed flow or a failed step: its file and line, the command, and the actual state.
public struct FlowError: Error, Equatable, CustomStringConvertible, Sendable {
    public var file: String
    public var line: Int
    /// `tapOn "Login"`; empty for faults of the file itself.
    public var command: String
    public var message: String
    /// Further lines, such as what was on the screen.
    public var details: [String]

    public init(file: String, line: Int, command: String = "", message: String, details: [String] = []) {
        (self.file, self.line, self.command, self.message, self.details) = (file, line, command, message, details)
    }

    public var description: String {
        let place = line > 0 ? "\(file):\(line): error: " : "\(file): error: "
        return ([place + (command.isEmpty ? "" : "\(command): ") + message] + details.map { "    \($0)" }).joined(separator: "\n")
    }
}
