import QuinceFoundation

/// A kind of notifications that the app is started for. Source: Apple's documentation of `PKPushType`.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Calls.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The token that a server sends notifications to. Source: Apple's documentation of `PKPushCredentials`.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let token: Data

    init(type: PKPushType, token: Data) {
        (self.type, self.token) = (type, token)
        super.init()
    }
}

/// A notification. Source: Apple's documentation of `PKPushPayload`.
open class PKPushPayload: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
        super.init()
    }
}

/// Notified of tokens and of notifications. Source: Apple's documentation of `PKPushRegistryDelegate`.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Asks for tokens. No server of Apple's gives the device one, as in Apple's Simulator: the delegate is not called.
///
/// Source: Apple's documentation of `PKPushRegistry`.
open class PKPushRegistry: NSObject {
    open weak var delegate: (any PKPushRegistryDelegate)?
    /// The kinds of notifications that the app wants.
    open var desiredPushTypes: Set<PKPushType>?

    /// - Parameter queue: Unused, because the delegate is not called.
    public init(queue: DispatchQueue?) { super.init() }

    /// The token of a kind; nil without any.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
