extension UINavigationItem {
    /// The placement of the search bar in a navigation bar.
    ///
    /// Source: Apple's “UINavigationItem.SearchBarPlacement”.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the bar's row, behind the title.
        case inline
        /// Below the row.
        case stacked
    }

    /// The current placement of the search bar: in the row if the app prefers that and the bar is wide, else below it.
    public var searchBarPlacement: SearchBarPlacement {
        preferredSearchBarPlacement == .inline && navigationBar?.traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }
}
