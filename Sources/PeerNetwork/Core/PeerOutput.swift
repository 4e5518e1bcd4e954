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

    public init(instance: String, service: String, peer: PeerIdentity, info: [String: String]) {
        (self.instance, self.service, self.peer, self.info) = (instance, service, peer, info)
    }
}

/// What `PeerCore` wants done.
public enum PeerOutput: Equatable, Sendable {
    case event(EndpointID, PeerEvent)
    /// Connects to another host, by the first address that answers.
    case open(LinkID, hosts: [String], port: UInt16)
    case send(LinkID, WireFrame)
    /// Everything after what has been sent and received so far is encrypted.
    case secure(LinkID, asServer: Bool)
    /// Closes a link once everything sent on it is on its way.
    case close(LinkID)
    case publish(ServiceRecord)
    case withdraw(ServiceRecord)
    /// Looks for a type of service on the network.
    case browse(String)
    case stopBrowsing(String)
}
