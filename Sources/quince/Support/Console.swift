import Foundation
import Glibc

/// Standard output and error, a line at a time and in order.
enum Console {
    private static let lock = NSLock()

    static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }
    static func error(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

    /// Prints a value as JSON for programs: its keys in order, a line each.
    static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Bytes for standard output.
    static func write(_ data: Data) { write(Array(data), to: STDOUT_FILENO) }

    /// Text without a line end, such as a spinner's frame.
    static func show(_ text: String) { write(text, to: STDERR_FILENO) }

    static let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    static let errorIsTerminal = isatty(STDERR_FILENO) == 1

    private static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        lock.withLock {
            var bytes = bytes[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        }
    }
}
