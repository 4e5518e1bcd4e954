import QuinceFoundation

extension NSNotification.Name {
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
}

/// Source: Apple's documentation of `NEVPNStatus`.
public enum NEVPNStatus: Int, Sendable { case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting }

/// A connection to a virtual private network; the device has none.
///
/// Source: Apple's documentation of `NEVPNConnection`.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    /// - Throws: `NEVPNError.configurationInvalid`: no configuration can be saved.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Ends the connection; there is none.
    open func stopVPNTunnel() {}
    /// The reason for which the last connection ended; nil, because there was none.
    open func fetchLastDisconnectError(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
}

/// The app's configuration of a virtual private network. As in Apple's Simulator no configuration can be read or saved.
///
/// Source: Apple's documentation of `NEVPNManager`.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let one = NEVPNManager()
    open class func shared() -> NEVPNManager { one }

    /// For the managers of tunnels; the app's own is `shared()`.
    override init() { super.init() }

    open var isEnabled = false
    open var isOnDemandEnabled = false
    open var onDemandRules: [NEOnDemandRule]?
    open var localizedDescription: String?
    open var protocolConfiguration: NEVPNProtocol?
    open var connection: NEVPNConnection { vpn }
    private let vpn = NEVPNConnection()

    static func fail(_ handler: (((any Error)?) -> Void)?) {
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        DispatchQueue.main.async { call(NEVPNError(.configurationReadWriteFailed)) }
    }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { Self.fail(completionHandler) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { Self.fail(completionHandler) }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { Self.fail(completionHandler) }
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}

/// Source: Apple's documentation of `NETunnelProviderRoutingMethod`.
public enum NETunnelProviderRoutingMethod: Int, Sendable { case destinationIP = 1, sourceApplication, networkRule }

/// The app's configuration of a tunnel of its own. Source: Apple's documentation of `NETunnelProviderManager`.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
    /// A `NETunnelProviderSession`.
    open override var connection: NEVPNConnection { session }
    private let session = NETunnelProviderSession()

    public override init() { super.init() }

    open class func loadAllFromPreferences(completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void) {
        NEVPNManager.fail { completionHandler(nil, $0) }
    }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
        throw NEVPNError(.configurationReadWriteFailed)
    }
}
