/// A view behind a section that no data source provides: *NSCollectionLayoutDecorationItem*.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Views with a higher one lie above others.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A view behind the whole section.
    open class func background(elementKind: String) -> Self { FactoryResult.checked(NSCollectionLayoutDecorationItem(elementKind)) }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        (copy.zIndex, copy.contentInsets) = (zIndex, contentInsets)
        return copy
    }
}
