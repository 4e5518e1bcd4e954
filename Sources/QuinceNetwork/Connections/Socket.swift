import Dispatch
import Glibc

/// A socket of the system that never blocks, closed with its last reference. Used on one queue.
final class Socket: @unchecked Sendable {
    let descriptor: Int32
    private let queue: DispatchQueue
    private lazy var reader = Watch(DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue))
    private lazy var writer = Watch(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue))
    private var watches: [Watch] = []
    /// Called on the queue once the descriptor is closed.
    var closed: (() -> Void)?

    /// A source that is suspended while nobody waits for it.
    private final class Watch {
        let source: any DispatchSourceProtocol
        private var isRunning = false

        init(_ source: any DispatchSourceProtocol) { self.source = source }

        func run(_ handler: @escaping () -> Void, repeats: Bool) {
            source.setEventHandler { [weak self] in
                if !repeats { self?.pause() }
                handler()
            }
            guard !isRunning else { return }
            isRunning = true
            source.resume()
        }

        private func pause() {
            guard isRunning else { return }
            isRunning = false
            source.suspend()
        }

        /// Ends the source; a suspended one cannot end.
        func end(_ handler: @escaping () -> Void) {
            source.setEventHandler {}
            source.setCancelHandler(handler: handler)
            source.cancel()
            if !isRunning { source.resume() }
        }
    }

    init(owning descriptor: Int32, queue: DispatchQueue) {
        (self.descriptor, self.queue) = (descriptor, queue)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// A new socket; nil where the system has none.
    convenience init?(_ family: Int32, isDatagram: Bool, queue: DispatchQueue) {
        let type: Int32 = isDatagram ? SOCK_DGRAM : SOCK_STREAM
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else { return nil }
        self.init(owning: descriptor, queue: queue)
    }

    // The descriptor is closed once no source uses it any more.
    deinit {
        let (descriptor, closed) = (descriptor, closed)
        guard !watches.isEmpty else {
            _ = close(descriptor)
            closed?()
            return
        }
        let group = DispatchGroup()
        for watch in watches {
            group.enter()
            watch.end { group.leave() }
        }
        group.notify(queue: queue) {
            _ = close(descriptor)
            closed?()
        }
    }

    /// Calls back once, as soon as something can be read.
    func whenReadable(_ handler: @escaping () -> Void) { run(reader, handler, repeats: false) }
    /// Calls back each time when something can be read, for as long as the socket lives.
    func wheneverReadable(_ handler: @escaping () -> Void) { run(reader, handler, repeats: true) }
    /// Calls back once, as soon as something can be written.
    func whenWritable(_ handler: @escaping () -> Void) { run(writer, handler, repeats: false) }

    private func run(_ watch: Watch, _ handler: @escaping () -> Void, repeats: Bool) {
        if !watches.contains(where: { $0 === watch }) { watches.append(watch) }
        watch.run(handler, repeats: repeats)
    }

    /// Sets an option of a number.
    func set(_ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// The error of the last attempt to connect; 0 without one.
    var pendingError: Int32 {
        var value: Int32 = 0, length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &value, &length) == 0 ? value : errno
    }

    var localAddress: SocketAddress? { SocketAddress { getsockname(descriptor, $0, $1) } }
    var remoteAddress: SocketAddress? { SocketAddress { getpeername(descriptor, $0, $1) } }

    func bind(to address: SocketAddress) -> Bool { address.withPointer { Glibc.bind(descriptor, $0, $1) == 0 } }

    /// - Returns: 0, `EINPROGRESS` or the error.
    func connect(to address: SocketAddress) -> Int32 { address.withPointer { Glibc.connect(descriptor, $0, $1) == 0 ? 0 : errno } }

    /// Reads up to `count` bytes; the error's number where nothing could be read.
    func read(_ count: Int) -> (data: Data, error: Int32) {
        var data = Data(count: count)
        let result = data.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, count, 0) }
        guard result >= 0 else { return (Data(), errno) }
        data.removeSubrange(result...)
        return (data, 0)
    }

    /// - Returns: The number of bytes written, or the negative number of the error.
    func write(_ data: Data) -> Int {
        let result = data.withUnsafeBytes { send(descriptor, $0.baseAddress, data.count, MSG_NOSIGNAL) }
        return result >= 0 ? result : -Int(errno)
    }
}
