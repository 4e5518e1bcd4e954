/// The members that appearance proxies pass on, by the class that declares them: UIKit styles objects with them, and the app builder refuses the
/// others in an app's source.
///
/// They are those that Apple's headers mark with `UI_APPEARANCE_SELECTOR`, as far as Quince has them, and some more that apps use so.
package enum AppearanceMemberNames {
    /// Base names; a setter by state is that of its function.
    package static let byClass: [String: Set<String>] = [
        "UIView": ["backgroundColor", "tintColor", "semanticContentAttribute"],
        "UIBarItem": ["setTitleTextAttributes"],
        "UIBarButtonItem": [
            "tintColor", "setBackgroundImage", "setBackgroundVerticalPositionAdjustment", "setTitlePositionAdjustment",
            "setBackButtonBackgroundImage", "setBackButtonTitlePositionAdjustment", "setBackButtonBackgroundVerticalPositionAdjustment",
        ],
        "UITabBarItem": ["badgeColor", "setBadgeTextAttributes", "titlePositionAdjustment", "standardAppearance", "scrollEdgeAppearance"],
        "UINavigationBar": [
            "barStyle", "isTranslucent", "prefersLargeTitles", "barTintColor", "setBackgroundImage", "shadowImage", "titleTextAttributes",
            "largeTitleTextAttributes", "backIndicatorImage", "backIndicatorTransitionMaskImage", "standardAppearance",
            "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance", "setTitleVerticalPositionAdjustment",
        ],
        "UIToolbar": [
            "barStyle", "isTranslucent", "barTintColor", "setBackgroundImage", "setShadowImage", "standardAppearance", "compactAppearance",
            "scrollEdgeAppearance", "compactScrollEdgeAppearance",
        ],
        "UITabBar": [
            "barStyle", "isTranslucent", "barTintColor", "unselectedItemTintColor", "backgroundImage", "shadowImage",
            "selectionIndicatorImage", "itemPositioning", "itemWidth", "itemSpacing", "standardAppearance", "scrollEdgeAppearance",
        ],
        "UISearchBar": [
            "searchBarStyle", "barStyle", "barTintColor", "isTranslucent", "backgroundImage", "setBackgroundImage",
            "setSearchFieldBackgroundImage", "scopeBarBackgroundImage", "setImage", "setPositionAdjustment",
            "setScopeBarButtonBackgroundImage", "setScopeBarButtonDividerImage", "setScopeBarButtonTitleTextAttributes",
            "searchFieldBackgroundPositionAdjustment", "searchTextPositionAdjustment",
        ],
        "UILabel": ["font", "textColor", "shadowColor", "shadowOffset"],
        "UITextField": ["font", "textColor", "defaultTextAttributes", "keyboardAppearance", "clearButtonMode", "borderStyle"],
        "UITextView": ["font", "textColor", "keyboardAppearance", "textContainerInset", "linkTextAttributes"],
        "UIButton": ["setTitleColor", "setTitleShadowColor", "setBackgroundImage", "setPreferredSymbolConfiguration", "contentEdgeInsets"],
        "UISwitch": ["onTintColor", "thumbTintColor", "onImage", "offImage"],
        "UISlider": [
            "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor", "setThumbImage", "setMinimumTrackImage",
            "setMaximumTrackImage",
        ],
        "UIStepper": ["setBackgroundImage", "setDividerImage", "setIncrementImage", "setDecrementImage"],
        "UIProgressView": ["progressTintColor", "trackTintColor", "progressImage", "trackImage"],
        "UIPageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
        "UIActivityIndicatorView": ["color"],
        "UIRefreshControl": ["attributedTitle"],
        "UISegmentedControl": [
            "selectedSegmentTintColor", "setTitleTextAttributes", "setBackgroundImage", "setDividerImage", "setContentPositionAdjustment",
        ],
        "UIScrollView": ["bounces", "keyboardDismissMode", "indicatorStyle"],
        "UITableView": [
            "separatorColor", "separatorInset", "separatorStyle", "sectionIndexColor", "sectionIndexBackgroundColor",
            "sectionIndexTrackingBackgroundColor", "sectionHeaderTopPadding",
        ],
        "UITableViewCell": ["separatorInset", "selectionStyle"],
    ]

    /// Members that no header marks and that proxies pass on all the same: only those that apps are known to set so.
    package static let plainByClass: [String: Set<String>] = [
        "UIView": ["isHidden", "overrideUserInterfaceStyle", "clipsToBounds", "contentMode", "isExclusiveTouch", "isMultipleTouchEnabled"],
        "UIScrollView": [
            "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator", "alwaysBounceVertical", "alwaysBounceHorizontal",
            "isScrollEnabled", "isPagingEnabled", "delaysContentTouches", "contentInsetAdjustmentBehavior", "contentInset",
            "isDirectionalLockEnabled", "canCancelContentTouches",
        ],
        "UITableView": [
            "allowsSelection", "allowsMultipleSelection", "cellLayoutMarginsFollowReadableWidth", "estimatedRowHeight", "rowHeight",
            "sectionFooterHeight", "sectionHeaderHeight", "tableFooterView", "tableHeaderView",
        ],
        "UILabel": ["numberOfLines", "textAlignment", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "lineBreakMode"],
        "UITextField": ["attributedPlaceholder", "autocapitalizationType", "autocorrectionType", "textAlignment"],
        "UIPageControl": ["hidesForSinglePage"],
        "UITextView": ["textAlignment"],
        "UIDatePicker": ["minuteInterval", "preferredDatePickerStyle"],
        "UISegmentedControl": ["apportionsSegmentWidthsByContent"],
    ]
}
