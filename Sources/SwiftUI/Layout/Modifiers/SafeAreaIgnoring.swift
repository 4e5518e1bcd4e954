/// Lets a view go over the edges of the safe area. Source of the name: SwiftUI's interface.
public struct _SafeAreaRegionsIgnoringLayout: NodeModifier {
    public typealias Body = Never
    let edges: Edge.Set
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        IgnoringNode(node, modifier, inputs)
    }
}

@MainActor final class IgnoringNode: ValueNode<_SafeAreaRegionsIgnoringLayout>, PositionDependent {
    private var placedRoom: CGRect?

    override init(_ content: LayoutNode, _ attribute: Attribute<_SafeAreaRegionsIgnoringLayout>, _ inputs: _ViewInputs) {
        super.init(content, attribute, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    /// The room offered to the node rather than what its content took of it decides which edges are touched.
    private func room(_ size: CGSize) -> CGRect { SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: value.edges) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let room = room(size)
        placedRoom = room
        let inner = ProposedViewSize(room.size)
        let taken = content.sizeThatFits(inner)
        content.place(at: CGPoint(x: room.midX - taken.width / 2, y: room.midY - taken.height / 2), inner)
    }

    func positionChanged() -> Bool {
        guard placedRoom != room(size) else { return false }
        invalidateLayout()
        return true
    }
}

/// The parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}
