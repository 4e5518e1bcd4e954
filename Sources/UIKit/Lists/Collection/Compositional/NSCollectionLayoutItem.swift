/// The basic part of a compositional layout: one cell, or a group of them: *NSCollectionLayoutItem*.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    private let attached: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, attached) = (layoutSize, supplementaryItems)
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Views attached to the item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    /// Room inside the item's place around its contents, in points; not along estimated axes.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room outside the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        return copy
    }

    /// The insets without those along axes the contents decide on.
    var usedInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        let axes = layoutSize.flexibleAxes
        if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
