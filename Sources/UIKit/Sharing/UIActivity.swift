/// A service that a share sheet offers for the items that are shared; subclassed for an app's own.
///
/// A subclass says what it is (`activityType`, `activityTitle`, `activityImage`, `activityCategory`) and whether it can take the items
/// (`canPerform(withActivityItems:)`). When it is chosen it is given them (`prepare(withActivityItems:)`), and either shows
/// `activityViewController` or runs `perform()`; in both cases it calls `activityDidFinish(_:)` at its end.
///
/// Source: Apple's “UIActivity”.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The part of a share sheet in which an activity is listed.
    public enum Category: Int, Sendable {
        /// In the list of actions.
        case action = 0
        /// In the row of icons.
        case share = 1
    }

    /// The controller to notify when the activity is over.
    weak var run: UIActivityViewController?

    public override init() { super.init() }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    /// The icon: an action's shape in the text's colour, a sharing service's in its own.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with all of the items; it is not shown otherwise.
    ///
    /// - Parameter activityItems: The items; placeholders where sources make them later.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called before the activity runs, with the items themselves.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller to present while the activity runs; nil for activities that do their work in `perform()`.
    open var activityViewController: UIViewController? { nil }
    open func perform() {}

    /// Ends the activity: what it shows and the share sheet are dismissed, then the sheet's completion handler is called.
    open func activityDidFinish(_ completed: Bool) { run?.end(self, completed) }
}
