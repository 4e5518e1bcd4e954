import Foundation
import Glibc

/// Serves one client over a pair of streams, a message a line: the protocol's “stdio” transport.
public struct StandardStreams: Sendable {
    private let input: Int32
    private let output: StreamSink

    /// - Parameters:
    ///   - input: The descriptor that messages are read from.
    ///   - output: The descriptor that answers are written to; nothing else may be written there.
    public init(input: Int32, output: Int32) { (self.input, self.output) = (input, StreamSink(descriptor: output)) }

    /// Serves a session until the client closes its end; then ends the session.
    public func serve(_ session: AgentSession) {
        var framing = LineFraming()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(input, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for frame in framing.append(Data(buffer[..<count])) { receive(frame, session) }
        }
        for frame in framing.finish() { receive(frame, session) }
        session.end()
        session.waitForEnd(Self.patience)
    }

    /// Seconds that a tool which runs has to return when the client is gone.
    private static let patience = 10.0

    private func receive(_ frame: LineFraming.Frame, _ session: AgentSession) {
        switch frame {
        case .message(let data): session.receive(data, output)
        case .tooLong: output.send(RPCError.invalidRequest("the message is longer than 4 MiB").response(to: nil))
        }
    }
}

/// Writes messages to a descriptor, a line each. May be used from any thread.
private final class StreamSink: MessageSink, @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()

    init(descriptor: Int32) { self.descriptor = descriptor }

    func send(_ message: JSONValue) {
        let bytes = message.json + [UInt8(ascii: "\n")]
        lock.withLock {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                // The client is gone; reading says so.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    func finish() {}
}
