/// The properties of a network connection that the device can use.
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

    /// The device's end of a connection; nil for paths of monitors.
    public let localEndpoint: NWEndpoint?
    /// The other end of a connection; nil for paths of monitors.
    public let remoteEndpoint: NWEndpoint?

    @available(*, unavailable, message: "not yet in Quince: gateways of networks")
    public var gateways: [NWEndpoint] { fatalError() }

    /// The path over some interfaces; without any, one that no connection can use.
    init(
        over interfaces: [NWInterface], reason: UnsatisfiedReason = .notAvailable, local: NWEndpoint? = nil, remote: NWEndpoint? = nil
    ) {
        let isUsable = !interfaces.isEmpty
        (status, unsatisfiedReason, availableInterfaces) = (isUsable ? .satisfied : .unsatisfied, reason, interfaces)
        (isExpensive, isConstrained) = (interfaces.first?.type == .cellular, false)
        (supportsIPv4, supportsIPv6, supportsDNS) = (isUsable, isUsable, isUsable)
        (localEndpoint, remoteEndpoint) = (local, remote)
    }

    /// Whether connections over the path may use an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    public var debugDescription: String {
        guard status == .satisfied else { return "unsatisfied (No network route)" }
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return "satisfied (Path is satisfied), interface: \(names), ipv4, ipv6, dns\(isExpensive ? ", expensive" : "")"
    }
}
