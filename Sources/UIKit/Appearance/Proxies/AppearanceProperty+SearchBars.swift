extension AppearanceProperty {
    static let ofSearchBarParts: [AppearanceProperty] = [
        AppearanceProperty(.backgroundImage, \UISearchBar.looks.backgrounds.backgrounds) {
            $0.setBackgroundImage($1, for: $2.position, barMetrics: $2.metrics)
        },
        AppearanceProperty(.fieldBackgroundImage, \UISearchBar.looks.fieldBackgrounds) { $0.setSearchFieldBackgroundImage($1, for: $2) },
        AppearanceProperty(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage),
        AppearanceProperty(.iconImage, \UISearchBar.looks.icons) { $0.setImage($1, for: $2.icon, state: $2.state) },
        AppearanceProperty(.iconPosition, \UISearchBar.looks.iconPositions) { $0.setPositionAdjustment($1, for: $2) },
        AppearanceProperty(.scopeBackgroundImage, \UISearchBar.looks.scopeBackgrounds) { $0.setScopeBarButtonBackgroundImage($1, for: $2) },
        AppearanceProperty(.scopeDividerImage, \UISearchBar.looks.scopeDividers) {
            $0.setScopeBarButtonDividerImage($1, forLeftSegmentState: $2.left, rightSegmentState: $2.right)
        },
        AppearanceProperty(.scopeTitleTextAttributes, \UISearchBar.looks.scopeTitles) {
            $0.setScopeBarButtonTitleTextAttributes($1, for: $2)
        },
        AppearanceProperty(.fieldBackgroundPosition, \UISearchBar.searchFieldBackgroundPositionAdjustment),
        AppearanceProperty(.searchTextPosition, \UISearchBar.searchTextPositionAdjustment),
    ]
}
