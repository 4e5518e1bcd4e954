import UIKit
import UserNotifications

/// Source: Apple's documentation of `UNNotificationContentExtensionMediaPlayPauseButtonType`.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }
/// Source: Apple's documentation of `UNNotificationContentExtensionResponseOption`.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss = 0, dismiss, dismissAndForwardAction }

/// Shows a notification in an app's own way. The device shows notifications in the system's way: it runs no such extensions.
///
/// Source: Apple's documentation of `UNNotificationContentExtension`.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    public func mediaPlay() {}
    public func mediaPause() {}
}
