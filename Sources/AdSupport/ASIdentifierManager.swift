import QuinceFoundation

/// The device's identifier for advertising.
///
/// As in Apple's Simulator there is none: it is of zeros, as on iPhones whose user does not allow tracking.
///
/// Source: Apple's documentation of `ASIdentifierManager`.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { only }

    /// `00000000-0000-0000-0000-000000000000`.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    @available(*, deprecated, message: "ask ATTrackingManager.trackingAuthorizationStatus")
    open var isAdvertisingTrackingEnabled: Bool { false }
}
