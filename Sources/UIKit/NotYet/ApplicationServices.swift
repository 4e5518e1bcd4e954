// What apps ask of the system as a whole.

extension UIApplication {
    @available(*, unavailable, message: "not yet in Quince: headphones and other remote controls")
    public func beginReceivingRemoteControlEvents() {}
    @available(*, unavailable, message: "not yet in Quince: headphones and other remote controls")
    public func endReceivingRemoteControlEvents() {}

    @available(*, unavailable, message: "iOS 13 and newer: use BGAppRefreshTask")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    @available(*, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.requestAuthorization(options:completionHandler:)")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    @available(*, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.add(_:withCompletionHandler:)")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
    @available(*, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.add(_:withCompletionHandler:)")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    @available(
        *, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)"
    )
    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    @available(*, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.removeAllPendingNotificationRequests()")
    public func cancelAllLocalNotifications() {}
    @available(*, unavailable, message: "iOS 10 and newer: use UNUserNotificationCenter.pendingNotificationRequests()")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func extendStateRestoration() {}
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func completeStateRestoration() {}
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}
}

extension UIApplication {
    @available(*, unavailable, message: "iOS 9 and newer: use prefersStatusBarHidden of the controller")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    @available(*, unavailable, message: "iOS 9 and newer: use preferredStatusBarStyle of the controller")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    @available(*, unavailable, message: "iOS 13 and newer: use BGAppRefreshTask")
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}
