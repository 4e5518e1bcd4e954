import Foundation
import Glibc
import JSONModel

/// A peer that messages are read from and written to, over a pair of descriptors.
///
/// Messages may be written from any thread; one thread reads.
final class MessageStream: @unchecked Sendable {
    private let input: Int32
    private let output: Int32
    private let lock = NSLock()

    init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

    /// Selections and syntax trees are nested as deeply as the user's code.
    private static let deepest = 512

    /// Writes a message. A peer that is gone loses it; reading says so.
    func send(_ message: JSONValue) {
        let body = message.json
        let bytes = Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
        lock.withLock {
            bytes.withUnsafeBytes { buffer in
                var position = 0
                while position < buffer.count {
                    let count = write(output, buffer.baseAddress?.advanced(by: position), buffer.count - position)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return }
                    position += count
                }
            }
        }
    }

    /// Reads messages until the peer closes its end, sends what is no message, or `handle` returns false.
    func read(_ handle: (JSONValue) -> Bool) {
        var framing = HeaderFraming()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(input, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, let messages = try? framing.append(Data(buffer[..<count])) else { return }
            for message in messages {
                guard let value = JSONValue(json: message, deepest: Self.deepest) else { continue }
                guard handle(value) else { return }
            }
        }
    }
}
