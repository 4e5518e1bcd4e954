/// The state of a split view controller.
@MainActor struct SplitState {
    typealias Column = UISplitViewController.Column

    /// The controllers that the app set, by column.
    var given: [Column: UIViewController] = [:]
    /// The controllers on display, by column: in the column style, always navigation controllers.
    var columns: [Column: UIViewController] = [:]
    var mode = UISplitViewController.DisplayMode.secondaryOnly
    var isCollapsed = false
    /// Whether columns have been shown or collapsed before.
    var hasAdapted = false
    /// The controller that displays the whole collapsed interface; nil otherwise.
    var root: UIViewController?
    /// The controllers put on the stack of a collapsed interface for columns or as details, from the bottom up.
    var pages: [Page] = []
    /// The mode chosen by a button, a swipe or `show(_:)`, until the interface turns.
    var chosenMode: UISplitViewController.DisplayMode?
    /// The size for which `chosenMode` was chosen.
    var chosenSize = CGSize.zero
    var isChanging = false

    struct Page {
        let column: Column
        /// The column's controller, and the one on the stack for it: navigation controllers are wrapped in a page of their own.
        let content: UIViewController
        weak var shown: UIViewController?
    }
}
