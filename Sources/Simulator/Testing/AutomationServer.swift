import AutomationModel
import DeviceProtocol
import Foundation
import Glibc
import ProcessSupport

/// Answers what the process of UI tests asks of the phone: a thread that reads requests until the process ends.
///
/// The tests are not trusted: bytes that are no request end the connection.
final class AutomationServer: @unchecked Sendable {
    private let service: AutomationService
    private let socket, testSocket: OwnedDescriptor
    private let finished = DispatchSemaphore(value: 0)

    /// - Parameter service: From `start` to the end of `end` only this server's thread uses it.
    init(_ service: AutomationService) throws {
        self.service = service
        (socket, testSocket) = try withProcessErrors { try OwnedDescriptor.socketPair() }
    }

    /// The end of the socket that the process of the tests inherits.
    var testDescriptor: OwnedDescriptor { testSocket }

    /// Answers from now on.
    func start() {
        let thread = Thread { [self] in
            serve()
            finished.signal()
        }
        thread.name = "UI tests"
        thread.stackSize = 16 << 20
        thread.start()
    }

    /// Ends the connection, and waits until the request that is being answered is done.
    func end() {
        testSocket.close()
        shutdown(socket.number, Int32(SHUT_RDWR))
        finished.wait()
    }

    private func serve() {
        while let header = read(BrokerFrame.headerLength), let length = try? BrokerFrame.payloadLength(header),
            let payload = read(length), let call = try? BrokerFrame.decode(AutomationCall.self, from: payload)
        {
            let answer = service.answer(call)
            let failure = AutomationAnswer(elapsed: answer.elapsed, reply: .failure("the answer is too long"))
            guard let frame = (try? BrokerFrame.encode(answer)) ?? (try? BrokerFrame.encode(failure)) else { break }
            write(frame)
        }
        shutdown(socket.number, Int32(SHUT_RDWR))
    }

    /// The most that memory is set aside for before the bytes are there.
    private static let step = 1 << 20

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
