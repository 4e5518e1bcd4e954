import DeviceProtocol
import QuinceFoundation
import RenderProtocol

/// The connection over the socket a device passes to the processes it starts.
///
/// A thread reads frames and hands them to the main queue. Writing happens on the caller's thread; a device that is gone ends the process quietly.
package final class SocketDeviceLink: DeviceLink, @unchecked Sendable {
    private let descriptor: Int32
    private var decoder = MessageFrameDecoder()
    private let writeLock = NSLock()
    private unowned let runtime: DeviceRuntime

    /// The connection whose descriptor the environment names; nil in a process that no device started.
    ///
    /// - Parameter runtime: Handles answers and events of phones near by, on the thread that receives.
    package init?(environment: [String: String], runtime: DeviceRuntime) {
        guard let text = environment[LaunchEnvironment.deviceDescriptor], let number = Int32(text), fcntl(number, F_GETFD) >= 0 else {
            return nil
        }
        (descriptor, self.runtime) = (number, runtime)
        // What the app starts itself has no business with the device.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for the next message.
    ///
    /// - Returns: nil where the device has gone.
    package func receive() throws -> DeviceMessage? {
        while true {
            if let frame = try decoder.next() {
                switch frame.kind {
                case .message:
                    let message = try JSONDecoder().decode(DeviceMessage.self, from: frame.payload)
                    // Answers do not wait for the main thread, which may be waiting for them.
                    if case .systemReply(let id, let reply) = message { runtime.services.handle(reply, id: id) } else { return message }
                case .peers: runtime.peerEvents.publish([UInt8](frame.payload))
                case .commit, .archive: break
                }
                continue
            }
            var buffer = [UInt8](repeating: 0, count: 65536)
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            decoder.append(Data(buffer[0..<count]))
        }
    }

    /// Hands all further messages to `handler` on the main queue.
    package func start(_ handler: @escaping @MainActor (DeviceMessage) -> Void) {
        let thread = Thread { [self] in
            do {
                while let message = try receive() {
                    if case .query(let id, .ping) = message {
                        answerPing(id)
                    } else {
                        DispatchQueue.main.async { MainActor.assumeIsolated { handler(message) } }
                    }
                }
            } catch {
                FileHandle.standardError.write(Data("The device sent something this app does not understand: \(error)\n".utf8))
            }
            // An app that hangs ends, too: the signal comes a second later and needs no thread of its own.
            signal(SIGALRM, SIG_DFL)
            alarm(1)
            DispatchQueue.main.async { exit(0) }
        }
        thread.name = "dev.quince.device"
        thread.start()
    }

    /// Answers once the main run loop turns, also a nested one in a block of the main queue, during which that queue waits.
    private func answerPing(_ id: Int) {
        RunLoop.main.perform(inModes: [.common]) { [self] in send(.reply(id: id, "")) }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    package func send(_ commit: Commit) { commit.withBinaryForm { write(.commit, $0) } }

    package func send(_ message: ProcessMessage) {
        do {
            try JSONEncoder().encode(message).withUnsafeBytes { write(.message, $0) }
        } catch {
            NSLog("Quince cannot tell the device: %@", "\(error)")
        }
    }

    /// Sends a widget's archive in answer to a request.
    package func send(archive: Data, request: Int) {
        let number = withUnsafeBytes(of: UInt64(request).littleEndian) { Data($0) }
        (number + archive).withUnsafeBytes { write(.archive, $0) }
    }

    package func sendPeers(_ request: [UInt8]) { request.withUnsafeBytes { write(.peers, $0) } }

    /// Header and payload travel together, from where they are.
    private func write(_ kind: MessageFrame.Kind, _ payload: UnsafeRawBufferPointer) {
        let header = MessageFrame.header(of: kind, payloadLength: payload.count)
        writeLock.withLock {
            header.withUnsafeBytes { header in
                var sent = 0
                while sent < header.count + payload.count {
                    var parts = [Self.part(header, after: sent), Self.part(payload, after: sent - header.count)]
                    let count = writev(descriptor, &parts, Int32(parts.count))
                    if count < 0, errno == EINTR { continue }
                    // The device is gone: nobody will see this app any more.
                    guard count > 0 else { exit(0) }
                    sent += count
                }
            }
        }
    }

    private static func part(_ bytes: UnsafeRawBufferPointer, after sent: Int) -> iovec {
        let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(max(0, sent)))
        return iovec(iov_base: UnsafeMutableRawPointer(mutating: rest.baseAddress), iov_len: rest.count)
    }
}
