import DeviceProtocol
import Foundation
import Glibc
import ProcessSupport

/// Answers what one app's process asks of what the apps of its device share: a thread that reads requests until the process ends.
///
/// An app is not trusted. Who it is the host knows from its installed bundle; bytes that are no request end the connection, with a line in the app's log.
final class DeviceBrokerServer: @unchecked Sendable {
    private let services: BrokerServices
    private let client: BrokerClient
    private let socket, appSocket: OwnedDescriptor
    private let wake: @Sendable () -> Void
    private let lock = NSLock()
    private var lines: [String] = []

    /// - Parameter wake: Called in the server's thread when there is a line for the app's log.
    init(_ services: BrokerServices, for client: BrokerClient, wake: @escaping @Sendable () -> Void = {}) throws {
        (self.services, self.client, self.wake) = (services, client, wake)
        (socket, appSocket) = try withProcessErrors { try OwnedDescriptor.socketPair() }
    }

    /// The app's end of the socket, until `start`.
    var appDescriptor: OwnedDescriptor { appSocket }

    /// Answers from now on. The app's process has its end of the socket; it is closed here.
    func start() {
        appSocket.close()
        let thread = Thread { [self] in serve() }
        thread.name = "broker"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Ends the connection.
    func end() { shutdown(socket.number, Int32(SHUT_RDWR)) }

    /// Removes and returns the lines for the app's log.
    func removeLines() -> [String] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }

    // MARK: The server's thread

    private func serve() {
        defer { end() }
        do {
            while let request = try nextRequest() { try write(reply(to: request)) }
        } catch {
            lock.withLock {
                lines.append("Quince has closed this app's connection to the keychain, photos and pasteboard: it sent \(error).")
            }
            wake()
        }
    }

    /// Returns the next request; nil at the end of the connection.
    ///
    /// - Throws: For bytes that are none.
    private func nextRequest() throws -> BrokerRequest? {
        guard let header = read(BrokerFrame.headerLength) else { return nil }
        guard let payload = read(try BrokerFrame.payloadLength(header)) else { return nil }
        do { return try BrokerFrame.decode(BrokerRequest.self, from: payload) } catch { throw BrokerFrame.Failure.malformed }
    }

    private func reply(to request: BrokerRequest) throws -> Data {
        do { return try BrokerFrame.encode(services.reply(to: request, of: client)) } catch {
            return try BrokerFrame.encode(BrokerReply.refused("\(error)"))
        }
    }

    /// The most that memory is set aside for before the bytes are there.
    private static let step = 1 << 20

    /// Returns so many bytes; nil where the connection ends before.
    private func read(_ length: Int) -> Data? {
        var bytes = Data()
        while bytes.count < length {
            var buffer = [UInt8](repeating: 0, count: min(length - bytes.count, Self.step))
            let count = Glibc.read(socket.number, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            bytes.append(contentsOf: buffer[..<count])
        }
        return bytes
    }

    /// A connection that is gone is noticed by the next read.
    private func write(_ bytes: Data) {
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(socket.number, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
