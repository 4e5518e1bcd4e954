extension UIApplication {
    /// Asks for remote notifications. No service sends any to a simulated device: the delegate is told so.
    ///
    /// Source: UIKit, `registerForRemoteNotifications()`.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
        DeferredWork.schedule { [self] in delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error) }
    }

    /// Ends what `registerForRemoteNotifications()` has begun; here nothing ever has.
    public func unregisterForRemoteNotifications() {}

    /// Whether remote notifications arrive: not on a simulated device.
    public var isRegisteredForRemoteNotifications: Bool { false }
}
