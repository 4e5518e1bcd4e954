/// The reference from which the insets of a compositional layout's sections are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout's configuration says; there, the safe area.
    case automatic = 0
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}

/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous = 1
    /// Comes to rest with a group at the start.
    case continuousGroupLeadingBoundary = 2
    /// By the section's width.
    case paging = 3
    /// One group at a time.
    case groupPaging = 4
    /// One group at a time, in the middle.
    case groupPagingCentered = 5
}

/// A group repeated for all items of a section, with headers and the like: *NSCollectionLayoutSection*.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The configuration of the list's rows; nil for sections other than lists.
    var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Room around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The reference from which the insets of boundary supplementary items are measured at their sides; for `automatic`, the section's
    /// insets apply.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How the section scrolls by itself, in detail.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep to the section's insets at their sides.
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A section like those of a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { ListSections.section(configuration, layoutEnvironment) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        (copy.contentInsets, copy.interGroupSpacing, copy.contentInsetsReference) = (
            contentInsets, interGroupSpacing, contentInsetsReference
        )
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.copyValues(of: orthogonalScrollingProperties)
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

/// How a section that scrolls by itself feels: *UICollectionLayoutSectionOrthogonalScrollingProperties*.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    public enum Bounce: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// How fast scrolling slows down.
    open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    open var bounce = Bounce.automatic

    func copyValues(of other: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        (decelerationRate, bounce) = (other.decelerationRate, other.bounce)
    }
}

/// How fast the scrolling of such a section slows down.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let automatic = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(rawValue: 0)
    public static let normal = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(rawValue: 0.998)
    public static let fast = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(rawValue: 0.99)
}
