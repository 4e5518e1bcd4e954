import PeerProtocol

/// An app's connection to its host.
public struct EndpointID: Hashable, Comparable, Sendable {
    public var number: UInt64
    public init(_ number: UInt64) { self.number = number }
    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// One connection between two peers of a session, or an invitation that may become one.
public struct LinkID: Hashable, Comparable, Sendable {
    public var number: UInt64
    public init(_ number: UInt64) { self.number = number }
    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// A peer that advertises itself, as other hosts learn of it.
public struct ServiceRecord: Equatable, Sendable {
    /// Tells it from all other services of its type.
    public var instance: String
    public var service: String
    public var peer: PeerIdentity
    public var info: [String: String]
    /// The digest of its host's key; empty = not known.
    public var key: [UInt8]

    public init(instance: String, service: String, peer: PeerIdentity, info: [String: String], key: [UInt8] = []) {
        (self.instance, self.service, self.peer, self.info, self.key) = (instance, service, peer, info, key)
    }
}

/// An action that `PeerCore` requests of its owner.
public enum PeerOutput: Equatable, Sendable {
    case event(EndpointID, PeerEvent)
    /// Connects to another host, by the first address that answers.
    case open(LinkID, hosts: [String], port: UInt16)
    case send(LinkID, WireFrame)
    /// Everything after what has been sent and received so far is encrypted, with a host that has this key; empty = with anybody.
    case secure(LinkID, asServer: Bool, key: [UInt8])
    /// Closes a link once everything sent on it is on its way.
    case close(LinkID)
    case publish(ServiceRecord)
    case withdraw(ServiceRecord)
    /// Looks for a type of service on the network.
    case browse(String)
    case stopBrowsing(String)
}
