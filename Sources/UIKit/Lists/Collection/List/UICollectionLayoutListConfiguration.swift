/// The configuration of a collection view's sections as lists: *UICollectionLayoutListConfiguration*.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        /// Rows with round corners on the ground of a sidebar.
        case sidebar = 3
        /// Rows from edge to edge, as in the middle one of three columns.
        case sidebarPlain = 4

        var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

        /// Whether sections stand apart on a gray ground.
        var isGrouped: Bool { self == .grouped || self == .insetGrouped }
        /// Whether sections have round corners.
        var isInset: Bool { self == .insetGrouped }
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// The data source provides a view of the kind of section headers.
        case supplementary = 1
        /// The first item of each section stands for its header.
        case firstItemInSection = 2
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Gives each item its own lines.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The ground behind the list; nil = that of the appearance.
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Room above each header, in points; nil = none besides that of the header itself.
    public var headerTopPadding: CGFloat?
    /// Room above the first of the sections that stand apart, in points; nil = the system's.
    package var firstSectionPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar
    }
}
