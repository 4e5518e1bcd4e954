// Restoring controllers and views by coders, as before scenes.

@available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
@preconcurrency @MainActor public protocol UIObjectRestoration {}

@available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
@preconcurrency @MainActor public protocol UIViewControllerRestoration {}

@available(*, unavailable, message: "not yet in Quince: restoring rows; scenes restore by their NSUserActivity")
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {}

extension UIViewController {
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func encodeRestorableState(with coder: NSCoder) {}
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func decodeRestorableState(with coder: NSCoder) {}
    @available(*, unavailable, message: "not yet in Quince: restoring controllers; scenes restore by their NSUserActivity")
    public func applicationFinishedRestoringState() {}
}

extension UIView {
    @available(*, unavailable, message: "not yet in Quince: restoring views; scenes restore by their NSUserActivity")
    public func encodeRestorableState(with coder: NSCoder) {}
    @available(*, unavailable, message: "not yet in Quince: restoring views; scenes restore by their NSUserActivity")
    public func decodeRestorableState(with coder: NSCoder) {}
}
