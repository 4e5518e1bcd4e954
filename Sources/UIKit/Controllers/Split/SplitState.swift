/// What a split view controller remembers.
@MainActor struct SplitState {
    typealias Column = UISplitViewController.Column

    /// What the app has set for each column.
    var given: [Column: UIViewController] = [:]
    /// What stands in each column: navigation controllers in the column style.
    var columns: [Column: UIViewController] = [:]
    var mode = UISplitViewController.DisplayMode.secondaryOnly
    var isCollapsed = false
    /// Whether columns have been shown or collapsed before.
    var hasAdapted = false
    /// What shows all of a collapsed interface.
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
        /// What the column showed, and what stands on the stack for it: a page of its own around navigation controllers.
        let content: UIViewController
        weak var shown: UIViewController?
    }
}
