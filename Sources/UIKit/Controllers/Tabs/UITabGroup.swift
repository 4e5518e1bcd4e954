/// Tabs that belong together: bars show the group as one tab, with the controller of the group or of its selected tab.
///
/// Source: Apple's documentation of `UITabGroup` (iOS 18).
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// - Parameter viewControllerProvider: Makes the group's own controller; without it the selected tab's is shown.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    open var children: [UITab] {
        didSet {
            for child in oldValue where !children.contains(child) { child.parent = nil }
            for child in children { child.parent = self }
            tabBarController?.tabsChanged()
        }
    }
    /// The tab of the group that shows; nil for the one by default.
    open weak var selectedChild: UITab? { didSet { if oldValue !== selectedChild { tabBarController?.tabsChanged() } } }
    /// The identifier of the tab that shows where none was selected.
    open var defaultChildIdentifier: String?
    /// The order of the tabs as users have arranged them; nothing arranges them in bars.
    open var displayOrder: [UITab] { children }
    open var allowsReordering = false

    open func tab(forIdentifier identifier: String) -> UITab? { children.lazy.compactMap { $0.named(identifier) }.first }

    @available(*, unavailable, message: "not yet in Quince: stacks that show a group and its tab")
    public var managingNavigationController: UINavigationController? {
        get { nil }
        set {}
    }

    /// The tab that shows inside: the selected one, the one by default, or the first that is not hidden.
    var shownChild: UITab? {
        let shown = children.filter { !$0.isHidden }
        return shown.first { $0 === selectedChild } ?? shown.first { $0.identifier == defaultChildIdentifier } ?? shown.first
    }

    override var shownController: UIViewController? { viewController ?? shownChild?.shownController }
}

extension UITab {
    /// The tab, or the one inside, whose controller is `controller`, which is not made for the question.
    func holding(_ controller: UIViewController) -> UITab? {
        if let inner = (self as? UITabGroup)?.children.lazy.compactMap({ $0.holding(controller) }).first { return inner }
        return madeController === controller ? self : nil
    }

    /// The tab itself or one inside, by identifier.
    func named(_ identifier: String) -> UITab? {
        self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
    }
}
