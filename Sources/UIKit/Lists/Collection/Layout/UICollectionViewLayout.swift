@_spi(Quince) import QuinceFoundation

/// Decides where the elements of a collection view stand: *UICollectionViewLayout*.
///
/// A subclass prepares in `prepare()` and answers `collectionViewContentSize` and the `layoutAttributes…` methods until it is invalidated.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    weak var owner: UICollectionView?
    /// Whether `prepare()` has to be called before the layout is asked.
    var needsPreparation = true
    /// Contexts the layout was invalidated with since `prepare()`.
    private(set) var pendingContexts: [UICollectionViewLayoutInvalidationContext] = []
    private var decorationSources: [String: CollectionReuse.Source] = [:]
    /// The appearing and disappearing elements of the running batch update; nil outside of one.
    var batch: CollectionBatch?

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        coder.decodeInterface(of: self, as: UICollectionViewLayout.self)
    }

    open var collectionView: UICollectionView? { owner }

    /// The class of the attributes; one of the app's own carries more than UIKit's.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    func makeAttributes(_ key: CollectionElementKey) -> UICollectionViewLayoutAttributes {
        .make(Swift.type(of: self).layoutAttributesClass, key)
    }
    func makeContext() -> UICollectionViewLayoutInvalidationContext { .make(Swift.type(of: self).invalidationContextClass) }

    // MARK: Asking

    /// Called before the layout is asked for anything, again after each invalidation.
    open func prepare() {}
    /// The size of all content in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of everything that intersects `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// The attributes of any element.
    func attributes(of key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
        }
    }

    /// Returns the offset where scrolling ends, given the one where it would end by itself.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { proposedContentOffset }
    /// The offset after an animated change of the layout or its items.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Invalidation

    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        pendingContexts.append(context)
        owner?.layoutWasInvalidated()
    }
    /// Hands over the contexts since the last time.
    func takeContexts() -> [UICollectionViewLayoutInvalidationContext] {
        defer { pendingContexts = [] }
        return pendingContexts
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [originalAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        case .decorationView:
            context.invalidateDecorationElements(
                ofKind: originalAttributes.representedElementKind ?? "", at: [originalAttributes.indexPath])
        }
        return context
    }

    // MARK: Decoration views

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = viewClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationSources[elementKind] = nib.map { .nib($0) }
    }
    func decorationSource(_ kind: String) -> CollectionReuse.Source? { decorationSources[kind] }

    // MARK: Direction

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the layout is mirrored where text runs the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Changes

    /// Called before a batch of changes is shown, after the layout was prepared for the items as they are now.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which an appearing item animates. By default, these are its previous ones, and new items fade in in
    /// place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        batch?.appearing(.cell(itemIndexPath), self)
    }
    /// Returns the attributes to which a disappearing item animates. By default, these are its current ones, and deleted items fade out in
    /// place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        batch?.disappearing(.cell(itemIndexPath), self)
    }
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { batch?.appearing(.supplementary(elementKind, elementIndexPath), self) }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { batch?.disappearing(.supplementary(elementKind, elementIndexPath), self) }
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { batch?.appearing(.decoration(elementKind, decorationIndexPath), self) }
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { batch?.disappearing(.decoration(elementKind, decorationIndexPath), self) }

    func initialAttributes(_ key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }

    func finalAttributes(_ key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
        }
    }

    /// Supplementary views that come and go with a batch although no item does.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving by hand

    /// The place an item takes that a finger carries to `position`.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.placeForMovingItem(previousIndexPath, at: position) ?? previousIndexPath
    }
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let attributes =
            (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes) ?? makeAttributes(.cell(indexPath))
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        context.invalidateItems(at: Array(Set(previousIndexPaths + targetIndexPaths)))
        return context
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.invalidateItems(at: Array(Set(previousIndexPaths + indexPaths)))
        return context
    }

    // MARK: For UIKit's own layouts

    /// The kinds of preferred sizes the layout takes up; nil where it may want to hear any.
    var asksForPreferredSizes: Bool { true }
    /// The insets of the content changed, and with them the room for it: layouts that depend on the bounds are out of date.
    func roomChanged() {
        guard let bounds = owner?.bounds, shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        invalidateLayout(with: invalidationContext(forBoundsChange: bounds))
    }
    /// Items have other places now; what is known of them goes along.
    func itemsMoved(_ map: ListUpdateMap) {}
    /// The actions of a row of a list.
    func swipeActions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? { nil }
    /// Sections that scroll by themselves.
    var scrollingSections: (any ScrollingSections)? { nil }
}
