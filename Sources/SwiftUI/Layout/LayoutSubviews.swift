/// The views a layout is responsible for.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    let nodes: ArraySlice<LayoutNode>
    public var layoutDirection: LayoutDirection

    init(nodes: [LayoutNode], layoutDirection: LayoutDirection) { (self.nodes, self.layoutDirection) = (nodes[...], layoutDirection) }
    private init(slice: ArraySlice<LayoutNode>, layoutDirection: LayoutDirection) {
        (nodes, self.layoutDirection) = (slice, layoutDirection)
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(slice: nodes[bounds], layoutDirection: layoutDirection) }
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 } && lhs.layoutDirection == rhs.layoutDirection
    }
}

/// A view as its layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let node: LayoutNode

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    private func ask<Result>(_ body: @MainActor (LayoutNode) -> Result) -> Result {
        let node = node
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(node) }
        // Set just above.
        return result!
    }

    /// The layout's priority for the view.
    public var priority: Double { ask { $0.layoutPriority } }
    public var spacing: ViewSpacing { ask { $0.spacing } }
    /// A value the app set on the view.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { ask { $0.layoutValue(key) } }
    /// The values that the view hands to its container.
    ///
    /// Source: Apple's documentation of `LayoutSubview.containerValues` (iOS 18).
    public var containerValues: ContainerValues { ask { $0.containerValues } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask { $0.sizeThatFits(proposal) } }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ask { $0.dimensions(proposal) } }
    /// Puts a point of the view at a place of the container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        ask { node in
            let size = node.sizeThatFits(proposal)
            node.place(at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), proposal)
        }
    }
}

/// A key of values that apps set on views for their layouts.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@MainActor struct LayoutValueModifier<Key: LayoutValueKey>: NodeModifier {
    typealias Body = Never
    let value: Key.Value
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            node.traits[ObjectIdentifier(Key.self)] = TraitBox(modifier.value.value)
            node.invalidateLayout()
        }
        return node
    }
}

extension LayoutNode {
    func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { trait(ObjectIdentifier(key)) ?? Key.defaultValue }
}

extension View {
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
