import UIKit

/// A banner over a game. Source: Apple's documentation of `GKNotificationBanner`.
@available(iOS, deprecated: 16.1, message: "Use UNNotificationRequest or provide custom UI instead")
open class GKNotificationBanner: NSObject {
    /// Shows no banner, since the player is not signed in, and calls the handler.
    open class func show(withTitle title: String?, message: String?, completionHandler: (@Sendable () -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?() }
    }
}
