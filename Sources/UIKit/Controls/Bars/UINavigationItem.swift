/// The content of a navigation bar for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never }
    public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }
    /// The purpose of a navigation bar, which determines the arrangement of its content.
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }

    public init(title: String) {
        self.title = title
        super.init()
    }

    @preconcurrency @MainActor public convenience override init() { self.init(title: "") }

    public required init?(coder: NSCoder) { super.init() }

    /// The bar that shows the item.
    weak var navigationBar: UINavigationBar?
    /// How large the title view would be with room enough, and as bars have made it: it grows again where there is more.
    var titleViewSize: (natural: CGSize?, shown: CGSize)?

    open var title: String? { didSet { if oldValue != title { changed() } } }
    open var titleView: UIView? {
        didSet {
            titleViewSize = nil
            changed()
        }
    }
    /// Decides on and is told of the renaming of what the item stands for; with one, the title in the bar's row has a menu that begins it.
    ///
    /// Source: Apple's documentation of `UINavigationItem.renameDelegate`.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { if oldValue !== renameDelegate { changed() } } }
    /// Makes the menu of the title in the bar's row, from the elements the system suggests; no menu where it answers nil.
    ///
    /// Source: Apple's documentation of `UINavigationItem.titleMenuProvider`.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// A delegate that nothing but the item keeps.
    package var ownRenameDelegate: (any UINavigationItemRenameDelegate)? { didSet { renameDelegate = ownRenameDelegate } }
    /// The action of the back button while the bar shows this item, in place of going back; with an action, the first screen has a back
    /// button, too. Nil to go back.
    ///
    /// Source: Apple's documentation of `UINavigationItem.backAction`.
    open var backAction: UIAction? { didSet { changed() } }
    @available(*, unavailable, message: "not yet in Quince: bars that people customize")
    open var customizationIdentifier: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: the head of a document in a title's menu")
    open var documentProperties: UIDocumentProperties? {
        get { nil }
        set {}
    }
    /// A line below the title.
    ///
    /// Source: Apple's documentation of `UINavigationItem.subtitle` (iOS 26).
    open var subtitle: String? { didSet { if oldValue != subtitle { changed(isHeight: true) } } }
    /// The title while it is large; nil for the title.
    ///
    /// Source: Apple's documentation of `UINavigationItem.largeTitle` (iOS 26).
    open var largeTitle: String? { didSet { if oldValue != largeTitle { changed(isHeight: true) } } }
    /// A line below the large title; nil for the subtitle.
    open var largeSubtitle: String? { didSet { if oldValue != largeSubtitle { changed(isHeight: true) } } }
    open var prompt: String? { didSet { changed(isHeight: true) } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    /// How the bar arranges title and back button. In browsers and editors the way back has no title, and on wide screens the title
    /// stands beside it.
    open var style = ItemStyle.navigator { didSet { if oldValue != style { changed() } } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed(isHeight: true) } }

    /// The items in groups, where the app sets them so.
    var groups = NavigationItemGroups()
    private var plainLeftItems: [UIBarButtonItem]?
    private var plainRightItems: [UIBarButtonItem]?

    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { groups.leading.map { $0.flatMap(\.barButtonItems) } ?? plainLeftItems }
        set {
            (groups.leading, plainLeftItems) = (nil, newValue)
            changed()
        }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { groups.trailing.map { $0.flatMap(\.barButtonItems).reversed() } ?? plainRightItems }
        set {
            (groups.trailing, plainRightItems) = (nil, newValue)
            changed()
        }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { leftBarButtonItems = items } }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { rightBarButtonItems = items } }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { rightBarButtonItem = item } }

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// The default button that leads back to this item, used where the app sets none.
    private lazy var plainBackItem = UIBarButtonItem()
    var shownBackItem: UIBarButtonItem { backBarButtonItem ?? plainBackItem }

    /// An item that leads back as this one does, for a bar of its own.
    var backCopy: UINavigationItem {
        let copy = UINavigationItem(title: title ?? "")
        (copy.backBarButtonItem, copy.backButtonTitle, copy.backButtonDisplayMode) = (
            backBarButtonItem, backButtonTitle, backButtonDisplayMode
        )
        return copy
    }

    /// The text of the back button that leads to this item.
    var backText: String {
        backBarButtonItem?.title ?? backButtonTitle ?? (backButtonDisplayMode == .generic ? nil : title.flatMap { $0.isEmpty ? nil : $0 })
            ?? SystemText.text(.back)
    }

    /// The search whose bar stands below the title.
    open var searchController: UISearchController? {
        didSet {
            if let old = oldValue, old !== searchController, old.searchBar.isInNavigationBar { old.searchBar.removeFromSuperview() }
            searchController?.searchBar.isInNavigationBar = true
            changed(isHeight: true)
        }
    }
    /// The placement of the search bar that the app prefers.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if oldValue != preferredSearchBarPlacement { changed(isHeight: true) } }
    }
    /// Whether the search bar goes and comes with the content; at first it is away then.
    open var hidesSearchBarWhenScrolling = true { didSet { changed(isHeight: true) } }
    /// Whether a search bar that comes and goes is there at first, as SwiftUI's are.
    package var showsSearchBarAtFirst = false { didSet { changed(isHeight: true) } }

    func changed(isHeight: Bool = false) { navigationBar?.itemChanged(self, isHeight: isHeight) }

    private func change(_ animated: Bool, _ change: () -> Void) {
        change()
        if animated { navigationBar?.fadeContent() }
    }
}
