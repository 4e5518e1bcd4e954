/// Says which parts of a layout are out of date: *UICollectionViewLayoutInvalidationContext*.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing of the layout can be kept.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items have to be asked for again.
    open internal(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Points to move what is seen by.
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    /// The index paths of interactively moved items before the move and now; nil for other invalidations.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    public required override init() { super.init() }

    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// A context of `type`, which a layout names.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        ((type as? UICollectionViewLayoutInvalidationContext.Type) ?? UICollectionViewLayoutInvalidationContext.self).init()
    }
}
