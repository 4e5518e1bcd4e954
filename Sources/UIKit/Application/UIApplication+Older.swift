/// What apps ask in ways that newer ones have replaced.
///
/// Source: Apple's documentation of `UIApplication`.
extension UIApplication {
    // MARK: Status bar

    /// Counts for apps whose Info.plist has `UIViewControllerBasedStatusBarAppearance` false.
    @available(iOS, deprecated: 9.0, message: "Use UIViewController.prefersStatusBarHidden")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isOwnStatusBarHidden = hidden
        SystemBars.shared.update(animated: animation != .none)
    }

    /// Counts for apps whose Info.plist has `UIViewControllerBasedStatusBarAppearance` false.
    @available(iOS, deprecated: 9.0, message: "Use UIViewController.preferredStatusBarStyle")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        ownStatusBarStyle = statusBarStyle
        SystemBars.shared.update(animated: animated)
    }

    // MARK: Background

    /// Sets how often the app would like to fetch. The device leaves it to `BGAppRefreshTask`, as Simulator does, which fetches by its menu alone.
    @available(iOS, deprecated: 13.0, message: "Use BGAppRefreshTask")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    @available(iOS, deprecated: 13.0, message: "Use BGAppRefreshTask")
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    // MARK: Remote controls

    /// Makes the app the receiver of headphones' and other remote controls' events. A simulated device has none of these.
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
}
