/// Makes the section with the given number, in the given environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout of sections that are described as groups of items: *UICollectionViewCompositionalLayout*.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var sections: [CompositionalSection] = []
    /// Headers and the like of the whole layout, as those of a section without items.
    var whole: CompositionalSection?
    var contentLength: CGFloat = 0
    var room = CGSize.zero
    /// Whether the sections have to be made again.
    var isStale = true
    /// Sizes of views for sections that are made again: of items, and of headers and the like.
    var kept: [Int: (items: [Int: CGSize], edges: [Int: CGSize])] = [:]
    /// How far sections are scrolled by themselves.
    var scrollOffsets: [Int: CGPoint] = [:]

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Ends the app: a compositional layout needs its sections.
    public required init?(coder: NSCoder) {
        uncaughtException(.invalidArgument, "\(UICollectionViewCompositionalLayout.self) cannot be made from a storyboard: make it in code")
    }

    /// A layout all of whose sections are those of a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        if let section = provider(index, environment) { return section }
        uncaughtException(
            .internalInconsistency,
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
        )
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
    { supplementary(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { decoration(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        applyInvalidation(context)
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size, old != newBounds.size else { return false }
        return isResizedAcross(newBounds.size) || sections.contains(where: \.followsLength)
    }
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if isResizedAcross(newBounds.size) { context.invalidateEverything = true }
        return context
    }
    private func isResizedAcross(_ size: CGSize) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return isVertical ? old.width != size.width : old.height != size.height
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { applySize(preferredAttributes.size, of: originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        // The section has the size already: nothing else changes.
        ownContext(super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: For UIKit

    override func itemsMoved(_ map: ListUpdateMap) { moveSizes(map) }
    override func roomChanged() {
        needsPreparation = true
        owner?.layoutWasInvalidated()
    }
    override var scrollingSections: (any ScrollingSections)? { self }
    override func swipeActions(for path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard sections.indices.contains(path.section), let list = sections[path.section].section.list else { return nil }
        return isTrailing ? list.trailingSwipeActionsConfigurationProvider?(path) : list.leadingSwipeActionsConfigurationProvider?(path)
    }
}
