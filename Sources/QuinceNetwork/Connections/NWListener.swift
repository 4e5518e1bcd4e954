import Dispatch
import Glibc

/// Takes connections that others make to the device.
///
/// Source: Apple's documentation of `NWListener`.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    /// The states of a listener.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// No limit of connections.
    public static let InfiniteConnectionLimit = Int(UInt32.max)

    public let parameters: NWParameters
    private let network: DeviceNetwork
    private let requested: NWEndpoint.Port
    private let work = DispatchQueue(label: "Network.listener")
    private let lock = NSLock()
    private var shared = Shared()
    private var socket: Socket?
    private var selfWhileStarted: NWListener?
    /// The connections of a listener for datagrams, by their other ends.
    private var peers: [NWEndpoint: Peer] = [:]

    private struct Peer { weak var connection: NWConnection? }

    private struct Shared {
        var state = State.setup
        var queue: DispatchQueue?
        var port: NWEndpoint.Port?
        var limit = NWListener.InfiniteConnectionLimit
        var stateHandler: (@Sendable (State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
    }

    /// - Throws: `NWError` for parameters of no transport that can be listened for.
    public convenience init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        try self.init(using: parameters, on: port, network: .shared)
    }

    init(using parameters: NWParameters, on port: NWEndpoint.Port, network: DeviceNetwork) throws {
        guard parameters.tcp != nil || parameters.isDatagram else { throw NWError.posix(.EINVAL) }
        (self.parameters, requested, self.network) = (parameters.copy(), port, network)
        if port != .any { shared.port = port }
    }

    public var state: State { lock.withLock { shared.state } }
    public var queue: DispatchQueue? { lock.withLock { shared.queue } }
    /// The port of the device; where the system chooses, nil until the listener is ready.
    public var port: NWEndpoint.Port? { lock.withLock { shared.port } }

    /// Called on the listener's queue with each state.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { shared.stateHandler } }
        set { lock.withLock { shared.stateHandler = newValue } }
    }
    /// Called on the listener's queue with each connection, which the app starts or cancels.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { lock.withLock { shared.connectionHandler } }
        set { lock.withLock { shared.connectionHandler = newValue } }
    }
    /// The number of connections that are still taken.
    public var newConnectionLimit: Int {
        get { lock.withLock { shared.limit } }
        set {
            lock.withLock { shared.limit = newValue }
            work.async { [self] in if socket != nil { accept() } }
        }
    }

    /// Begins to listen. A listener starts once, and fails without a handler of connections.
    ///
    /// - Parameter queue: Calls the handlers.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard shared.state == .setup, shared.queue == nil else { return false }
            shared.queue = queue
            selfWhileStarted = self
            return true
        }
        if isFirst { work.async { [self] in listen() } }
    }

    /// Ends listening for good. Connections that were taken go on.
    public func cancel() { work.async { [self] in finish(.cancelled) } }

    /// Whether the app has cancelled the listener, whose socket may not be closed yet.
    private var isCancelled = false

    private func finish(_ state: State) {
        guard !isCancelled else { return }
        isCancelled = state == .cancelled
        // The port is free again once the app hears of it.
        if let old = socket { old.closed = { [self] in set(state) } } else { set(state) }
        socket = nil
        lock.withLock { selfWhileStarted = nil }
    }

    private func set(_ state: State) {
        let queue = lock.withLock {
            shared.state = state
            return shared.queue
        }
        queue?.async { [self] in stateUpdateHandler?(state) }
    }

    private func listen() {
        guard state == .setup else { return }
        guard newConnectionHandler != nil else { return finish(.failed(.posix(.EINVAL))) }
        switch open(requested.rawValue) {
        case .success(let socket):
            if !parameters.isDatagram, Glibc.listen(socket.descriptor, 128) != 0 { return finish(.failed(.system(errno))) }
            self.socket = socket
            if case .hostPort(_, let port) = socket.localAddress?.endpoint { lock.withLock { shared.port = port } }
            set(.ready)
            socket.whenReadable { [weak self] in self?.accept() }
        case .failure(let error): finish(.failed(error))
        }
    }

    /// A socket that is bound to the listener's endpoint: both versions of addresses, where the parameters do not say one.
    private func open(_ port: UInt16) -> Result<Socket, NWError> {
        var address = SocketAddress(IPv6Address.any, port)
        switch parameters.requiredLocalEndpoint {
        case .hostPort(.ipv4(let host), let own): address = SocketAddress(host, requested == .any ? own.rawValue : port)
        case .hostPort(.ipv6(let host), let own): address = SocketAddress(host, requested == .any ? own.rawValue : port)
        case .hostPort(.name("localhost", _), let own):
            address = SocketAddress(IPv4Address.loopback, requested == .any ? own.rawValue : port)
        case nil where parameters.version == .v4: address = SocketAddress(IPv4Address.any, port)
        case nil: break
        default: return .failure(.posix(.EADDRNOTAVAIL))
        }
        var socket = Socket(address.family, isDatagram: parameters.isDatagram, queue: work)
        // A machine without version 6 has the older one.
        if socket == nil, errno == EAFNOSUPPORT, parameters.requiredLocalEndpoint == nil {
            address = SocketAddress(IPv4Address.any, port)
            socket = Socket(address.family, isDatagram: parameters.isDatagram, queue: work)
        }
        guard let socket else { return .failure(.system(errno)) }
        if address.family == AF_INET6 { socket.set(IPPROTO_IPV6, IPV6_V6ONLY, parameters.version == .v6 ? 1 : 0) }
        if parameters.allowLocalEndpointReuse || !parameters.isDatagram { socket.set(SOL_SOCKET, SO_REUSEADDR, 1) }
        // Each other end gets a socket of its own at the same port.
        if parameters.isDatagram { socket.set(SOL_SOCKET, SO_REUSEPORT, 1) }
        return socket.bind(to: address) ? .success(socket) : .failure(.system(errno))
    }

    // MARK: Connections

    /// Takes the connections that are there, and waits for the next one while more are taken.
    private func accept() {
        var problem: Int32 = 0
        while let socket, newConnectionLimit > 0 {
            if parameters.isDatagram {
                guard acceptDatagram(socket) else { break }
                continue
            }
            var descriptor: Int32 = -1
            let address = SocketAddress { place, length in
                descriptor = Glibc.accept(socket.descriptor, place, length)
                if descriptor < 0 { problem = errno }
                return descriptor
            }
            guard let address else { break }
            // A socket in the file system has no name at its other end.
            deliver(descriptor, nil, address.endpoint ?? .unix(path: ""), address)
        }
        guard let socket, newConnectionLimit > 0 else { return }
        // Without a free descriptor the peer stays in the queue, and the socket readable.
        if problem == EMFILE || problem == ENFILE {
            work.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in self?.accept() }
        } else {
            socket.whenReadable { [weak self] in self?.accept() }
        }
    }

    private func acceptDatagram(_ socket: Socket) -> Bool {
        var data = Data(count: 65_536), count = 0
        let address = SocketAddress { place, length in
            count = data.withUnsafeMutableBytes { recvfrom(socket.descriptor, $0.baseAddress, $0.count, 0, place, length) }
            return count >= 0 ? 0 : -1
        }
        guard let address, let endpoint = address.endpoint else { return false }
        data.removeSubrange(count...)
        peers = peers.filter { $0.value.connection != nil }
        // Datagrams that came before the connection's own socket was there.
        if let known = peers[endpoint]?.connection {
            let datagram = data
            known.work.async {
                known.datagrams.append(datagram)
                known.serveReceives()
            }
            return true
        }
        guard let local = socket.localAddress, let own = Socket.duplicate(of: local, to: address) else { return true }
        deliver(own, data, endpoint, address)
        return true
    }

    private func deliver(_ descriptor: Int32, _ first: Data?, _ endpoint: NWEndpoint, _ address: SocketAddress) {
        guard !parameters.acceptLocalOnly || address.isLoopback || address.isOfLocalNetwork else {
            _ = close(descriptor)
            return
        }
        let connection = NWConnection(accepted: descriptor, first: first, from: endpoint, using: parameters, network: network)
        if parameters.isDatagram { peers[endpoint] = Peer(connection: connection) }
        lock.withLock { if shared.limit < Self.InfiniteConnectionLimit { shared.limit -= 1 } }
        queue?.async { [self] in newConnectionHandler?(connection) }
    }

    public var debugDescription: String { "[Listener \(parameters) on \(port.map(String.init(describing:)) ?? "any")]" }
}

extension Socket {
    /// The descriptor of a socket for datagrams between two addresses; nil where the system has none.
    static func duplicate(of local: SocketAddress, to remote: SocketAddress) -> Int32? {
        let descriptor = socket(local.family, SOCK_DGRAM, 0)
        guard descriptor >= 0 else { return nil }
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &on, size)
        if local.family == AF_INET6 {
            var both: Int32 = 0
            _ = setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &both, size)
        }
        let isBound = local.withPointer { Glibc.bind(descriptor, $0, $1) == 0 }
        guard isBound, remote.withPointer({ Glibc.connect(descriptor, $0, $1) == 0 }) else {
            _ = close(descriptor)
            return nil
        }
        return descriptor
    }
}

extension NWListener {
    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public convenience init(service: Service? = nil, using parameters: NWParameters) throws { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public var service: Service? {
        get { fatalError() }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public var serviceRegistrationUpdateHandler: ((ServiceRegistrationChange) -> Void)? {
        get { fatalError() }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: groups of connections")
    public var newConnectionGroupHandler: Never? {
        get { fatalError() }
        set {}
    }

    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public enum Service {}
    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public enum ServiceRegistrationChange {}
}

@available(*, unavailable, message: "not yet in Quince: Bonjour")
public enum NWTXTRecord {}
@available(*, unavailable, message: "not yet in Quince: groups of connections")
public enum NWConnectionGroup {}
@available(*, unavailable, message: "not yet in Quince: groups of connections")
public enum NWMulticastGroup {}
@available(*, unavailable, message: "not yet in Quince: groups of connections")
public enum NWMultiplexGroup {}
@available(*, unavailable, message: "not yet in Quince: groups of connections")
public enum NWGroupDescriptor {}
@available(*, unavailable, message: "not yet in Quince: reports of transfers")
public enum NWDataTransferReport {}
@available(*, unavailable, message: "not yet in Quince: connections of iOS 26")
public enum NetworkConnection {}
@available(*, unavailable, message: "not yet in Quince: connections of iOS 26")
public enum NetworkListener {}
@available(*, unavailable, message: "not yet in Quince: connections of iOS 26")
public enum NetworkBrowser {}
@available(*, unavailable, message: "not yet in Quince: proxies")
public enum ProxyConfiguration {}
