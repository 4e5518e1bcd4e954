/// Makes an item of a share sheet in the background, after an activity has been chosen.
///
/// A subclass overrides `item`, which is asked for on another thread.
///
/// Source: Apple's “UIActivityItemProvider”.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// The placeholder of the item while the user chooses an activity.
    open private(set) var placeholderItem: Any?
    /// The activity that was chosen.
    open internal(set) var activityType: UIActivity.ActivityType?
    private var made: Any?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item. Made once, on a thread of its own; it may take its time and looks at `isCancelled`.
    open var item: Any { placeholderItem as Any }

    open override func main() { made = item }

    /// The item that the operation has made, or one made now.
    var result: Any { made ?? item }
}

extension UIActivityItemProvider: UIActivityItemSource {
    public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem as Any
    }
    public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { result }
}
