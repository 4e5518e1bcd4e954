import QuinceFoundation

/// The connection of a tunnel of the app's own, whose extension does not run.
///
/// Source: Apple's documentation of `NETunnelProviderSession`.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// - Throws: `NEVPNError.configurationInvalid`: no configuration can be saved.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Ends the tunnel; there is none.
    open func stopTunnel() {}
    /// - Throws: `NEVPNError.configurationInvalid`: no extension runs that could receive the message.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}
