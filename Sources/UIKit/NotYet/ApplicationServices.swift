// What apps ask of the system as a whole.

extension UIApplication {
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
