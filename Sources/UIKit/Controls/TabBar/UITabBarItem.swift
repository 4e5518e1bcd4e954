/// The content of a tab in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        apply(systemItem)
        self.tag = tag
    }

    /// Title and image of one of the system's items, as storyboards set them, too.
    func apply(_ systemItem: SystemItem) {
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// The image while the item is selected; without one it is `image`.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            changed()
        }
    }
    private var ownSelectedImage: UIImage?

    /// The text on a badge at the image; nil for no badge.
    open var badgeValue: String? { didSet { changed() } }
    /// The badge's background; nil for the appearance's.
    open var badgeColor: UIColor? { didSet { noteOwn(.badgeColor); changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { noteOwn(.titlePositionAdjustment); changed() } }
    /// Replaces the bar's appearance while the item is selected.
    open var standardAppearance: UITabBarAppearance? { didSet { noteOwn(.standardAppearance); changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteOwn(.scrollEdgeAppearance); changed() } }

    private(set) var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteOwn(.badgeTextAttributes)
        badgeAttributes[state] = textAttributes
        changed()
    }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: SystemText.text(.more)
        case .favorites: SystemText.text(.favorites)
        case .featured: SystemText.text(.featured)
        case .topRated: SystemText.text(.topRated)
        case .recents: SystemText.text(.recents)
        case .contacts: SystemText.text(.contacts)
        case .history: SystemText.text(.history)
        case .bookmarks: SystemText.text(.bookmarks)
        case .search: SystemText.text(.search)
        case .downloads: SystemText.text(.downloads)
        case .mostRecent: SystemText.text(.mostRecent)
        case .mostViewed: SystemText.text(.mostViewed)
        }
    }

    var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}
