/// The common settings of all sections of a compositional layout: *UICollectionViewCompositionalLayoutConfiguration*.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and the like of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (boundarySupplementaryItems, contentInsetsReference)
        return copy
    }
}
