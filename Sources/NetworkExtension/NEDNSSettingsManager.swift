import QuinceFoundation

/// Source: Apple's documentation of `NEDNSProtocol`.
public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }

/// Name servers. Source: Apple's documentation of `NEDNSSettings`.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public let servers: [String]
    open var dnsProtocol: NEDNSProtocol { .cleartext }
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false
    public init(servers: [String]) { self.servers = servers }
}

/// Source: Apple's documentation of `NEDNSOverTLSSettings`.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .TLS }
    open var serverName: String?
    open var identityReference: Data?
}

/// Source: Apple's documentation of `NEDNSOverHTTPSSettings`.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .HTTPS }
    open var serverURL: URL?
    open var identityReference: Data?
}

/// The app's name servers. As in Apple's Simulator no configuration can be read or saved.
///
/// Source: Apple's documentation of `NEDNSSettingsManager`.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let one = NEDNSSettingsManager()
    open class func shared() -> NEDNSSettingsManager { one }

    open var localizedDescription: String?
    open var dnsSettings: NEDNSSettings?
    open var onDemandRules: [NEOnDemandRule]?
    /// Whether the user has turned the name servers on: no.
    open var isEnabled: Bool { false }

    private override init() { super.init() }

    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { NEVPNManager.fail(completionHandler) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { NEVPNManager.fail(completionHandler) }
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { NEVPNManager.fail(completionHandler) }
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}
