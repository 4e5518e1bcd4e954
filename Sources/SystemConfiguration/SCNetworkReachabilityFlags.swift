/// The way in which a host can be reached.
///
/// Source: Apple's documentation of `SCNetworkReachabilityFlags`.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Over a connection that exists only now and then, such as a modem's.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let connectionAutomatic = connectionOnTraffic
    /// The user must do something for the connection, such as give a password.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The framework for sockets makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is the device's own.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// Traffic goes there without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Over a mobile network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

// The flags by the names that Objective-C has for them.

public var kSCNetworkFlagsTransientConnection: Int { 1 << 0 }
public var kSCNetworkFlagsReachable: Int { 1 << 1 }
public var kSCNetworkFlagsConnectionRequired: Int { 1 << 2 }
public var kSCNetworkFlagsConnectionAutomatic: Int { 1 << 3 }
public var kSCNetworkFlagsInterventionRequired: Int { 1 << 4 }
public var kSCNetworkFlagsIsLocalAddress: Int { 1 << 16 }
public var kSCNetworkFlagsIsDirect: Int { 1 << 17 }
