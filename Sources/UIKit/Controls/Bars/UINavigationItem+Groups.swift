/// The groups of a navigation item, where it has some.
struct NavigationItemGroups {
    /// Nil where the items were set without groups.
    var leading: [UIBarButtonItemGroup]?
    var trailing: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
    var additional: UIDeferredMenuElement?
    /// The button with the menu of what has no room, while the bar shows it.
    var overflow: UIBarButtonItem?
}

/// Items by groups: beside the title, in the middle, and in a menu where there is no room.
///
/// Source: Apple's “UINavigationItem”, “Providing bar button item groups”.
extension UINavigationItem {
    /// The groups before the title; `leftBarButtonItems` has the same items.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? Self.group(leftBarButtonItems) }
        set { setGroups(\.leading, newValue) }
    }

    /// The groups in the middle of the bar. Bars of browsers and editors show them where they are wide; others have them in a menu.
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set {
            adopt(newValue, insteadOf: groups.center)
            groups.center = newValue
            changed()
        }
    }

    /// The groups behind the title, in reading order; `rightBarButtonItems` has the same items from the edge inwards.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing ?? Self.group(rightBarButtonItems.map { $0.reversed() }) }
        set { setGroups(\.trailing, newValue) }
    }

    /// The group at the very end of the bar.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            adopt(newValue.map { [$0] } ?? [], insteadOf: groups.pinned.map { [$0] } ?? [])
            groups.pinned = newValue
            changed()
        }
    }

    /// Elements to append to the overflow menu; nil for none.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { groups.additional }
        set {
            groups.additional = newValue
            changed()
        }
    }

    /// The button with the menu of items without room, for popovers; nil while the bar shows none.
    public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        groups.overflow?.barView == nil ? nil : groups.overflow
    }

    private static func group(_ items: [UIBarButtonItem]?) -> [UIBarButtonItemGroup] {
        items.map { $0.isEmpty ? [] : [.fixedGroup(items: $0)] } ?? []
    }

    private func setGroups(_ path: WritableKeyPath<NavigationItemGroups, [UIBarButtonItemGroup]?>, _ new: [UIBarButtonItemGroup]) {
        adopt(new, insteadOf: groups[keyPath: path] ?? [])
        groups[keyPath: path] = new
        changed()
    }

    private func adopt(_ new: [UIBarButtonItemGroup], insteadOf old: [UIBarButtonItemGroup]) {
        for group in old where group.navigationItem === self { group.navigationItem = nil }
        for group in new { group.navigationItem = self }
    }

    // MARK: What the bar shows

    /// Every item that the bar may show.
    var allItems: [UIBarButtonItem] {
        (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
            + (groups.center + [groups.pinned].compactMap { $0 }).flatMap(\.barButtonItems)
    }

    /// The items before the title.
    var shownLeadingItems: [UIBarButtonItem] { groups.leading.map { $0.flatMap(\.shownItems) } ?? leftBarButtonItems ?? [] }

    /// The items behind the title, from the edge inwards.
    func shownTrailingItems(isWide: Bool) -> [UIBarButtonItem] {
        let own = groups.trailing.map { $0.flatMap(\.shownItems).reversed() } ?? rightBarButtonItems ?? []
        return (groups.pinned?.shownItems ?? []).reversed() + own + overflowItem(isWide: isWide)
    }

    /// The items in the middle.
    func shownCenterItems(isWide: Bool) -> [UIBarButtonItem] { hasCenter(isWide) ? groups.center.flatMap(\.shownItems) : [] }

    private func hasCenter(_ isWide: Bool) -> Bool { isWide && style != .navigator }

    /// The button with the menu of what has no room, where there is such a thing.
    private func overflowItem(isWide: Bool) -> [UIBarButtonItem] {
        var elements = hasCenter(isWide) ? [] : groups.center.compactMap(\.menuElement)
        if let additional = groups.additional { elements.append(UIMenu(options: .displayInline, children: [additional])) }
        guard !elements.isEmpty else {
            groups.overflow = nil
            return []
        }
        let item =
            groups.overflow ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = SystemText.text(.more)
        item.menu = UIMenu(children: elements)
        groups.overflow = item
        return [item]
    }
}
