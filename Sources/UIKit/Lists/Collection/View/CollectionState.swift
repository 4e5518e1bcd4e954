/// How many items a collection view's sections have, as its data source last said.
struct CollectionCounts {
    var items: [Int] = []
    var isStale = true

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && items.indices.contains(path.section) && path.item >= 0 && path.item < items[path.section]
    }
}

/// Elements of a collection view that have views.
struct CollectionVisible {
    struct Element {
        var view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
        /// The size the view last asked for.
        var preferredSize: CGSize?
        /// Whether the view was asked for it.
        var isMeasured = false
    }

    var elements: [CollectionElementKey: Element] = [:]
    private var keys: [ObjectIdentifier: CollectionElementKey] = [:]
    /// The attributes of the element whose view is being made.
    var making: UICollectionViewLayoutAttributes?
    /// The bounds the layout was last asked for.
    var laidOutBounds: CGRect?
    var isLayingOut = false
    /// Whether rows may be swiped, as in lists.
    var hasSwipes = false
    /// Scroll views of sections that scroll by themselves.
    var scrollers: [Int: SectionScrollView] = [:]

    subscript(key: CollectionElementKey) -> UICollectionReusableView? { elements[key]?.view }

    func key(of view: UIView) -> CollectionElementKey? { keys[ObjectIdentifier(view)] }

    var cellPaths: [IndexPath] { elements.keys.filter { $0.category == .cell }.map(\.path).sorted() }

    mutating func add(_ element: Element, _ key: CollectionElementKey) {
        elements[key] = element
        keys[ObjectIdentifier(element.view)] = key
    }

    mutating func remove(_ key: CollectionElementKey) -> Element? {
        guard let element = elements.removeValue(forKey: key) else { return nil }
        keys[ObjectIdentifier(element.view)] = nil
        return element
    }

    /// Gives the elements new names.
    mutating func replace(_ new: [CollectionElementKey: Element]) {
        elements = new
        keys = [:]
        for (key, element) in new { keys[ObjectIdentifier(element.view)] = key }
    }
}

/// The selected and the highlighted items.
struct CollectionTouch {
    /// Selected items in the order they were selected.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
}
