import RenderProtocol

/// A layout between two others, as far as a gesture says: *UICollectionViewTransitionLayout*.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    /// The content offsets in both layouts; nil until the collection view begins the transition.
    var offsets: (current: CGPoint, next: CGPoint)?
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// From 0, where the elements stand as in the current layout, to 1, where they stand as in the next.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard oldValue != transitionProgress else { return }
            super.needsPreparation = true
            if let offsets, let owner { owner.contentOffset = mixed(offsets.current, offsets.next) }
            owner?.layoutWasInvalidated()
        }
    }

    /// Keeps a number of the app's that its elements need on the way.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
        invalidateLayout()
    }

    /// A number that was kept; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: The two layouts

    private var parts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

    override var needsPreparation: Bool {
        get { super.needsPreparation || parts.contains(where: \.needsPreparation) }
        set { super.needsPreparation = newValue }
    }

    open override func prepare() {
        for part in parts {
            part.owner = owner
            guard part.needsPreparation else { continue }
            part.needsPreparation = false
            _ = part.takeContexts()
            part.prepare()
        }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard context.invalidateEverything else { return }
        for part in parts { part.invalidateLayout() }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        for part in parts where part.shouldInvalidateLayout(forBoundsChange: newBounds) {
            part.invalidateLayout(with: part.invalidationContext(forBoundsChange: newBounds))
        }
        return true
    }

    override func decorationSource(_ kind: String) -> CollectionReuse.Source? {
        nextLayout.decorationSource(kind) ?? currentLayout.decorationSource(kind)
    }

    // MARK: Between them

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
    }

    /// Returns the interpolated attributes of all elements that are visible at the start or the end of the transition.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let seen = [(currentLayout, offsets?.current), (nextLayout, offsets?.next)].flatMap { layout, offset in
            layout.layoutAttributesForElements(in: CGRect(origin: offset ?? rect.origin, size: rect.size)) ?? []
        }
        var known: Set<CollectionElementKey> = []
        return seen.map(\.key).filter { known.insert($0).inserted }.compactMap { attributes(of: $0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed { $0.layoutAttributesForItem(at: indexPath) }
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) } }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { mixed { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) } }

    /// The attributes on the way; elements that only one of the layouts has fade where they stand.
    private func mixed(_ attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (attributes(currentLayout), attributes(nextLayout))
        guard let start = from ?? to, let end = to ?? from, let result = end.copy() as? UICollectionViewLayoutAttributes else { return nil }
        result.center = mixed(start.center, end.center)
        result.size = CGSize(width: mixed(start.size.width, end.size.width), height: mixed(start.size.height, end.size.height))
        result.transform3D = CATransform3D(
            start.transform3D.rendered.interpolated(to: end.transform3D.rendered, fraction: transitionProgress))
        result.alpha = mixed(opacity(from), opacity(to))
        result.isHidden = result.alpha == 0 && from?.isHidden != false && to?.isHidden != false
        // Sizes on the way are no views' own.
        result.estimatedAxes = []
        return result
    }

    private func opacity(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
        attributes.map { $0.isHidden ? 0 : $0.alpha } ?? 0
    }

    private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func mixed(_ from: CGPoint, _ to: CGPoint) -> CGPoint { CGPoint(x: mixed(from.x, to.x), y: mixed(from.y, to.y)) }
}
