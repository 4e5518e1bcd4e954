import UIKit

/// The layout of the courts: days that scroll sideways, and as many hours in a row as there is room for.
enum CourtsLayout {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// - Parameter section: Gives the section at an index.
    @MainActor static func make(section: @escaping (Int) -> CourtsViewController.Section?) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            switch section(index) {
            case .court: hours(in: environment)
            case .days, nil: days(in: environment)
            }
        }
    }

    private static func days(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let metrics = UIFontMetrics(forTextStyle: .title3)
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(metrics.scaledValue(for: 54, compatibleWith: environment.traitCollection)),
            heightDimension: .absolute(metrics.scaledValue(for: 70, compatibleWith: environment.traitCollection)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
        return section
    }

    private static func hours(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        let minimum = metrics.scaledValue(for: 78, compatibleWith: environment.traitCollection)
        let width = environment.container.effectiveContentSize.width - 2 * margin + spacing
        let columns = max(1, Int(width / (minimum + spacing)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        // Half of the space on each side of an hour, so that the columns' widths add up.
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: spacing / 2, bottom: 0, trailing: spacing / 2)
        let height = metrics.scaledValue(for: 44, compatibleWith: environment.traitCollection)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            repeatingSubitem: item, count: columns)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: margin - spacing / 2, bottom: 20, trailing: margin - spacing / 2)
        section.boundarySupplementaryItems = [header]
        return section
    }

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
