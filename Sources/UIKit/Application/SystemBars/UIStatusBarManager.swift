/// The current appearance of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open internal(set) var statusBarStyle = UIStatusBarStyle.default
    open internal(set) var isStatusBarHidden = false
    open internal(set) var statusBarFrame = CGRect.zero
}
