import UserNotifications

extension UNNotificationResponse {
    /// The scene the response concerns: the one in front.
    ///
    /// Source: Apple's documentation of `UNNotificationResponse.targetScene`.
    @MainActor public var targetScene: UIScene? { UIApplication.shared.windows.first { $0.isKeyWindow }?.windowScene }
}

extension UIScene.ConnectionOptions {
    /// The response to a notification that launched the app; it is also delivered to the notification center's delegate.
    ///
    /// Source: Apple's documentation of `UIScene.ConnectionOptions.notificationResponse`.
    public var notificationResponse: UNNotificationResponse? { notification.flatMap(UNNotificationResponse.make) }
}
