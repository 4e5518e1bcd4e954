/// The properties that proxies pass on, by class: those that Apple's headers mark with `UI_APPEARANCE_SELECTOR`, and some more that apps are used
/// to set on proxies.
@MainActor enum AppearanceProperties {
    private static var known: [ObjectIdentifier: [AppearanceProperty]] = [:]

    /// Returns the properties of a class and its superclasses that a proxy can set.
    static func of(_ type: AnyClass) -> [AppearanceProperty] {
        if let found = known[ObjectIdentifier(type)] { return found }
        let found = AppearanceStore.ancestry(of: type).flatMap { declared(by: $0) }
        known[ObjectIdentifier(type)] = found
        return found
    }

    static func declared(by type: AnyClass) -> [AppearanceProperty] {
        switch type {
        case is UIView.Type: ofViews[ObjectIdentifier(type)] ?? []
        default: ofItems[ObjectIdentifier(type)] ?? []
        }
    }

    private static let ofItems: [ObjectIdentifier: [AppearanceProperty]] = [
        ObjectIdentifier(UIBarItem.self): [
            AppearanceProperty(.titleTextAttributes, \UIBarItem.titleAttributes) { $0.setTitleTextAttributes($1, for: $2) }
        ],
        ObjectIdentifier(UIBarButtonItem.self): AppearanceProperty.ofBarButtonItems,
        ObjectIdentifier(UITabBarItem.self): [
            AppearanceProperty(.badgeColor, \UITabBarItem.badgeColor),
            AppearanceProperty(.badgeTextAttributes, \UITabBarItem.badgeAttributes) { $0.setBadgeTextAttributes($1, for: $2) },
            AppearanceProperty(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment),
            AppearanceProperty(copying: .standardAppearance, \UITabBarItem.standardAppearance),
            AppearanceProperty(copying: .scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance),
        ],
    ]

    private static let ofViews: [ObjectIdentifier: [AppearanceProperty]] = [
        ObjectIdentifier(UIView.self): [
            AppearanceProperty(.backgroundColor, \UIView.backgroundColor), AppearanceProperty(.tintColor, \UIView.tintColor),
            AppearanceProperty(.semanticContentAttribute, \UIView.semanticContentAttribute),
        ],
        ObjectIdentifier(UINavigationBar.self): ofNavigationBars, ObjectIdentifier(UIToolbar.self): ofToolbars,
        ObjectIdentifier(UITabBar.self): ofTabBars, ObjectIdentifier(UISearchBar.self): ofSearchBars,
        ObjectIdentifier(UILabel.self): [
            AppearanceProperty(.font, \UILabel.font), AppearanceProperty(.textColor, \UILabel.textColor),
            AppearanceProperty(.shadowColor, \UILabel.shadowColor), AppearanceProperty(.shadowOffset, \UILabel.shadowOffset),
        ],
        ObjectIdentifier(UITextField.self): ofTextFields, ObjectIdentifier(UITextView.self): ofTextViews,
        ObjectIdentifier(UIButton.self): ofButtons,
        ObjectIdentifier(UISwitch.self): [
            AppearanceProperty(.onTintColor, \UISwitch.onTintColor), AppearanceProperty(.thumbTintColor, \UISwitch.thumbTintColor),
            AppearanceProperty(.onImage, \UISwitch.onImage), AppearanceProperty(.offImage, \UISwitch.offImage),
        ],
        ObjectIdentifier(UISlider.self): ofSliders, ObjectIdentifier(UIStepper.self): AppearanceProperty.ofSteppers,
        ObjectIdentifier(UIProgressView.self): [
            AppearanceProperty(.progressTintColor, \UIProgressView.progressTintColor),
            AppearanceProperty(.trackTintColor, \UIProgressView.trackTintColor),
            AppearanceProperty(.progressImage, \UIProgressView.progressImage),
            AppearanceProperty(.trackImage, \UIProgressView.trackImage),
        ],
        ObjectIdentifier(UIPageControl.self): [
            AppearanceProperty(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(.currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor),
        ],
        ObjectIdentifier(UIActivityIndicatorView.self): [AppearanceProperty(.color, \UIActivityIndicatorView.color)],
        ObjectIdentifier(UIRefreshControl.self): [AppearanceProperty(.attributedTitle, \UIRefreshControl.attributedTitle)],
        ObjectIdentifier(UISegmentedControl.self): [
            AppearanceProperty(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
            AppearanceProperty(.titleTextAttributes, \UISegmentedControl.attributes.values) { $0.setTitleTextAttributes($1, for: $2) },
            AppearanceProperty(.backgroundImage, \UISegmentedControl.looks.backgrounds) {
                $0.setBackgroundImage($1, for: $2.state, barMetrics: $2.metrics)
            },
            AppearanceProperty(.dividerImage, \UISegmentedControl.looks.dividers) {
                $0.setDividerImage($1, forLeftSegmentState: $2.left, rightSegmentState: $2.right, barMetrics: $2.metrics)
            },
            AppearanceProperty(.contentPosition, \UISegmentedControl.looks.positions) {
                $0.setContentPositionAdjustment($1, forSegmentType: $2.segment, barMetrics: $2.metrics)
            },
        ],
        ObjectIdentifier(UIScrollView.self): [
            AppearanceProperty(.bounces, \UIScrollView.bounces),
            AppearanceProperty(.keyboardDismissMode, \UIScrollView.keyboardDismissMode),
            AppearanceProperty(.indicatorStyle, \UIScrollView.indicatorStyle),
        ],
        ObjectIdentifier(UITableView.self): ofTables,
        ObjectIdentifier(UITableViewCell.self): [
            AppearanceProperty(.separatorInset, \UITableViewCell.separatorInset),
            AppearanceProperty(.selectionStyle, \UITableViewCell.selectionStyle),
        ],
    ]

    // MARK: Bars

    private static let ofNavigationBars: [AppearanceProperty] = [
        AppearanceProperty(.barStyle, \UINavigationBar.barStyle), AppearanceProperty(.isTranslucent, \UINavigationBar.isTranslucent),
        AppearanceProperty(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
        AppearanceProperty(.barTintColor, \UINavigationBar.barTintColor),
        AppearanceProperty(.backgroundImage, \UINavigationBar.legacy.backgrounds) {
            $0.setBackgroundImage($1, for: $2.position, barMetrics: $2.metrics)
        },
        AppearanceProperty(.shadowImage, \UINavigationBar.shadowImage),
        AppearanceProperty(.titleTextAttributes, \UINavigationBar.titleTextAttributes),
        AppearanceProperty(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(.titleVerticalPosition, \UINavigationBar.titlePositions) { $0.setTitleVerticalPositionAdjustment($1, for: $2) },
        AppearanceProperty(.backIndicatorImage, \UINavigationBar.backIndicatorImage),
        AppearanceProperty(.backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceProperty(copying: .standardAppearance, \UINavigationBar.standardAppearance),
        AppearanceProperty(copying: .compactAppearance, \UINavigationBar.compactAppearance),
        AppearanceProperty(copying: .scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance),
        AppearanceProperty(copying: .compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance),
    ]

    private static let ofToolbars: [AppearanceProperty] = [
        AppearanceProperty(.barStyle, \UIToolbar.barStyle), AppearanceProperty(.isTranslucent, \UIToolbar.isTranslucent),
        AppearanceProperty(.barTintColor, \UIToolbar.barTintColor),
        AppearanceProperty(.backgroundImage, \UIToolbar.legacy.backgrounds) {
            $0.setBackgroundImage($1, forToolbarPosition: $2.position, barMetrics: $2.metrics)
        },
        AppearanceProperty(.shadowImage, \UIToolbar.legacy.shadows) { $0.setShadowImage($1, forToolbarPosition: $2) },
        AppearanceProperty(copying: .standardAppearance, \UIToolbar.standardAppearance),
        AppearanceProperty(copying: .compactAppearance, \UIToolbar.compactAppearance),
        AppearanceProperty(copying: .scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance),
        AppearanceProperty(copying: .compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance),
    ]

    private static let ofTabBars: [AppearanceProperty] = [
        AppearanceProperty(.barStyle, \UITabBar.barStyle), AppearanceProperty(.isTranslucent, \UITabBar.isTranslucent),
        AppearanceProperty(.barTintColor, \UITabBar.barTintColor),
        AppearanceProperty(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor),
        AppearanceProperty(.backgroundImage, \UITabBar.backgroundImage), AppearanceProperty(.shadowImage, \UITabBar.shadowImage),
        AppearanceProperty(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage),
        AppearanceProperty(.itemPositioning, \UITabBar.itemPositioning), AppearanceProperty(.itemWidth, \UITabBar.itemWidth),
        AppearanceProperty(.itemSpacing, \UITabBar.itemSpacing),
        AppearanceProperty(copying: .standardAppearance, \UITabBar.standardAppearance),
        AppearanceProperty(copying: .scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance),
    ]

    private static let ofSearchBars: [AppearanceProperty] =
        [
            AppearanceProperty(.searchBarStyle, \UISearchBar.searchBarStyle), AppearanceProperty(.barStyle, \UISearchBar.barStyle),
            AppearanceProperty(.barTintColor, \UISearchBar.barTintColor), AppearanceProperty(.isTranslucent, \UISearchBar.isTranslucent),
            AppearanceProperty(.backgroundImage, \UISearchBar.backgroundImage),
        ] + AppearanceProperty.ofSearchBarParts

    // MARK: Texts and controls

    private static let ofTextFields: [AppearanceProperty] = [
        AppearanceProperty(.font, \UITextField.font), AppearanceProperty(.textColor, \UITextField.textColor),
        AppearanceProperty(.defaultTextAttributes, \UITextField.defaultTextAttributes),
        AppearanceProperty(.keyboardAppearance, \UITextField.keyboardAppearance),
        AppearanceProperty(.clearButtonMode, \UITextField.clearButtonMode), AppearanceProperty(.borderStyle, \UITextField.borderStyle),
    ]

    private static let ofTextViews: [AppearanceProperty] = [
        AppearanceProperty(.font, \UITextView.font), AppearanceProperty(.textColor, \UITextView.textColor),
        AppearanceProperty(.keyboardAppearance, \UITextView.keyboardAppearance),
        AppearanceProperty(.textContainerInset, \UITextView.textContainerInset),
        AppearanceProperty(.linkTextAttributes, \UITextView.linkTextAttributes),
    ]

    private static let ofButtons: [AppearanceProperty] = [
        AppearanceProperty(.titleColor, \UIButton.contents.titleColors.values) { $0.setTitleColor($1, for: $2) },
        AppearanceProperty(.titleShadowColor, \UIButton.contents.shadowColors.values) { $0.setTitleShadowColor($1, for: $2) },
        AppearanceProperty(.backgroundImage, \UIButton.contents.backgrounds.values) { $0.setBackgroundImage($1, for: $2) },
        AppearanceProperty(.preferredSymbolConfiguration, \UIButton.contents.symbolConfigurations.values) {
            $0.setPreferredSymbolConfiguration($1, forImageIn: $2)
        },
        AppearanceProperty(.contentEdgeInsets, \UIButton.contentEdgeInsets),
    ]

    private static let ofSliders: [AppearanceProperty] = [
        AppearanceProperty(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
        AppearanceProperty(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
        AppearanceProperty(.thumbTintColor, \UISlider.thumbTintColor),
        AppearanceProperty(.thumbImage, \UISlider.thumbImages.values) { $0.setThumbImage($1, for: $2) },
        AppearanceProperty(.minimumTrackImage, \UISlider.minimumTrackImages.values) { $0.setMinimumTrackImage($1, for: $2) },
        AppearanceProperty(.maximumTrackImage, \UISlider.maximumTrackImages.values) { $0.setMaximumTrackImage($1, for: $2) },
    ]

    private static let ofTables: [AppearanceProperty] = [
        AppearanceProperty(.separatorColor, \UITableView.separatorColor), AppearanceProperty(.separatorInset, \UITableView.separatorInset),
        AppearanceProperty(.separatorStyle, \UITableView.separatorStyle),
        AppearanceProperty(.sectionIndexColor, \UITableView.sectionIndexColor),
        AppearanceProperty(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(.sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor),
        AppearanceProperty(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding),
    ]
}
