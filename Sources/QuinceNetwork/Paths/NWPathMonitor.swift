import Dispatch

/// Observes changes of the network connections that the device can use.
///
/// The device is on a wireless network until its settings say otherwise.
///
/// Source: Apple's documentation of `NWPathMonitor`.
public final class NWPathMonitor: @unchecked Sendable {
    private enum Phase { case idle, running(DispatchQueue), cancelled }

    private let lock = NSLock()
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let network: DeviceNetwork
    private var subscription: DeviceNetwork.Subscription?
    /// The path that the handler was called with last.
    private var notified: NWPath?
    private var phase = Phase.idle
    private var handler: (@Sendable (NWPath) -> Void)?
    private var cancellationHandlers: [@Sendable () -> Void] = []

    /// Observes paths over all interfaces.
    public convenience init() { self.init(requiring: nil, prohibiting: []) }

    /// Observes paths over interfaces of a type.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(requiring: requiredInterfaceType, prohibiting: [])
    }

    /// Observes paths over interfaces of other types.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(requiring: nil, prohibiting: prohibitedInterfaceTypes)
    }

    init(
        requiring required: NWInterface.InterfaceType?, prohibiting prohibited: [NWInterface.InterfaceType],
        network: DeviceNetwork = .shared
    ) { (self.required, self.prohibited, self.network) = (required, prohibited, network) }

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
        let subscription = network.subscribe { [weak self] in self?.scheduleUpdate() }
        lock.withLock { self.subscription = subscription }
        scheduleUpdate()
    }

    /// Has the monitor's queue call the handler, where the path is not the one it was called with.
    private func scheduleUpdate() {
        queue?.async { [self] in
            let update: (NWPath, (@Sendable (NWPath) -> Void)?)? = lock.withLock {
                guard case .running = phase, path != notified else { return nil }
                notified = path
                return (path, handler)
            }
            if let (path, handler) = update { handler?(path) }
        }
    }

    /// Stops observing for good.
    public func cancel() {
        let handlers = lock.withLock {
            (phase, subscription) = (.cancelled, nil)
            defer { cancellationHandlers = [] }
            return cancellationHandlers
        }
        for handler in handlers { handler() }
    }

    /// With the lock held.
    private var path: NWPath {
        guard case .running = phase else { return NWPath(over: []) }
        return network.path { required ?? $0 == $0 && !prohibited.contains($0) }
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
