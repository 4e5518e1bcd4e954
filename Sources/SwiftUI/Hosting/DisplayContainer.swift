/// A view in which nodes are shown.
@MainActor protocol CollectingView: UIView {
    /// Whether there may be other layers and views to show.
    var needsCollection: Bool { get set }
    /// Puts in what there is to show, and takes out what is no longer.
    func collectItems()
}

/// A view that shows nodes: their layers and views lie in it, from back to front as in the layout tree.
@MainActor class DisplayContainer: UIView, CollectingView {
    /// The node whose subtree is shown.
    weak var node: LayoutNode?
    /// Whether there may be other layers and views to show.
    var needsCollection = true {
        didSet { if needsCollection, !oldValue { setNeedsLayout() } }
    }
    private var items: [Item] = []

    private enum Item {
        case layer(CALayer)
        case view(UIView)

        @MainActor var layer: CALayer {
            switch self {
            case .layer(let layer): layer
            case .view(let view): view.layer
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        lendsSafeArea = true
    }

    required init?(coder: NSCoder) { nil }

    /// The index of the container's first content layer among its sublayers.
    var contentLayerOffset: Int { 0 }

    /// Puts in what there is to show, and takes out what is no longer.
    func collectItems() {
        guard needsCollection, let node else { return }
        needsCollection = false
        var new: [Item] = []
        if node.displayView === self {
            for child in node.childrenInOrder { collect(child, &new) }
        } else {
            collect(node, &new)
        }
        update(new)
    }

    /// The same for a container that belongs to its node without being its view.
    func collectChildren() {
        guard needsCollection, let node else { return }
        needsCollection = false
        var new: [Item] = []
        for child in node.childrenInOrder { collect(child, &new) }
        update(new)
    }

    /// Shows what another container would.
    private func update(_ new: [Item]) {
        if !areShown(new) { show(new) }
    }

    private func areShown(_ new: [Item]) -> Bool { new.elementsEqual(items) { $0.layer === $1.layer } }

    private func collect(_ node: LayoutNode, _ items: inout [Item]) {
        if let view = node.displayView {
            // A mask stands beside what it masks.
            if node is MaskPictureNode { return }
            if let cutout = (node as? BlendNode)?.cutout, let hole = view as? DisplayContainer {
                hole.collectItems()
                cutout.cut(hole, outOf: bounds) { $0.update(items) }
                items = [.view(cutout)]
                return
            }
            let isBehind = (node as? BlendNode)?.isBehind ?? false
            items.insert(.view(view), at: isBehind ? 0 : items.count)
            if node.isContainer {
                (view as? any CollectingView)?.collectItems()
                return
            }
        }
        if let layer = node.displayLayer { items.append(.layer(layer)) }
        for child in node.childrenInOrder { collect(child, &items) }
    }

    private func show(_ new: [Item]) {
        let kept = Set(new.map { ObjectIdentifier($0.layer) })
        for item in items where !kept.contains(ObjectIdentifier(item.layer)) && !Departures.keeps(item.layer) {
            // It may be in another container by now.
            guard item.layer.superlayer === contentLayer else { continue }
            switch item {
            case .layer(let layer): layer.removeFromSuperlayer()
            case .view(let view): view.removeFromSuperview()
            }
        }
        items = new
        for case .view(let view) in new where view.superview !== self { addSubview(view) }
        let host = contentLayer
        for (index, item) in new.enumerated() {
            let place = index + contentLayerOffset
            let sublayers = host.sublayers ?? []
            if place < sublayers.count, sublayers[place] === item.layer { continue }
            host.insertSublayer(item.layer, at: UInt32(min(place, sublayers.count)))
        }
    }

    private var contentLayer: CALayer { layer }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !takesTouches ? nil : hit
    }

    /// Whether the container itself is what is touched where nothing in it is.
    var takesTouches: Bool { false }

    override var keyCommands: [UIKeyCommand]? { shortcutCommands }

    // MARK: Accessibility

    override var accessibilityElements: [Any]? {
        get {
            guard let node else { return super.accessibilityElements }
            if node.displayView === self { return elements(below: node) }
            var items: [AccessibilityItem] = []
            node.collectAccessibility(into: &items)
            return AccessibilityOrder.arranged(items).map { $0.object(in: self) }
        }
        set { super.accessibilityElements = newValue }
    }

    /// Returns the accessibility elements of a node's children, in reading order.
    func elements(below node: LayoutNode) -> [Any] {
        var items: [AccessibilityItem] = []
        for child in node.children { child.collectAccessibility(into: &items) }
        return AccessibilityOrder.arranged(items).map { $0.object(in: self) }
    }
}

/// The layers that stay on the screen while their removal is animated.
@MainActor enum Departures {
    private static var layers: Set<ObjectIdentifier> = []

    static func keeps(_ layer: CALayer) -> Bool { layers.contains(ObjectIdentifier(layer)) }
    static func begin(_ layer: CALayer) { layers.insert(ObjectIdentifier(layer)) }
    static func end(_ layer: CALayer) { layers.remove(ObjectIdentifier(layer)) }
}
