/// The purposes a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shape for hit testing of touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The shape that a pointer highlights.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The shape that assistive technologies outline.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Gives a view outlines for some purposes.
@MainActor struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    typealias Body = Never
    let kinds: ContentShapeKinds
    let shape: Outline
    let isEvenOdd: Bool
    nonisolated init(kinds: ContentShapeKinds = .interaction, shape: Outline, isEvenOdd: Bool) {
        self.kinds = kinds
        self.shape = shape
        self.isEvenOdd = isEvenOdd
    }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ContentShapeNode(node, modifier, inputs)
    }
}

/// A node that defines the shape of its content for some purposes.
@MainActor private protocol OutliningNode: LayoutNode {
    /// The outline for a purpose, in the node's coordinates; nil where it has none for that.
    func outline(for kind: ContentShapeKinds) -> Path?
}

@MainActor final class ContentShapeNode<Outline: Shape>: ValueNode<ContentShapeModifier<Outline>>, OutliningNode {
    override func valueChanged() {}
    override func isHit(at point: CGPoint) -> Bool {
        guard value.kinds.contains(.interaction) else { return super.isHit(at: point) }
        return value.shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: value.isEvenOdd)
    }
    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        let first = elements.count
        super.collectAccessibility(into: &elements)
        guard value.kinds.contains(.accessibility) else { return }
        let origin = frameInContainer.origin
        let outline = value.shape.path(in: CGRect(origin: .zero, size: size)).boundingRect.offsetBy(dx: origin.x, dy: origin.y)
        for item in elements[first...] { item.outline = outline }
    }
    fileprivate func outline(for kind: ContentShapeKinds) -> Path? {
        value.kinds.contains(kind) ? value.shape.path(in: CGRect(origin: .zero, size: size)) : nil
    }
}

extension LayoutNode {
    /// The outline that the view gives itself for a purpose, in the node's coordinates; nil where it gives none.
    func contentOutline(for kind: ContentShapeKinds) -> UIBezierPath? {
        var node = self
        while true {
            if let path = (node as? any OutliningNode)?.outline(for: kind) {
                let origin = node.frameInHost.origin, own = frameInHost.origin
                return UIBezierPath(cgPath: path.offsetBy(dx: origin.x - own.x, dy: origin.y - own.y).cgPath)
            }
            guard node.children.count == 1 else { return nil }
            node = node.children[0]
        }
    }
}

extension View {
    /// Sets the outline within which touches hit the view.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    /// Sets the view's shape for some purposes. Set the shapes of drags and context menus inside of the modifiers for these.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
}
