/// A choice of a tab bar controller, which makes its controller when it is first needed.
///
/// Source: Apple's documentation of `UITab` (iOS 18).
@preconcurrency @MainActor open class UITab: NSObject {
    /// The placement of a tab. Bars on iPhones show the tabs of every placement but `sidebarOnly`.
    public enum Placement: Int, Sendable { case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly }

    public let identifier: String
    open var title: String { didSet { updateItem() } }
    /// A second line, which sidebars show.
    open var subtitle: String?
    open var image: UIImage? { didSet { updateItem() } }
    /// The image while the tab is selected; nil for `image`.
    open var selectedImage: UIImage? { didSet { updateItem() } }
    /// The text on a badge at the image; nil for no badge.
    open var badgeValue: String? { didSet { updateItem() } }
    open var isEnabled = true { didSet { updateItem() } }
    /// An object of the app that belongs to the tab.
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic { didSet { tabBarController?.tabsChanged() } }
    /// Whether the tab is left out, as its user or the app wishes.
    open var isHidden = false { didSet { if oldValue != isHidden { tabBarController?.tabsChanged() } } }
    /// Whether the tab is left out until its user shows it.
    open var isHiddenByDefault = false { didSet { if isHiddenByDefault { isHidden = true } } }
    /// Whether users may hide the tab where sidebars let them.
    open var allowsHiding = false
    open var accessibilityIdentifier: String? { didSet { updateItem() } }

    /// The group that the tab belongs to.
    open internal(set) weak var parent: UITabGroup?
    /// The controller that shows the tab; nil while none does.
    open var tabBarController: UITabBarController? { ownController ?? parent?.tabBarController }
    weak var ownController: UITabBarController?
    /// Whether the tab is among those that its controller shows.
    open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly && tabBarController != nil }

    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// - Parameter viewControllerProvider: Makes the tab's controller when it is first shown.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    /// The tab's controller, made when first asked for; nil where nothing makes one.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let provider else { return nil }
        let controller = provider(self)
        made = controller
        return controller
    }

    /// The tab's controller, if it has been made.
    var madeController: UIViewController? { made }

    /// The controller that stands for the tab in a bar.
    var shownController: UIViewController? { viewController }

    /// Hands what bars show of the tab to its controller's item.
    func updateItem() {
        guard let controller = parent.flatMap({ $0.shownController === shownController ? $0 : nil })?.shownController ?? made else {
            return
        }
        dress(controller.tabBarItem)
    }

    func dress(_ item: UITabBarItem) {
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
        if let selectedImage { item.selectedImage = selectedImage }
        if let accessibilityIdentifier { item.accessibilityIdentifier = accessibilityIdentifier }
    }
}

/// The tab of a search, which stands last.
///
/// Source: Apple's documentation of `UISearchTab` (iOS 18).
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// A tab with the system's title and image.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemText.text(.search), image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }

    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) { super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider) }

    /// Whether choosing the tab begins a search at once: its controller's search bar becomes active.
    ///
    /// Source: Apple's documentation of `UISearchTab.automaticallyActivatesSearch` (iOS 26).
    open var automaticallyActivatesSearch = false
}
