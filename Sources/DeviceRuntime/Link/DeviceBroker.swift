import DeviceProtocol
import Foundation
import Glibc

/// Something that answers requests for what the apps of a device share.
package protocol BrokerLink: Sendable {
    /// Returns the answer to a request; blocks until it is there.
    ///
    /// - Throws: An error if the host does not answer.
    func answer(_ request: BrokerRequest) throws -> BrokerReply
}

/// The socket to the host, which keeps what the apps of a device share.
///
/// A call blocks in `read` until the host has answered, so it may be made from any thread, before `UIApplicationMain`, and on the virtual clock: a thread
/// in `read` is busy, and time stands still. Calls of several threads follow one another.
package final class DeviceBroker: BrokerLink, @unchecked Sendable {
    package enum Failure: Error, Equatable {
        /// The host is gone, or has refused an earlier request and closed the socket.
        case closed
    }

    private let descriptor: Int32
    private let lock = NSLock()
    private var isOpen = true

    /// Uses the socket that the environment names; nil in a process that no device has started.
    package convenience init?(environment: [String: String]) {
        guard let text = environment[LaunchEnvironment.brokerDescriptor], let number = Int32(text) else { return nil }
        self.init(descriptor: number)
    }

    /// - Parameter descriptor: A connected socket, closed in programs that the process starts; nil is returned for anything else.
    package init?(descriptor: Int32) {
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0 else { return nil }
        self.descriptor = descriptor
    }

    /// - Throws: `BrokerFrame.Failure.tooLong` for a request that is too long, which is not sent; `Failure.closed`, from then on always.
    package func answer(_ request: BrokerRequest) throws -> BrokerReply {
        let frame = try BrokerFrame.encode(request)
        return try lock.withLock {
            guard isOpen else { throw Failure.closed }
            do {
                try write(frame)
                let length = try BrokerFrame.payloadLength(read(BrokerFrame.headerLength))
                return try BrokerFrame.decode(BrokerReply.self, from: read(length))
            } catch {
                // Nobody knows where the next reply would begin.
                isOpen = false
                throw Failure.closed
            }
        }
    }

    private func write(_ bytes: Data) throws {
        try bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
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
