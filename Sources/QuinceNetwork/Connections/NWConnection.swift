internal import DeviceRuntime
import Dispatch
import Glibc

/// A connection between the device and another end, over which data goes both ways.
///
/// Connections are TCP's, UDP's or those of sockets in the file system. To devices of the local network the user must let the app connect.
///
/// Source: Apple's documentation of `NWConnection`.
public final class NWConnection: Identifiable, @unchecked Sendable {
    /// The endpoint that the connection was made for.
    public let endpoint: NWEndpoint
    public let parameters: NWParameters

    /// Handles the socket and everything below that is not the app's; the lock guards what the app reads from any thread.
    let work = DispatchQueue(label: "Network.connection")
    let network: DeviceNetwork
    private let lock = NSLock()
    private var shared = Shared()
    /// Set while the connection lives: the system, not the app, holds a started connection.
    private var selfWhileStarted: NWConnection?

    var socket: Socket?
    var candidates: [SocketAddress] = []
    var attempt = 0
    var subscription: DeviceNetwork.Subscription?
    var sends: [Send] = []
    var receives: [Receive] = []
    var received = Data()
    /// Datagrams that have arrived before they were asked for.
    var datagrams: [Data] = []
    var reachedEnd = false
    var reportedEnd = false
    /// Whether the connection ends once everything is sent.
    var isCancelling = false

    struct Send {
        var data: Data
        var closes: Bool
        var isDatagram: Bool
        let completion: SendCompletion
    }

    struct Receive {
        let range: ClosedRange<Int>
        let isMessage: Bool
        let completion: @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    }

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var path: NWPath?
        var isViable = false
        var stateHandler: (@Sendable (State) -> Void)?
        var pathHandler: (@Sendable (NWPath) -> Void)?
        var viabilityHandler: (@Sendable (Bool) -> Void)?
        var betterPathHandler: (@Sendable (Bool) -> Void)?
    }

    public convenience init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.init(to: endpoint, using: parameters, network: .shared)
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    init(to endpoint: NWEndpoint, using parameters: NWParameters, network: DeviceNetwork) {
        (self.endpoint, self.parameters, self.network) = (endpoint, parameters.copy(), network)
    }

    /// A connection that a listener has accepted.
    init(accepted descriptor: Int32, first: Data?, from endpoint: NWEndpoint, using parameters: NWParameters, network: DeviceNetwork) {
        (self.endpoint, self.parameters, self.network) = (endpoint, parameters.copy(), network)
        socket = Socket(owning: descriptor, queue: work)
        if let first { datagrams = [first] }
    }

    // MARK: What the app reads

    public var state: State { lock.withLock { shared.state } }
    /// The queue that the connection was started on.
    public var queue: DispatchQueue? { lock.withLock { shared.queue } }
    /// The path that the connection uses; nil before it is started.
    public var currentPath: NWPath? { lock.withLock { shared.path } }
    /// The largest datagram in bytes that can be sent.
    public var maximumDatagramSize: Int { parameters.isDatagram ? 9_216 : Int(Int32.max) }

    /// Called on the connection's queue with each state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { shared.stateHandler } }
        set { lock.withLock { shared.stateHandler = newValue } }
    }
    /// Called on the connection's queue with each path.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { shared.pathHandler } }
        set { lock.withLock { shared.pathHandler = newValue } }
    }
    /// Called on the connection's queue when data can be sent and received, or no longer.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { lock.withLock { shared.viabilityHandler } }
        set { lock.withLock { shared.viabilityHandler = newValue } }
    }
    /// Called on the connection's queue when a better path is there, or no longer: Wi-Fi, for a connection over a mobile network.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { lock.withLock { shared.betterPathHandler } }
        set { lock.withLock { shared.betterPathHandler = newValue } }
    }

    // MARK: What the app does

    /// Makes the connection. A connection starts once.
    ///
    /// - Parameter queue: Calls the handlers.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard shared.state == .setup, shared.queue == nil else { return false }
            shared.queue = queue
            selfWhileStarted = self
            return true
        }
        guard isFirst else { return }
        work.async { [self] in
            // Cancelled meanwhile.
            guard state == .setup else { return lock.withLock { selfWhileStarted = nil } }
            subscription = network.subscribe { [weak self] in self?.work.async { self?.networkChanged() } }
            set(.preparing)
            if socket != nil { becomeReady() } else { prepare() }
        }
    }

    /// Tries again at once where the connection waits.
    public func restart() {
        work.async { [self] in
            if case .waiting = state { begin() }
        }
    }

    /// Ends the connection, after what was sent before.
    public func cancel() {
        work.async { [self] in
            flush()
            if state == .ready, !sends.isEmpty { isCancelling = true } else { finish(.cancelled, .posix(.ECANCELED)) }
        }
    }

    /// Ends the connection at once; what has not been sent is dropped.
    public func forceCancel() { work.async { [self] in finish(.cancelled, .posix(.ECANCELED)) } }

    /// Gives up the present attempt for the next address of the endpoint; a connection that is made ends.
    public func cancelCurrentEndpoint() {
        work.async { [self] in
            if state == .ready { return finish(.failed(.posix(.ECANCELED)), .posix(.ECANCELED)) }
            if state == .preparing { attemptFailed(ECANCELED) }
        }
    }

    /// Schedules several calls at once.
    public func batch(_ block: () -> Void) { block() }

    // MARK: States

    func set(_ state: State) {
        let queue = lock.withLock {
            shared.state = state
            return shared.queue
        }
        // The handler is asked for when it is called: apps replace it.
        queue?.async { [self] in stateUpdateHandler?(state) }
    }

    func set(path: NWPath) {
        let queue = lock.withLock { () -> DispatchQueue? in
            guard shared.path != path else { return nil }
            shared.path = path
            return shared.queue
        }
        queue?.async { [self] in pathUpdateHandler?(path) }
    }

    func set(viable: Bool) {
        let queue = lock.withLock { () -> DispatchQueue? in
            guard shared.isViable != viable else { return nil }
            shared.isViable = viable
            return shared.queue
        }
        queue?.async { [self] in viabilityUpdateHandler?(viable) }
    }

    func set(betterPath: Bool) { queue?.async { [self] in betterPathUpdateHandler?(betterPath) } }

    /// Has the app's queue do something.
    func call(_ handler: @escaping @Sendable () -> Void) { (queue ?? work).async(execute: handler) }

    /// Ends the connection for good.
    func finish(_ state: State, _ error: NWError) {
        switch self.state {
        case .failed, .cancelled:
            if state == .cancelled, self.state != .cancelled { set(.cancelled) }
            return
        default: break
        }
        (socket, subscription, attempt) = (nil, nil, attempt + 1)
        set(viable: false)
        for send in sends { complete(send, error) }
        for receive in receives { call { receive.completion(nil, nil, false, error) } }
        (sends, receives) = ([], [])
        set(state)
        lock.withLock { selfWhileStarted = nil }
    }

    func complete(_ send: Send, _ error: NWError?) {
        if case .contentProcessed(let handler) = send.completion { call { handler(error) } }
    }
}
