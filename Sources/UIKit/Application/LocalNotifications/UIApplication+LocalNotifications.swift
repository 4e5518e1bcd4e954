import UserNotifications

/// Notifications as before iOS 10, on `UNUserNotificationCenter`.
///
/// Source: Apple's documentation of `UIApplication`.
extension UIApplication {
    /// Asks the user for notifications, then calls the delegate's `application(_:didRegister:)`.
    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.requestAuthorization(options:completionHandler:)")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let center = UNUserNotificationCenter.current()
        if let categories = notificationSettings.categories, !categories.isEmpty {
            center.setNotificationCategories(notificationSettings.modernCategories)
        }
        center.requestAuthorization(options: notificationSettings.options) { isGranted, _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    let granted = UIUserNotificationSettings(
                        types: isGranted ? notificationSettings.types : [], categories: notificationSettings.categories)
                    self.registeredSettings = granted
                    let selector = Selector("application:didRegisterUserNotificationSettings:")
                    if let delegate = self.delegate as? NSObject, delegate.responds(to: selector) {
                        UIKit.perform(selector, on: delegate, with: [self, granted])
                    }
                }
            }
        }
    }

    /// What the user has granted; nil before the app has asked.
    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.notificationSettings()")
    public var currentUserNotificationSettings: UIUserNotificationSettings? { registeredSettings }

    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.add(_:withCompletionHandler:)")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        let copy = notification.copy() as? UILocalNotification ?? notification
        if copy.fireDate != nil { localNotifications.append(copy) }
        UNUserNotificationCenter.current().add(copy.request(isImmediate: false))
    }

    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.add(_:withCompletionHandler:)")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        UNUserNotificationCenter.current().add(notification.request(isImmediate: true))
    }

    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)")
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        localNotifications.removeAll { $0.identifier == notification.identifier }
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [notification.identifier])
    }

    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.removeAllPendingNotificationRequests()")
    public func cancelAllLocalNotifications() {
        localNotifications = []
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }

    /// The notifications of this process whose time is to come.
    @available(iOS, deprecated: 10.0, message: "Use UNUserNotificationCenter.pendingNotificationRequests()")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { localNotifications.filter { !$0.repeatInterval.isEmpty || $0.fireDate.map { $0 > Date() } ?? false } }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
}
