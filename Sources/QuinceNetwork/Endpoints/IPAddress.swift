import Glibc

/// An address of the Internet Protocol.
///
/// Source: Apple's documentation of `IPAddress`.
public protocol IPAddress: Sendable {
    /// The address's bytes in network order.
    var rawValue: Data { get }
    /// The interface that the address is limited to; nil for any.
    var interface: NWInterface? { get }
    /// Whether the address is the device's own.
    var isLoopback: Bool { get }
    /// Whether the address is one of the device's link.
    var isLinkLocal: Bool { get }
    /// Whether the address stands for a group of receivers.
    var isMulticast: Bool { get }

    /// An address of its bytes; nil where their number is wrong.
    init?(_ rawValue: Data, _ interface: NWInterface?)
    /// An address as it is written; nil for other texts.
    init?(_ string: String)
}

/// An address of version 4.
///
/// Source: Apple's documentation of `IPv4Address`.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    private let number: UInt32
    public let interface: NWInterface?

    /// 0.0.0.0
    public static let any = IPv4Address(0)
    /// 255.255.255.255
    public static let broadcast = IPv4Address(.max)
    /// 127.0.0.1
    public static let loopback = IPv4Address(0x7F00_0001)
    /// 224.0.0.1
    public static let allHostsGroup = IPv4Address(0xE000_0001)
    /// 224.0.0.2
    public static let allRoutersGroup = IPv4Address(0xE000_0002)
    /// 224.0.0.22
    public static let allReportsGroup = IPv4Address(0xE000_0016)
    /// 224.0.0.251
    public static let mdnsGroup = IPv4Address(0xE000_00FB)

    private init(_ number: UInt32) { (self.number, interface) = (number, nil) }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        (number, self.interface) = (rawValue.reduce(0) { $0 << 8 | UInt32($1) }, interface)
    }

    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(UInt32(bigEndian: address.s_addr))
    }

    public var rawValue: Data { Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }) }
    public var isLoopback: Bool { number >> 24 == 127 }
    public var isLinkLocal: Bool { number >> 16 == 0xA9FE }
    public var isMulticast: Bool { number >> 28 == 0xE }

    /// Whether the address is one of a local network: private, of the link, a group's or for all. Source: RFC 1918, RFC 3927.
    var isOfLocalNetwork: Bool {
        number >> 24 == 10 || number >> 20 == 0xAC1 || number >> 16 == 0xC0A8 || isLinkLocal || isMulticast || self == .broadcast
    }

    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of version 6.
///
/// Source: Apple's documentation of `IPv6Address`.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// The reach of a group of receivers.
    public enum Scope: UInt8, Sendable {
        case nodeLocal = 1
        case linkLocal = 2
        case siteLocal = 5
        case organizationLocal = 8
        case global = 0x0E
    }

    private let bytes: [UInt8]
    public let interface: NWInterface?

    /// ::
    public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
    /// ::
    public static let broadcast = any
    /// ::1
    public static let loopback = IPv6Address([UInt8](repeating: 0, count: 15) + [1])
    /// ff01::1
    public static let nodeLocalNodes = IPv6Address(group: 1, 1)
    /// ff02::1
    public static let linkLocalNodes = IPv6Address(group: 2, 1)
    /// ff02::2
    public static let linkLocalRouters = IPv6Address(group: 2, 2)

    private init(_ bytes: [UInt8], _ interface: NWInterface? = nil) { (self.bytes, self.interface) = (bytes, interface) }

    private init(group scope: UInt8, _ number: UInt8) {
        self.init([0xFF, scope] + [UInt8](repeating: 0, count: 13) + [number])
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.init([UInt8](rawValue), interface)
    }

    /// - Parameter string: The address as it is written, with the name of an interface after a percent sign.
    public init?(_ string: String) {
        let parts = string.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var address = in6_addr()
        guard let text = parts.first, inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        let interface = parts.count > 1 ? NWInterface.known.first { $0.name == parts[1] } : nil
        self.init(withUnsafeBytes(of: address) { Array($0) }, interface)
    }

    public var rawValue: Data { Data(bytes) }
    public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { bytes.last == 1 && bytes.dropLast().allSatisfy { $0 == 0 } }
    public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { bytes[0] == 0xFF }
    public var isUniqueLocal: Bool { bytes[0] & 0xFE == 0xFC }
    public var isIPv4Compatabile: Bool { bytes[..<12].allSatisfy { $0 == 0 } && !isAny && !isLoopback }
    public var isIPv4Mapped: Bool { bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF }
    public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 0x02 }
    /// The reach of a group; nil for other addresses.
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0x0F) : nil }

    /// The address of version 4 inside a mapped, compatible or 6to4 one; nil for other addresses.
    public var asIPv4: IPv4Address? {
        if isIPv4Mapped || isIPv4Compatabile { return IPv4Address(Data(bytes[12...])) }
        return is6to4 ? IPv4Address(Data(bytes[2..<6])) : nil
    }

    /// Whether the address is one of a local network. Source: RFC 4193, RFC 4291.
    var isOfLocalNetwork: Bool { isLinkLocal || isUniqueLocal || isMulticast || asIPv4?.isOfLocalNetwork == true }

    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = bytes.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) }
        let address = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return interface.map { "\(address)%\($0.name)" } ?? address
    }
}
