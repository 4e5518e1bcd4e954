/// The protocols of a connection, and the networks that it may use.
///
/// Source: Apple's documentation of `NWParameters`.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    /// The kind of a connection's traffic.
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    /// Whether outdated answers of name lookups are used.
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

    /// Whether a connection uses several paths.
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }

    /// The protocols of a connection, that of the app first.
    public class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?

        init(_ transport: NWProtocolOptions?) { (transportProtocol, internetProtocol) = (transport, NWProtocolIP.Options()) }
    }

    public private(set) var defaultProtocolStack: ProtocolStack
    /// The only interface that may be used; nil for any.
    public var requiredInterface: NWInterface?
    /// The only type of interfaces that may be used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// Whether paths that cost money may not be used.
    public var prohibitExpensivePaths = false
    /// Whether paths in Low Data Mode may not be used.
    public var prohibitConstrainedPaths = false
    /// The device's end; nil for any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether the device's end may be in use by others.
    public var allowLocalEndpointReuse = false
    /// Whether only devices of the local network may connect.
    public var acceptLocalOnly = false
    /// Whether Wi-Fi between devices may be used, of which a simulated device has none.
    public var includePeerToPeer = false
    /// Whether data may be sent with the first packet, where the other end lets it.
    public var allowFastOpen = false
    /// Whether proxies are left out where possible. The device has none.
    public var preferNoProxies = false
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

    /// Parameters without a transport.
    public init() { defaultProtocolStack = ProtocolStack(nil) }

    /// Parameters of TCP, encrypted where there are options for it.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
        defaultProtocolStack = ProtocolStack(tcp)
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    /// Parameters of UDP, encrypted where there are options for it.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init()
        defaultProtocolStack = ProtocolStack(udp)
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    /// New parameters of TCP.
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    /// New parameters of UDP.
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    @available(*, unavailable, message: "not yet in Quince: TLS of connections; URLSession has it")
    public static var tls: NWParameters { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: TLS of connections; URLSession has it")
    public static var dtls: NWParameters { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: QUIC")
    public static func quic(alpn: [String]) -> NWParameters { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: connections to services of apps")
    public static var applicationService: NWParameters { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: attribution of connections")
    public var attribution: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: encrypted name lookups")
    public func setPrivacyContext(_ context: Never) {}

    /// Parameters of the same values, which are changed by themselves.
    public func copy() -> NWParameters {
        let copy = NWParameters()
        let stack = ProtocolStack(defaultProtocolStack.transportProtocol)
        stack.applicationProtocols = defaultProtocolStack.applicationProtocols
        stack.internetProtocol = defaultProtocolStack.internetProtocol
        copy.defaultProtocolStack = stack
        (copy.requiredInterface, copy.requiredInterfaceType) = (requiredInterface, requiredInterfaceType)
        (copy.prohibitedInterfaces, copy.prohibitedInterfaceTypes) = (prohibitedInterfaces, prohibitedInterfaceTypes)
        (copy.prohibitExpensivePaths, copy.prohibitConstrainedPaths) = (prohibitExpensivePaths, prohibitConstrainedPaths)
        (copy.requiredLocalEndpoint, copy.allowLocalEndpointReuse) = (requiredLocalEndpoint, allowLocalEndpointReuse)
        (copy.acceptLocalOnly, copy.includePeerToPeer, copy.allowFastOpen) = (acceptLocalOnly, includePeerToPeer, allowFastOpen)
        (copy.preferNoProxies, copy.serviceClass) = (preferNoProxies, serviceClass)
        (copy.multipathServiceType, copy.expiredDNSBehavior) = (multipathServiceType, expiredDNSBehavior)
        return copy
    }

    public var debugDescription: String { isDatagram ? "udp" : defaultProtocolStack.transportProtocol == nil ? "generic" : "tcp" }

    var isDatagram: Bool { defaultProtocolStack.transportProtocol is NWProtocolUDP.Options }
    var tcp: NWProtocolTCP.Options? { defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options }
    var version: NWProtocolIP.Options.Version { (defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version ?? .any }

    /// Whether connections may use an interface.
    func permits(_ interface: NWInterface) -> Bool {
        if let requiredInterface, requiredInterface != interface { return false }
        if requiredInterfaceType != .other, requiredInterfaceType != interface.type { return false }
        if prohibitedInterfaces?.contains(interface) == true || prohibitedInterfaceTypes?.contains(interface.type) == true { return false }
        return !(prohibitExpensivePaths && interface.type == .cellular)
    }
}
