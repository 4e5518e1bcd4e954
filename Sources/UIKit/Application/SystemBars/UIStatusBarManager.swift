/// What the status bar of a scene looks like now.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open internal(set) var statusBarStyle = UIStatusBarStyle.default
    open internal(set) var isStatusBarHidden = false
    open internal(set) var statusBarFrame = CGRect.zero
}
