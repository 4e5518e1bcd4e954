import QuinceFoundation

/// Tokens by which Apple's servers tell an app's developer about a device; not on this one, as in Apple's Simulator.
///
/// Source: Apple's documentation of `DCDevice`.
open class DCDevice: NSObject, @unchecked Sendable {
    private static let only = DCDevice()
    private let queue = DispatchQueue(label: "com.apple.DeviceCheck")

    open class var current: DCDevice { only }

    /// Whether the device has tokens.
    open var isSupported: Bool { false }

    /// - Parameter completion: Called on a queue of the system's with `DCError.featureUnsupported`.
    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        queue.async { completion(nil, DCError(.featureUnsupported)) }
    }

    /// - Throws: `DCError.featureUnsupported`.
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Keys by which an app proves to its servers that it is unchanged; not on this device, as in Apple's Simulator.
///
/// Source: Apple's documentation of `DCAppAttestService`.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    private static let only = DCAppAttestService()
    private let queue = DispatchQueue(label: "com.apple.DeviceCheck.AppAttest")

    open class var shared: DCAppAttestService { only }

    /// Whether the device has such keys.
    open var isSupported: Bool { false }

    /// - Parameter completionHandler: Called on a queue of the system's with `DCError.featureUnsupported`, as are all of the service.
    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        queue.async { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { queue.async { completionHandler(nil, DCError(.featureUnsupported)) } }
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { queue.async { completionHandler(nil, DCError(.featureUnsupported)) } }

    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}
