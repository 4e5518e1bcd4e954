import Dispatch

/// Observes changes of the network connections that the device can use.
///
/// The device is on a wireless network, as an iPhone in Apple's Simulator is on a computer that is.
///
/// Source: Apple's documentation of `NWPathMonitor`.
public final class NWPathMonitor: @unchecked Sendable {
    private enum Phase { case idle, running(DispatchQueue), cancelled }

    private let lock = NSLock()
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private var phase = Phase.idle
    private var handler: (@Sendable (NWPath) -> Void)?
    private var cancellationHandlers: [@Sendable () -> Void] = []

    /// Observes paths over all interfaces.
    public init() { (required, prohibited) = (nil, []) }

    /// Observes paths over interfaces of a type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { (required, prohibited) = (requiredInterfaceType, []) }

    /// Observes paths over interfaces of other types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { (required, prohibited) = (nil, prohibitedInterfaceTypes) }

    /// The path known last; before the monitor is started one that no connection can use.
    public var currentPath: NWPath { lock.withLock { path } }

    /// The queue that the monitor was started on; nil before, and once it is cancelled.
    public var queue: DispatchQueue? {
        lock.withLock {
            guard case .running(let queue) = phase else { return nil }
            return queue
        }
    }

    /// Called on the monitor's queue with the path when the monitor starts, and with every other one.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// Starts to observe; a monitor starts once.
    ///
    /// - Parameter queue: Calls the handler.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard case .idle = phase else { return false }
            phase = .running(queue)
            return true
        }
        guard isFirst else { return }
        queue.async { [self] in
            let (path, handler) = lock.withLock {
                guard case .running = phase else { return (self.path, (@Sendable (NWPath) -> Void)?.none) }
                return (self.path, self.handler)
            }
            handler?(path)
        }
    }

    /// Stops observing for good.
    public func cancel() {
        let handlers = lock.withLock {
            phase = .cancelled
            defer { cancellationHandlers = [] }
            return cancellationHandlers
        }
        for handler in handlers { handler() }
    }

    /// With the lock held.
    private var path: NWPath {
        guard case .running = phase else { return NWPath(over: []) }
        let interface = NWInterface.wireless
        return NWPath(over: required ?? interface.type == interface.type && !prohibited.contains(interface.type) ? [interface] : [])
    }

    fileprivate func onCancellation(_ handler: @escaping @Sendable () -> Void) {
        let isCancelled = lock.withLock {
            if case .cancelled = phase { return true }
            cancellationHandlers.append(handler)
            return false
        }
        if isCancelled { handler() }
    }
}

/// The paths of a monitor, which is started when somebody begins to read them.
extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<NWPath>.Iterator

        /// The next path; nil once the monitor is cancelled.
        public mutating func next() async -> NWPath? { await base.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
        pathUpdateHandler = { continuation.yield($0) }
        onCancellation { continuation.finish() }
        continuation.onTermination = { [weak self] reason in
            if case .cancelled = reason { self?.cancel() }
        }
        start(queue: DispatchQueue(label: "NWPathMonitor"))
        return Iterator(base: stream.makeAsyncIterator())
    }
}
