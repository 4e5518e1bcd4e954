/// The frame and the look of a collection view's element.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`: *UICollectionViewLayoutAttributes*.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.decorationView, decorationViewKind, indexPath)
    }

    // MARK: Element

    open var indexPath = IndexPath(item: 0, section: 0)
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { kind }

    var key: CollectionElementKey { CollectionElementKey(category: category, kind: kind ?? "", path: indexPath) }

    /// Attributes of `type` for an element.
    static func make(_ type: AnyClass, _ key: CollectionElementKey) -> UICollectionViewLayoutAttributes {
        let made = ((type as? UICollectionViewLayoutAttributes.Type) ?? UICollectionViewLayoutAttributes.self).init()
        (made.category, made.kind, made.indexPath) = (key.category, key.category == .cell ? nil : key.kind, key.path)
        return made
    }

    // MARK: Geometry

    /// The element's rectangle in the collection view's content; of a transformed one the bounding box.
    open var frame: CGRect {
        get {
            let rect = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return rect }
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
            return box.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var transform3D = CATransform3DIdentity

    // MARK: Looks

    open var alpha: CGFloat = 1
    /// Elements with a higher one lie above others.
    open var zIndex = 0
    open var isHidden = false

    /// The lengths that are only estimated; the view may ask for others.
    var estimatedAxes: UIAxis = []
    /// The section that scrolls the element by itself.
    var scrollingSection: Int?
    /// The look of a list's row by its position; nil for elements of other layouts.
    var list: ListItemLook?

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.category, copy.kind, copy.indexPath) = (category, kind, indexPath)
        (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        (copy.estimatedAxes, copy.scrollingSection, copy.list) = (estimatedAxes, scrollingSection, list)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { hasSameValues(as: other) }
    }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        key == other.key && center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && list == other.list && scrollingSection == other.scrollingSection
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

    open dynamic override var description: String {
        MainActor.assumeIsolated { "<\(className(of: self)) \(addressText(of: self)) index path: \(indexPath); frame = \(frame); >" }
    }
}

/// Names an element of a collection view.
struct CollectionElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var path: IndexPath

    /// The name of all elements of a kind, which has no path.
    var withoutPath: CollectionElementKey { at(IndexPath()) }
    /// The element of the same kind elsewhere.
    func at(_ path: IndexPath) -> CollectionElementKey { CollectionElementKey(category: category, kind: kind, path: path) }

    static func cell(_ path: IndexPath) -> CollectionElementKey { CollectionElementKey(category: .cell, kind: "", path: path) }
    static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElementKey {
        CollectionElementKey(category: .supplementaryView, kind: kind, path: path)
    }
    static func decoration(_ kind: String, _ path: IndexPath) -> CollectionElementKey {
        CollectionElementKey(category: .decorationView, kind: kind, path: path)
    }
}
