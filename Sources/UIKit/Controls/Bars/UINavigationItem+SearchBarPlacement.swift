extension UINavigationItem {
    /// Where the search bar stands.
    ///
    /// Source: Apple's “UINavigationItem.SearchBarPlacement”.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the bar's row, behind the title.
        case inline
        /// Below the row.
        case stacked
    }

    /// Where the search bar stands now: in the row where the app wants that and the bar is wide, else below it.
    public var searchBarPlacement: SearchBarPlacement {
        preferredSearchBarPlacement == .inline && navigationBar?.traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }
}
