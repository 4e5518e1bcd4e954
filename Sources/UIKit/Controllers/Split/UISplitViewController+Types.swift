extension UISplitViewController {
    /// How many columns there are: `unspecified` for the classic two, given by `viewControllers`.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }

    public enum Column: Int, Sendable {
        case primary = 0
        /// The middle one of three.
        case supplementary
        case secondary
        /// The column shown in place of all others while the interface is collapsed.
        case compact
    }

    /// Which columns show.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        @available(*, deprecated, renamed: "secondaryOnly")
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        @available(*, deprecated, renamed: "oneBesideSecondary")
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        @available(*, deprecated, renamed: "oneOverSecondary")
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns share the room with the secondary one: beside it, over it, or pushing it aside.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }

    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }

    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

    /// Whether a view controller stands in a split view controller, and whether that shows columns side by side.
    public enum LayoutEnvironment: Int, Sendable { case none = 0, expanded, collapsed }

    /// When the button for the display mode stands in a navigation bar by itself.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

    /// Lets the split view controller decide on a width.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
}

extension UISplitViewController.DisplayMode {
    /// How many columns show beside or over the secondary one.
    var shownColumns: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the secondary column lies below others.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
