/// Puts items one after another into lines, like words: *UICollectionViewFlowLayout*.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// As an estimated size: cells size themselves.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }

    var sections: [FlowSection] = []
    /// Sizes that cells asked for.
    var measured: [IndexPath: CGSize] = [:]
    /// Sizes asked for since the lines were made.
    var newlyMeasured: [Int: [Int: CGSize]] = [:]
    /// Whether nothing of the sections can be kept.
    var isStale = true
    var delegateGivesSizes = true
    /// The room the sections were made for.
    var room = CGSize.zero
    var contentLength: CGFloat = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UICollectionViewFlowLayout.self)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Properties

    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if oldValue != minimumLineSpacing { invalidateLayout() } } }
    /// The least distance between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if oldValue != itemSize { invalidateLayout() } } }
    /// A guess for cells that size themselves; zero = they do not.
    open var estimatedItemSize = CGSize.zero { didSet { if oldValue != estimatedItemSize { invalidateLayout() } } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if oldValue != scrollDirection { invalidateLayout() } }
    }
    open var headerReferenceSize = CGSize.zero { didSet { if oldValue != headerReferenceSize { invalidateLayout() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if oldValue != footerReferenceSize { invalidateLayout() } } }
    open var sectionInset = UIEdgeInsets.zero { didSet { if oldValue != sectionInset { invalidateLayout() } } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
    }
    /// Whether headers stay at the start of the screen while their sections pass.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        prepareSections()
    }
    open override var collectionViewContentSize: CGSize {
        isVertical ? CGSize(width: room.width, height: contentLength) : CGSize(width: contentLength, height: room.height)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { edge(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        applyInvalidation(context)
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        let old = collectionView.bounds
        return isVertical ? old.width != newBounds.width : old.height != newBounds.height
    }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let isResized = collectionView?.bounds.size != newBounds.size
            context.invalidateFlowLayoutDelegateMetrics = isResized
            context.invalidateFlowLayoutAttributes = isResized
        }
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatesSizes, originalAttributes.representedElementCategory == .cell else { return false }
        return applySize(preferredAttributes.size, of: originalAttributes)
    }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    // MARK: For UIKit

    override var asksForPreferredSizes: Bool { estimatesSizes || Swift.type(of: self) != UICollectionViewFlowLayout.self }
    override func roomChanged() {
        needsPreparation = true
        owner?.layoutWasInvalidated()
    }
    override func itemsMoved(_ map: ListUpdateMap) {
        var new: [IndexPath: CGSize] = [:]
        for (path, size) in measured { if let target = map.path(path) { new[target] = size } }
        for path in map.changes.reloadedItems { if let target = map.path(path) { new[target] = nil } }
        measured = new
        isStale = true
    }
}

extension UICollectionView {
    /// The direction in which a layout's content is longer than the screen.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }
}
