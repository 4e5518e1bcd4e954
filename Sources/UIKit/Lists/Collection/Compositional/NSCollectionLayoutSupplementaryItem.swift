/// A view attached to an item or group: *NSCollectionLayoutSupplementaryItem*.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Views with a higher one lie above others.
    open var zIndex = 1

    init(_ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor?) {
        (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A view whose own point, its middle unless `containerAnchor` has edges, lies at the container's anchor.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
        return copy
    }

    /// Returns the frame of the view attached to `rect`.
    func frame(of size: CGSize, at rect: CGRect) -> CGRect {
        let place = containerAnchor.point(of: rect)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(of: CGRect(origin: .zero, size: size))
        let offset = containerAnchor.offset(for: size)
        let itemOffset = itemAnchor?.offset(for: size) ?? .zero
        return CGRect(
            x: place.x - own.x + offset.x + itemOffset.x, y: place.y - own.y + offset.y + itemOffset.y, width: size.width,
            height: size.height)
    }
}
