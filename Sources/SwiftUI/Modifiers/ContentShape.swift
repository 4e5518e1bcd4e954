/// The purposes a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where touches hit the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The picture dragged.
    @available(*, unavailable, message: "not yet in Quince: shapes of what is dragged")
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The picture above a context menu.
    @available(*, unavailable, message: "not yet in Quince: shapes of what is shown above context menus")
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What a pointer highlights.
    @available(*, unavailable, message: "not yet in Quince: shapes of what is highlighted by pointers")
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// What assistive technologies outline.
    @available(*, unavailable, message: "not yet in Quince: shapes of what is outlined for assistive technologies")
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Sets where a view is hit.
@MainActor struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    typealias Body = Never
    let shape: Outline
    let isEvenOdd: Bool
    nonisolated init(shape: Outline, isEvenOdd: Bool) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
    }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ContentShapeNode(node, modifier, inputs)
    }
}

@MainActor final class ContentShapeNode<Outline: Shape>: ValueNode<ContentShapeModifier<Outline>> {
    override func valueChanged() {}
    override func isHit(at point: CGPoint) -> Bool {
        value.shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: value.isEvenOdd)
    }
}

extension View {
    /// Sets the outline within which touches hit the view.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
    /// Sets the outline within which touches hit the view, where `kind` has to do with that.
    @ViewBuilder nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) { modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill)) } else { self }
    }
}
