@_exported import QuinceFoundation

/// An interface of the device to a network.
///
/// Source: Apple's documentation of `NWInterface`.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    /// The name that the system gives the interface, like `en0`.
    public let name: String
    /// The number that the system gives the interface, from 1.
    public let index: Int

    public var debugDescription: String { name }

    /// The only interface of an iPhone in Apple's Simulator: that of the computer, which is wireless.
    static let wireless = NWInterface(type: .wifi, name: "en0", index: 1)
}

/// What is known about the properties of a network connection that the device can use.
///
/// Source: Apple's documentation of `NWPath`.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable {
        /// Connections can be made and data sent.
        case satisfied
        /// No connection can be made.
        case unsatisfied
        /// Making a connection may make the path usable.
        case requiresConnection
    }

    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }

    public let status: Status
    public let unsatisfiedReason: UnsatisfiedReason
    /// The interfaces that connections may use, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether the path uses an interface that is costly, like that of a mobile network.
    public let isExpensive: Bool
    /// Whether the path uses an interface in Low Data Mode.
    public let isConstrained: Bool
    public let supportsIPv4: Bool
    public let supportsIPv6: Bool
    public let supportsDNS: Bool

    @available(*, unavailable, message: "not yet in Quince: endpoints of connections")
    public var gateways: [Never] { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: endpoints of connections")
    public var localEndpoint: Never? { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: endpoints of connections")
    public var remoteEndpoint: Never? { fatalError() }

    /// The path over some interfaces; without any, one that no connection can use.
    init(over interfaces: [NWInterface]) {
        let isUsable = !interfaces.isEmpty
        (status, unsatisfiedReason, availableInterfaces) = (isUsable ? .satisfied : .unsatisfied, .notAvailable, interfaces)
        (isExpensive, isConstrained) = (interfaces.first?.type == .cellular, false)
        (supportsIPv4, supportsIPv6, supportsDNS) = (isUsable, isUsable, isUsable)
    }

    /// Whether connections over the path may use an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    public var debugDescription: String {
        guard status == .satisfied else { return "unsatisfied (No network route)" }
        return "satisfied (Path is satisfied), interface: \(availableInterfaces.map(\.name).joined(separator: ", ")), ipv4, ipv6, dns"
    }
}
