import QuinceFoundation

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// The reason why a Wi-Fi network was not joined. Source: Apple's documentation of `NEHotspotConfigurationError`.
public enum NEHotspotConfigurationError: Int, Error, CustomNSError, LocalizedError, Sendable {
    case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
    case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated
    case applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied

    public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? {
        switch self {
        case .internal: "internal error."
        case .invalidSSID: "invalid SSID."
        case .invalidWPAPassphrase: "invalid WPA/WPA2 passphrase."
        default: nil
        }
    }
}

/// A Wi-Fi network to join. Source: Apple's documentation of `NEHotspotConfiguration`.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber = 0
    let passphrase: String?

    public init(ssid SSID: String) { (ssid, ssidPrefix, passphrase) = (SSID, "", nil) }
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix, self.passphrase) = (SSID, "", passphrase) }
    public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix, passphrase) = ("", SSIDPrefix, nil) }
    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        (ssid, ssidPrefix, self.passphrase) = ("", SSIDPrefix, passphrase)
    }

    /// The reason why the configuration cannot be used; nil where it can.
    var error: NEHotspotConfigurationError? {
        let name = ssid.isEmpty ? ssidPrefix : ssid
        if name.isEmpty || name.utf8.count > 32 { return ssid.isEmpty && !ssidPrefix.isEmpty ? .invalidSSIDPrefix : .invalidSSID }
        return nil
    }
}

/// Joins Wi-Fi networks; as in Apple's Simulator none can be joined.
///
/// Source: Apple's documentation of `NEHotspotConfigurationManager`.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    public static let shared = NEHotspotConfigurationManager()

    open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil) {
        guard let completionHandler else { return }
        nonisolated(unsafe) let call = completionHandler
        let error = configuration.error ?? .internal
        DispatchQueue.main.async { call(error) }
    }
    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw configuration.error ?? .internal }
    /// Removes a network that was added; none was.
    open func removeConfiguration(forSSID SSID: String) {}
    open func removeConfiguration(forHS20DomainName domainName: String) {}
    open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call([]) }
    }
    open func configuredSSIDs() async -> [String] { [] }
}

/// The Wi-Fi network that the device is in. Source: Apple's documentation of `NEHotspotNetwork`.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    public let ssid = ""
    public let bssid = ""
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }

    private override init() {}

    /// Calls the handler with the current network: nil, as for an app without the entitlement.
    open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(nil) }
    }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
