import QuinceFoundation

/// The settings that all kinds of virtual private networks have. Source: Apple's documentation of `NEVPNProtocol`.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var includeAllNetworks = false
    open var excludeLocalNetworks = false
    open var excludeCellularServices = true
    open var excludeAPNs = true
    open var enforceRoutes = false
}

/// Source: Apple's documentation of `NEVPNIKEAuthenticationMethod`.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none = 0, certificate, sharedSecret }
/// Source: Apple's documentation of `NEVPNIKEv2DeadPeerDetectionRate`.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none = 0, low, medium, high }

/// Settings of IPSec. Source: Apple's documentation of `NEVPNProtocolIPSec`.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

/// Settings of IKE's second version. Source: Apple's documentation of `NEVPNProtocolIKEv2`.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
    open var strictRevocationCheck = false
    open var useConfigurationAttributeInternalIPSubnet = false
}

/// Settings of a tunnel of the app's own. Source: Apple's documentation of `NETunnelProviderProtocol`.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}
