import Dispatch
import Glibc

/// How connections are made, on their own queue.
extension NWConnection {
    /// The path that the connection may use at present.
    private var permittedPath: NWPath {
        let interface = network.interface.flatMap { parameters.permits($0) ? $0 : nil }
        return NWPath(
            over: interface.map { [$0] } ?? [], local: socket?.localAddress?.endpoint,
            remote: state == .ready ? socket?.remoteAddress?.endpoint ?? endpoint : nil)
    }

    /// Begins the first attempt.
    func prepare() {
        guard let transport = parameters.defaultProtocolStack.transportProtocol,
            transport is NWProtocolTCP.Options || transport is NWProtocolUDP.Options
        else { return finish(.failed(.posix(.EINVAL)), .posix(.EINVAL)) }
        tryAddresses()
    }

    /// Begins another attempt, after the connection has waited.
    func begin() {
        set(.preparing)
        tryAddresses()
    }

    private func tryAddresses() {
        attempt += 1
        let number = attempt
        set(path: permittedPath)
        if let seconds = parameters.tcp?.connectionTimeout, seconds > 0 {
            work.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
                guard let self, attempt == number, state == .preparing else { return }
                wait(.posix(.ETIMEDOUT))
            }
        }
        // Without a network no name is known but the device's own.
        if network.interface == nil, case .hostPort(.name(let name, _), _) = endpoint, name != "localhost" {
            return wait(.posix(.ENETDOWN))
        }
        NameLookup.addresses(of: endpoint, version: parameters.version) { [weak self] result in
            guard let self else { return }
            work.async {
                guard self.attempt == number, self.state == .preparing else { return }
                switch result {
                case .success(let addresses):
                    self.candidates = addresses
                    self.tryNext(after: EHOSTUNREACH)
                case .failure(let error): self.wait(error)
                }
            }
        }
    }

    /// Connects to the next address of the endpoint.
    private func tryNext(after error: Int32) {
        guard !candidates.isEmpty else { return wait(.system(error)) }
        let address = candidates.removeFirst()
        guard !address.isLoopback, address.family != AF_UNIX else { return connect(to: address) }
        guard permittedPath.status == .satisfied else { return tryNext(after: ENETDOWN) }
        guard address.isOfLocalNetwork else { return connect(to: address) }
        let number = attempt
        network.checkLocalNetwork { [weak self] isPermitted in
            guard let self else { return }
            work.async {
                guard self.attempt == number, self.state == .preparing else { return }
                if isPermitted { self.connect(to: address) } else { self.refuse() }
            }
        }
    }

    /// The user does not let the app reach the local network.
    private func refuse() {
        set(path: NWPath(over: [], reason: .localNetworkDenied))
        wait(.posix(.ENETDOWN))
    }

    private func connect(to address: SocketAddress) {
        guard let socket = Socket(address.family, isDatagram: parameters.isDatagram, queue: work) else { return attemptFailed(errno) }
        apply(parameters, to: socket, address.family)
        if let local = parameters.requiredLocalEndpoint, case .failure(let error) = bind(socket, to: local, address.family) {
            return finish(.failed(error), error)
        }
        self.socket = socket
        switch socket.connect(to: address) {
        case 0: becomeReady()
        case EINPROGRESS:
            socket.whenWritable { [weak self, weak socket] in
                guard let self, let socket, self.socket === socket, state == .preparing else { return }
                let error = socket.pendingError
                if error == 0 { becomeReady() } else { attemptFailed(error) }
            }
        case let error: attemptFailed(error)
        }
    }

    /// Goes on to the next address.
    func attemptFailed(_ error: Int32) {
        socket = nil
        tryNext(after: error)
    }

    private func bind(_ socket: Socket, to endpoint: NWEndpoint, _ family: Int32) -> Result<Void, NWError> {
        let address: SocketAddress? =
            switch endpoint {
            case .hostPort(.ipv4(let host), let port) where family == AF_INET: SocketAddress(host, port.rawValue)
            case .hostPort(.ipv6(let host), let port) where family == AF_INET6: SocketAddress(host, port.rawValue)
            default: nil
            }
        guard let address else { return .failure(.posix(.EADDRNOTAVAIL)) }
        return socket.bind(to: address) ? .success(()) : .failure(.system(errno))
    }

    private func apply(_ parameters: NWParameters, to socket: Socket, _ family: Int32) {
        let tcp: Int32 = IPPROTO_TCP
        if parameters.allowLocalEndpointReuse { socket.set(SOL_SOCKET, SO_REUSEADDR, 1) }
        if let hops = (parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.hopLimit, hops > 0 {
            if family == AF_INET { socket.set(IPPROTO_IP, IP_TTL, Int32(hops)) }
            if family == AF_INET6 { socket.set(IPPROTO_IPV6, IPV6_UNICAST_HOPS, Int32(hops)) }
        }
        guard let options = parameters.tcp, family != AF_UNIX else { return }
        if options.noDelay { socket.set(tcp, TCP_NODELAY, 1) }
        if options.noPush { socket.set(tcp, TCP_CORK, 1) }
        if options.maximumSegmentSize > 0 { socket.set(tcp, TCP_MAXSEG, Int32(clamping: options.maximumSegmentSize)) }
        if options.connectionDropTime > 0 {
            socket.set(
                tcp, TCP_USER_TIMEOUT, Int32(clamping: options.connectionDropTime.multipliedReportingOverflow(by: 1000).partialValue))
        }
        guard options.enableKeepalive else { return }
        socket.set(SOL_SOCKET, SO_KEEPALIVE, 1)
        let values = [
            (TCP_KEEPIDLE, options.keepaliveIdle), (TCP_KEEPCNT, options.keepaliveCount), (TCP_KEEPINTVL, options.keepaliveInterval),
        ]
        for (option, value) in values where value > 0 { socket.set(tcp, option, Int32(clamping: value)) }
    }

    func becomeReady() {
        candidates = []
        set(.ready)
        set(path: permittedPathOfSocket)
        set(viable: true)
        flush()
        serveReceives()
    }

    /// Sockets on the device itself need no network.
    private var permittedPathOfSocket: NWPath {
        guard socket?.remoteAddress?.isLoopback == true else { return permittedPath }
        return NWPath(
            over: [.loopback], local: socket?.localAddress?.endpoint, remote: socket?.remoteAddress?.endpoint ?? endpoint)
    }

    private func wait(_ error: NWError) {
        (socket, candidates, attempt) = (nil, [], attempt + 1)
        set(.waiting(error))
    }

    /// Follows the device's network. Connections over an interface that is gone are aborted, as by the system.
    func networkChanged() {
        switch state {
        case .waiting, .preparing: begin()
        case .ready:
            guard let socket, socket.remoteAddress?.isLoopback == false else { return }
            let (old, new) = (currentPath, permittedPath)
            guard new.availableInterfaces != old?.availableInterfaces else { return }
            if new.status == .satisfied, old?.usesInterfaceType(.cellular) == true { return set(betterPath: true) }
            set(path: new)
            set(viable: false)
            finish(.failed(.posix(.ECONNABORTED)), .posix(.ECONNABORTED))
        default: break
        }
    }
}
