import BundleFormat

/// A property of UIKit's that no header marks for proxies, and that apps set on them all the same, as iOS lets them.
@MainActor struct PlainAppearanceProperty {
    let value: (AnyObject) -> Any?
    let set: (AnyObject, Any?) -> Void

    private init<Object: UIView, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
        value = { ($0 as? Object)?[keyPath: path] }
        set = { object, value in
            guard let object = object as? Object, let value = value as? Value else { return }
            object[keyPath: path] = value
        }
    }

    /// The properties that a class declares, by name.
    static func of(_ type: AnyClass) -> [String: PlainAppearanceProperty] { byClass[ObjectIdentifier(type)] ?? [:] }

    /// The property of an object's class or of a superclass.
    static func named(_ name: String, of object: AnyObject) -> PlainAppearanceProperty? {
        guard names.contains(name) else { return nil }
        return AppearanceStore.ancestry(of: type(of: object)).lazy.compactMap { of($0)[name] }.first
    }

    private static let names = Set(AppearanceMemberNames.plainByClass.values.joined())

    private static let byClass: [ObjectIdentifier: [String: PlainAppearanceProperty]] = [
        ObjectIdentifier(UIView.self): [
            "isHidden": .init(\UIView.isHidden), "overrideUserInterfaceStyle": .init(\UIView.overrideUserInterfaceStyle),
            "clipsToBounds": .init(\UIView.clipsToBounds), "contentMode": .init(\UIView.contentMode),
            "isExclusiveTouch": .init(\UIView.isExclusiveTouch), "isMultipleTouchEnabled": .init(\UIView.isMultipleTouchEnabled),
        ],
        ObjectIdentifier(UIScrollView.self): [
            "showsVerticalScrollIndicator": .init(\UIScrollView.showsVerticalScrollIndicator),
            "showsHorizontalScrollIndicator": .init(\UIScrollView.showsHorizontalScrollIndicator),
            "alwaysBounceVertical": .init(\UIScrollView.alwaysBounceVertical),
            "alwaysBounceHorizontal": .init(\UIScrollView.alwaysBounceHorizontal),
            "isScrollEnabled": .init(\UIScrollView.isScrollEnabled), "isPagingEnabled": .init(\UIScrollView.isPagingEnabled),
            "delaysContentTouches": .init(\UIScrollView.delaysContentTouches),
            "contentInsetAdjustmentBehavior": .init(\UIScrollView.contentInsetAdjustmentBehavior),
            "contentInset": .init(\UIScrollView.contentInset), "isDirectionalLockEnabled": .init(\UIScrollView.isDirectionalLockEnabled),
            "canCancelContentTouches": .init(\UIScrollView.canCancelContentTouches),
        ],
        ObjectIdentifier(UITableView.self): [
            "allowsSelection": .init(\UITableView.allowsSelection), "allowsMultipleSelection": .init(\UITableView.allowsMultipleSelection),
            "cellLayoutMarginsFollowReadableWidth": .init(\UITableView.cellLayoutMarginsFollowReadableWidth),
            "estimatedRowHeight": .init(\UITableView.estimatedRowHeight), "rowHeight": .init(\UITableView.rowHeight),
            "sectionFooterHeight": .init(\UITableView.sectionFooterHeight), "sectionHeaderHeight": .init(\UITableView.sectionHeaderHeight),
            "tableFooterView": .init(\UITableView.tableFooterView), "tableHeaderView": .init(\UITableView.tableHeaderView),
        ],
        ObjectIdentifier(UILabel.self): [
            "numberOfLines": .init(\UILabel.numberOfLines), "textAlignment": .init(\UILabel.textAlignment),
            "adjustsFontSizeToFitWidth": .init(\UILabel.adjustsFontSizeToFitWidth),
            "minimumScaleFactor": .init(\UILabel.minimumScaleFactor), "lineBreakMode": .init(\UILabel.lineBreakMode),
        ],
        ObjectIdentifier(UITextField.self): [
            "attributedPlaceholder": .init(\UITextField.attributedPlaceholder),
            "autocapitalizationType": .init(\UITextField.autocapitalizationType),
            "autocorrectionType": .init(\UITextField.autocorrectionType), "textAlignment": .init(\UITextField.textAlignment),
        ],
        ObjectIdentifier(UIPageControl.self): ["hidesForSinglePage": .init(\UIPageControl.hidesForSinglePage)],
        ObjectIdentifier(UITextView.self): ["textAlignment": .init(\UITextView.textAlignment)],
        ObjectIdentifier(UIDatePicker.self): [
            "minuteInterval": .init(\UIDatePicker.minuteInterval),
            "preferredDatePickerStyle": .init(\UIDatePicker.preferredDatePickerStyle),
        ],
        ObjectIdentifier(UISegmentedControl.self): [
            "apportionsSegmentWidthsByContent": .init(\UISegmentedControl.apportionsSegmentWidthsByContent)
        ],
    ]
}
