import QuinceFoundation

/// Asks the user whether the app may track them.
///
/// On the device “Allow Apps to Request to Track” of Settings is off, so nobody is asked and no app may.
///
/// Source: Apple's documentation of `ATTrackingManager`.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted
        case denied
        case authorized
    }

    private static let queue = DispatchQueue(label: "com.apple.AppTrackingTransparency")

    /// `denied`.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Asks the user, once in the life of the app on the device.
    ///
    /// - Parameter completion: Called on a queue of the system's with what the user has said.
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
        queue.async { completion(.denied) }
    }

    /// The user's decision.
    @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in requestTrackingAuthorization { continuation.resume(returning: $0) } }
    }
}
