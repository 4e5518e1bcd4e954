import QuinceFoundation

/// The socket to the engine, read by a thread of its own.
///
/// While the engine's answer is awaited that thread blocks in `read`, which keeps a virtual clock still; otherwise it waits in `poll`, which does not.
final class EngineConnection: @unchecked Sendable {
    private let socket: Int32
    /// A pipe that ends a wait in `poll`.
    private let wake: [Int32]
    /// A pipe with a byte for each byte of `wake` that the thread has seen.
    private let seen: [Int32]
    /// Whether the thread waits in `poll`, or is about to.
    private var isPolling = false
    private let lock = NSLock()
    private let writing = DispatchQueue(label: "com.apple.WebKit.engine")
    private var wait = EngineWait()
    private let handle: @Sendable (EngineFrame?) -> Void

    /// Seconds after which an awaited answer no longer keeps a virtual clock still.
    private static let patience = 10

    /// - Parameters:
    ///   - socket: Owned by the connection from now on.
    ///   - handle: Called in the connection's thread for each event, and with nil at the end of the connection.
    init(socket: Int32, handle: @escaping @Sendable (EngineFrame?) -> Void) {
        (self.socket, self.handle) = (socket, handle)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        (wake, seen) = (Self.makePipe(), Self.makePipe())
        for end in wake { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let thread = Thread { [self] in serve() }
        thread.name = "WebKit engine"
        thread.stackSize = 1 << 20
        thread.start()
    }

    deinit { for descriptor in [socket] + wake + seen where descriptor >= 0 { close(descriptor) } }

    private static func makePipe() -> [Int32] {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return ends }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    /// Sends a command; one that is no JSON is dropped.
    func send(_ frame: EngineFrame) {
        guard let data = try? frame.encoded() else { return }
        writing.async { [self] in write(data) }
    }

    /// Changes what is awaited.
    ///
    /// Returns once the thread of the connection no longer waits in `poll`, which would let a virtual clock go on: the caller is busy until then.
    func update(_ change: (inout EngineWait) -> Void) {
        let begins = lock.withLock {
            let before = wait.isHolding
            change(&wait)
            guard !before, wait.isHolding, isPolling else { return false }
            return Glibc.write(wake[1], "", 1) == 1
        }
        var byte: UInt8 = 0
        if begins { while Glibc.read(seen[0], &byte, 1) < 0, errno == EINTR {} }
    }

    /// Lets those go on who have woken the thread.
    private func acknowledge() {
        var bytes = (UInt64(0), UInt64(0))
        let count = Glibc.read(wake[0], &bytes, 16)
        if count > 0 { _ = Glibc.write(seen[1], &bytes, count) }
    }

    private func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    // MARK: The connection's thread

    private func serve() {
        while let frame = next() {
            lock.withLock { wait.note(frame) }
            handle(frame)
        }
        lock.withLock { wait.giveUp() }
        shutdown(socket, Int32(SHUT_RDWR))
        handle(nil)
    }

    /// The next event; nil at the connection's end, and for bytes that are none.
    private func next() -> EngineFrame? {
        guard let header = read(EngineFrame.headerLength), let lengths = try? EngineFrame.lengths(in: header) else { return nil }
        guard let text = read(lengths.text), let bytes = read(lengths.bytes) else { return nil }
        return try? EngineFrame.decoded(text: text, bytes: bytes)
    }

    private func waitUntilReadable() {
        while lock.withLock({
            isPolling = !wait.isHolding
            return isPolling
        }) {
            var descriptors = [
                pollfd(fd: socket, events: Int16(POLLIN), revents: 0), pollfd(fd: wake[0], events: Int16(POLLIN), revents: 0),
            ]
            _ = poll(&descriptors, 2, -1)
            lock.withLock { isPolling = false }
            acknowledge()
            if descriptors[0].revents != 0 { return }
        }
    }

    private func read(_ length: Int) -> Data? {
        var data = Data(count: length)
        var received = 0
        while received < length {
            waitUntilReadable()
            let count = data.withUnsafeMutableBytes { Glibc.read(socket, $0.baseAddress! + received, length - received) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                lock.withLock { wait.giveUp() }
                continue
            }
            guard count > 0 else { return nil }
            received += count
        }
        return data
    }
}
