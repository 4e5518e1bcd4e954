/// Bar button items that belong together.
///
/// Source: Apple's “UIBarButtonItemGroup”.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
    /// Stands for the items where there is no room for them.
    open var representativeItem: UIBarButtonItem? { didSet { changed() } }
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the items can be reached while another app's window is the one that is used.
    open var alwaysAvailable = false
    open var isHidden = false { didSet { changed() } }
    /// Stands for the group in the menu of what a bar has no room for; made of the items where it is nil.
    open var menuRepresentation: UIMenuElement? { didSet { changed() } }
    /// Whether an optional group is in the bar before people change that.
    private(set) var isInDefaultCustomization = true

    /// The navigation item that contains the group; nil outside of a bar.
    weak var navigationItem: UINavigationItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    private func changed() { navigationItem?.changed() }

    /// A group that stays where it is.
    public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that people can move, but not remove, where the bar can be customized.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that people can add and remove where the bar can be customized.
    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isInDefaultCustomization = isInDefaultCustomization
        return group
    }

    /// The items that the bar shows of the group.
    var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }

    /// The group in a menu.
    var menuElement: UIMenuElement? {
        guard !isHidden else { return nil }
        if let menuRepresentation { return menuRepresentation }
        let elements = barButtonItems.compactMap(\.menuElement)
        guard !elements.isEmpty else { return nil }
        guard elements.count > 1, let title = representativeItem?.title else { return UIMenu(options: .displayInline, children: elements) }
        return UIMenu(title: title, image: representativeItem?.image, children: elements)
    }
}

extension UIBarButtonItem {
    /// A group of this item, which stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of this item that people can move, but not remove, where the bar can be customized.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this item that people can add and remove where the bar can be customized.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

    /// The item in a menu; nothing for spaces and views of an app.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isHidden, !isSpace, customView == nil else { return nil }
        let title = title ?? systemItem?.spokenKey.map(SystemText.text) ?? accessibilityLabel ?? ""
        if let menu, !hasAction { return UIMenu(title: title, image: image, children: menu.children) }
        return UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off) {
            [weak self] _ in
            self?.performAction()
        }
    }
}
