/// The view controllers and segues that an Interface Builder document describes.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// A new instance of the storyboard's first controller; nil where no entry point is designated.
    open func instantiateInitialViewController() -> UIViewController? { nil }
}
