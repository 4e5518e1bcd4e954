/// Items in a row, in a column, or placed freely: *NSCollectionLayoutGroup*.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How many times the one subitem is repeated; nil = as often as fits.
    let count: Int?
    /// Whether the items share the group's length, whatever size they have themselves.
    let sharesLength: Bool
    private var attached: [NSCollectionLayoutSupplementaryItem] = []

    init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
        sharesLength: Bool = false
    ) {
        (self.arrangement, self.subitems, self.count, self.sharesLength) = (arrangement, subitems, count, sharesLength)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A row of `count` items as wide as each other.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .horizontal, [subitem], count: count, sharesLength: true)
    }
    /// A row of `count` items.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .horizontal, [subitem], count: count)
    }
    /// A row of the items, one after another and again from the first, as many as fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .horizontal, subitems)
    }
    /// A column of `count` items as high as each other.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .vertical, [subitem], count: count, sharesLength: true)
    }
    /// A column of `count` items.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .vertical, [subitem], count: count)
    }
    /// A column of the items, one after another and again from the first, as many as fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .vertical, subitems)
    }
    /// Items in the frames that `itemProvider` gives.
    open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self {
        make(layoutSize, .custom(itemProvider), [])
    }

    private class func make(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
        sharesLength: Bool = false
    ) -> Self {
        FactoryResult.checked(NSCollectionLayoutGroup(size, arrangement, subitems, count: count, sharesLength: sharesLength))
    }

    /// The distance between the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, count: count, sharesLength: sharesLength)
        (copy.contentInsets, copy.edgeSpacing, copy.interItemSpacing) = (contentInsets, edgeSpacing, interItemSpacing)
        copy.attached = attached
        return copy
    }

    var isHorizontal: Bool { if case .horizontal = arrangement { true } else { false } }

    /// The group as a line drawing of its items' frames, for debugging.
    open func visualDescription() -> String {
        let solved = GroupSolver(container: CGSize(width: 400, height: 400), environment: nil).solve(self)
        let lines = solved.leaves.map { "[\($0.frame.minX), \($0.frame.minY), \($0.frame.width), \($0.frame.height)]" }
        return "<\(className(of: self)) items: \(lines.joined(separator: " "))>"
    }
}

/// Gives the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a custom group: *NSCollectionLayoutGroupCustomItem*.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// In the group.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
}
