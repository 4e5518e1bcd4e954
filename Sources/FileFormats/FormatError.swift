/// A violation of a file's format, with its position.
public struct FormatError: Error, Equatable, Sendable {
    /// Line from 1; of a binary file always 1.
    public var line: Int
    /// The cause, without the file's name: "expected ';' after the value of 'isa'".
    public var message: String

    public init(line: Int, message: String) { (self.line, self.message) = (max(line, 1), message) }
}
