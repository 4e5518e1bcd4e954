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

    static let loopback = NWInterface(type: .loopback, name: "lo0", index: 1)
    static let cellular = NWInterface(type: .cellular, name: "pdp_ip0", index: 2)
    static let wireless = NWInterface(type: .wifi, name: "en0", index: 3)
    /// The interfaces of an iPhone.
    static let known = [loopback, cellular, wireless]
}
