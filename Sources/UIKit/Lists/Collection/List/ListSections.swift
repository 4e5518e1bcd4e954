/// Makes the sections of lists, and tells their rows what they look like.
@MainActor enum ListSections {
    /// The height of a row before its contents say theirs, in points.
    private static let rowHeight: CGFloat = 44
    /// Room beside the rows of a sidebar.
    private static let sidebarSide: CGFloat = 8
    private static let headerHeight: CGFloat = 38
    /// Room above and below sections that stand apart: above the first, and between two.
    private static let firstPadding: CGFloat = 35
    private static let padding: CGFloat = 17.0 + 2.0 / 3

    static func section(_ list: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.list = list
        if list.appearance == .sidebar { (section.contentInsets.leading, section.contentInsets.trailing) = (sidebarSide, sidebarSide) }
        if list.appearance.isInset {
            let side = margin(width: environment.container.contentSize.width, environment.traitCollection)
            (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
        }
        if list.appearance.isGrouped, list.footerMode == .none { section.contentInsets.bottom = padding }
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(headerHeight))
        if list.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = list.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if list.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }

    /// Room above a header that is a view of its own.
    static func headerPadding(_ section: NSCollectionLayoutSection) -> CGFloat {
        guard let list = section.list, list.headerMode == .supplementary else { return 0 }
        return list.headerTopPadding ?? 0
    }

    /// Room above a section's rows.
    static func topPadding(_ section: NSCollectionLayoutSection, isFirst: Bool) -> CGFloat {
        guard let list = section.list else { return 0 }
        if list.headerMode == .firstItemInSection { return list.headerTopPadding ?? 0 }
        guard list.appearance.isGrouped, list.headerMode == .none else { return 0 }
        return isFirst ? list.firstSectionPadding ?? firstPadding : padding
    }

    /// Lets a collection view look and behave like a list.
    static func prepare(_ view: UICollectionView, _ list: UICollectionLayoutListConfiguration) {
        view.becomeList(background: list.backgroundColor ?? ground(of: list.appearance))
        if list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil {
            view.allowSwipes()
        }
    }

    private static func ground(of appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
        if appearance == .sidebar { return .secondarySystemBackground }
        return appearance.isGrouped ? .systemGroupedBackground : .systemBackground
    }

    static func margin(_ view: UICollectionView?) -> CGFloat {
        guard let view else { return 16 }
        return margin(width: view.bounds.width, view.traitCollection)
    }

    /// The system's margin for a width, in points.
    private static func margin(width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        width >= 414 || traits.userInterfaceIdiom == .pad ? 20 : 16
    }

    static func look(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int, margin: CGFloat) -> ListItemLook {
        let separators = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        let hasHeader = list.headerMode == .firstItemInSection
        // The header of a section that stands apart is no part of it.
        let first = hasHeader && list.appearance.isGrouped ? 1 : 0
        return ListItemLook(
            appearance: list.appearance, isFirst: path.item == first, isLast: path.item == count - 1, isHeader: hasHeader && path.item == 0,
            showsSeparators: list.showsSeparators, separators: separators, margin: margin)
    }

    static func edgeLook(_ list: UICollectionLayoutListConfiguration, isHeader: Bool, margin: CGFloat) -> ListItemLook {
        ListItemLook(
            appearance: list.appearance, isHeader: isHeader, isFooter: !isHeader, showsSeparators: false,
            separators: list.separatorConfiguration, margin: margin)
    }
}
