internal import AutomationModel
internal import DeviceProtocol
import Foundation
import Glibc

/// The socket to the host, which owns the phone.
///
/// A call blocks in `read` until the host has answered; meanwhile the tests' own virtual time stands still.
final class SocketAutomationLink: AutomationLink, @unchecked Sendable {
    enum Failure: Error { case closed }

    private let descriptor: Int32
    private let lock = NSLock()

    /// Uses the socket that the environment names; nil in a process that runs no UI tests.
    init?(environment: [String: String]) {
        guard let text = environment[AutomationChannel.descriptorVariable], let number = Int32(text),
            fcntl(number, F_SETFD, FD_CLOEXEC) >= 0
        else { return nil }
        descriptor = number
    }

    func answer(_ call: AutomationCall) throws -> AutomationAnswer {
        let frame = try BrokerFrame.encode(call)
        return try lock.withLock {
            try write(frame)
            let length = try BrokerFrame.payloadLength(read(BrokerFrame.headerLength))
            return try BrokerFrame.decode(AutomationAnswer.self, from: read(length))
        }
    }

    private func write(_ bytes: Data) throws {
        try bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(Glibc.MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure.closed }
                sent += count
            }
        }
    }

    private func read(_ length: Int) throws -> Data {
        var bytes = Data(count: length)
        try bytes.withUnsafeMutableBytes { bytes in
            var received = 0
            while received < length {
                let count = Glibc.read(descriptor, bytes.baseAddress! + received, length - received)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure.closed }
                received += count
            }
        }
        return bytes
    }
}
