/// The invalid parts of a flow layout.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate has to be asked for sizes and distances again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the items' places have to be computed again.
    open var invalidateFlowLayoutAttributes = true
}
