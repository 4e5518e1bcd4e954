import Glibc

/// An address of the system's sockets.
struct SocketAddress: Equatable {
    private(set) var bytes: [UInt8]

    var family: Int32 { bytes.withUnsafeBytes { Int32($0.loadUnaligned(as: Glibc.sockaddr.self).sa_family) } }

    private init<Value>(_ value: Value) { bytes = withUnsafeBytes(of: value) { Array($0) } }

    init(_ address: IPv4Address, _ port: UInt16) {
        var value = sockaddr_in()
        value.sin_family = sa_family_t(AF_INET)
        value.sin_port = port.bigEndian
        value.sin_addr.s_addr = address.rawValue.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        self.init(value)
    }

    init(_ address: IPv6Address, _ port: UInt16) {
        var value = sockaddr_in6()
        value.sin6_family = sa_family_t(AF_INET6)
        value.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &value.sin6_addr) { $0.copyBytes(from: address.rawValue) }
        self.init(value)
    }

    /// The socket of a path; nil where the path is too long.
    init?(path: String) {
        var value = sockaddr_un()
        value.sun_family = sa_family_t(AF_UNIX)
        let isShort = withUnsafeMutableBytes(of: &value.sun_path) { place in
            guard path.utf8.count < place.count else { return false }
            place.copyBytes(from: path.utf8)
            return true
        }
        guard isShort else { return nil }
        self.init(value)
    }

    /// The address that a call of the system writes; nil where it fails.
    init?(reading call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
        var storage = sockaddr_storage(), length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, &length) }
        }
        guard result >= 0 else { return nil }
        bytes = withUnsafeBytes(of: storage) { Array($0.prefix(Int(length))) }
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        bytes.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
    }

    /// The endpoint of the address; nil for others than those of the Internet.
    var endpoint: NWEndpoint? {
        switch family {
        case AF_INET where bytes.count >= MemoryLayout<sockaddr_in>.size:
            let value = bytes.withUnsafeBytes { $0.loadUnaligned(as: sockaddr_in.self) }
            let data = withUnsafeBytes(of: value.sin_addr) { Data($0) }
            return IPv4Address(data).map { .hostPort(host: .ipv4($0), port: .init(integerLiteral: UInt16(bigEndian: value.sin_port))) }
        case AF_INET6 where bytes.count >= MemoryLayout<sockaddr_in6>.size:
            let value = bytes.withUnsafeBytes { $0.loadUnaligned(as: sockaddr_in6.self) }
            let port = NWEndpoint.Port(integerLiteral: UInt16(bigEndian: value.sin6_port))
            guard let address = IPv6Address(withUnsafeBytes(of: value.sin6_addr) { Data($0) }) else { return nil }
            guard address.isIPv4Mapped, let short = address.asIPv4 else { return .hostPort(host: .ipv6(address), port: port) }
            return .hostPort(host: .ipv4(short), port: port)
        default: return nil
        }
    }

    var isLoopback: Bool {
        switch endpoint {
        case .hostPort(.ipv4(let address), _): address.isLoopback
        case .hostPort(.ipv6(let address), _): address.isLoopback
        default: true
        }
    }

    /// Whether the user must let the app reach the address. Source: Apple's technical note TN3179.
    var isOfLocalNetwork: Bool {
        switch endpoint {
        case .hostPort(.ipv4(let address), _): address.isOfLocalNetwork
        case .hostPort(.ipv6(let address), _): address.isOfLocalNetwork
        default: false
        }
    }
}

/// Looks addresses up.
enum NameLookup {
    /// Calls back on any thread.
    static func addresses(
        of endpoint: NWEndpoint, version: NWProtocolIP.Options.Version,
        _ handler: @escaping @Sendable (Result<[SocketAddress], NWError>) -> Void
    ) {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): handler(.success(version == .v6 ? [] : [SocketAddress(address, port.rawValue)]))
        case .hostPort(.ipv6(let address), let port): handler(.success(version == .v4 ? [] : [SocketAddress(address, port.rawValue)]))
        case .hostPort(.name(let name, _), let port):
            DispatchQueue.global().async { handler(lookUp(name, port.rawValue, version)) }
        case .url(let url):
            guard let host = url.host, !host.isEmpty else { return handler(.failure(.posix(.EINVAL))) }
            let usual = ["http": 80, "ws": 80, "https": 443, "wss": 443][url.scheme?.lowercased() ?? ""] ?? 0
            let port = NWEndpoint.Port(integerLiteral: UInt16(exactly: url.port ?? usual) ?? 0)
            addresses(of: .hostPort(host: NWEndpoint.Host(host), port: port), version: version, handler)
        case .unix(let path):
            handler(SocketAddress(path: path).map { .success([$0]) } ?? .failure(.posix(.ENAMETOOLONG)))
        case .service: handler(.failure(.unknownName))
        }
    }

    private static func lookUp(_ name: String, _ port: UInt16, _ version: NWProtocolIP.Options.Version) -> Result<[SocketAddress], NWError>
    {
        var hints = addrinfo(), list: UnsafeMutablePointer<addrinfo>?
        hints.ai_family = version == .v4 ? AF_INET : version == .v6 ? AF_INET6 : AF_UNSPEC
        hints.ai_socktype = SOCK_STREAM
        guard getaddrinfo(name, String(port), &hints, &list) == 0 else { return .failure(.unknownName) }
        defer { freeaddrinfo(list) }
        var found: [SocketAddress] = []
        var next = list
        while let entry = next?.pointee {
            let address = SocketAddress { place, length in
                memcpy(place, entry.ai_addr, Int(entry.ai_addrlen))
                length.pointee = entry.ai_addrlen
                return 0
            }
            if let address { found.append(address) }
            next = entry.ai_next
        }
        return .success(found)
    }
}
