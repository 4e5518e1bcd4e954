import Glibc

/// One end of a connection.
///
/// Source: Apple's documentation of `NWEndpoint`.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host, by its name or its address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(stringLiteral value: String) { self.init(value) }

        /// The host of an address as it is written, or else of a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        /// The interface that the host is reached over; nil for any.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port of TCP or UDP.
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible {
        public let rawValue: UInt16

        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080

        public init(integerLiteral value: UInt16) { rawValue = value }
        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        /// The port of a number or of a service's name, as `http`; nil for other texts.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else if let entry = getservbyname(service, nil) {
                rawValue = UInt16(bigEndian: UInt16(truncatingIfNeeded: entry.pointee.s_port))
            } else {
                return nil
            }
        }

        public var debugDescription: String { String(rawValue) }
    }

    case hostPort(host: Host, port: Port)
    /// A Bonjour service.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A socket in the file system.
    case unix(path: String)
    case url(URL)

    /// The interface that the endpoint is reached over; nil for any.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }

    @available(*, unavailable, message: "not yet in Quince: Bonjour")
    public var txtRecord: NWTXTRecord? { fatalError() }

    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
