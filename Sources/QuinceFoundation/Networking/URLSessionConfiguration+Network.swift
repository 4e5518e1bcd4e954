import Foundation
@_weakLinked import FoundationNetworking

// What an app says of the networks and protocols that its loads may use. Foundation on Linux lacks it or has it for reading alone.

/// The device has one network, an inexpensive one, so the values are kept and change no load: without a network loads fail at once, even where
/// `waitsForConnectivity` is true. A session's own copy of the configuration has the default values.
///
/// Source: Apple's documentation of `URLSessionConfiguration`.
extension URLSessionConfiguration {
    public var waitsForConnectivity: Bool {
        get { network.waitsForConnectivity }
        set { network.waitsForConnectivity = newValue }
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { network.allowsExpensive }
        set { network.allowsExpensive = newValue }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { network.allowsConstrained }
        set { network.allowsConstrained = newValue }
    }

    private var network: SessionNetworkSettings {
        get { objc_getAssociatedObject(self, &networkKey) as? SessionNetworkSettings ?? SessionNetworkSettings() }
        set { objc_setAssociatedObject(self, &networkKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

nonisolated(unsafe) private var networkKey = 0

private struct SessionNetworkSettings {
    var waitsForConnectivity = false
    var allowsExpensive = true
    var allowsConstrained = true
}

/// Hints that change no load. Foundation's requests on Linux have no place for them, so reading gives the default value whatever was set.
///
/// Source: Apple's documentation of `URLRequest`.
extension URLRequest {
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}
