/// Lets a view go over the edges of the safe area. Source of the name: SwiftUI's interface.
public struct _SafeAreaRegionsIgnoringLayout: NodeModifier {
    public typealias Body = Never
    let edges: Edge.Set
    var regions = SafeAreaRegions.all
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
    private func room(_ size: CGSize) -> CGRect {
        SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: edges, value.regions)
    }

    /// The keyboard is at the bottom only.
    private var edges: Edge.Set { value.regions.contains(.container) ? value.edges : value.edges.intersection(.bottom) }

    /// Whether the keyboard makes no difference to what is inside.
    var isUnderKeyboard: Bool { value.edges.contains(.bottom) && value.regions.contains(.keyboard) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let room = room(size)
        placedRoom = room
        let inner = ProposedViewSize(room.size)
        let taken = content.sizeThatFits(inner)
        content.place(
            at: CGPoint(
                x: Self.start(taken.width, in: room.minX...room.maxX, of: size.width),
                y: Self.start(taken.height, in: room.minY...room.maxY, of: size.height)), inner)
    }

    /// Returns where content of a length starts along an axis, in points: at the edge that the space was extended over, centred where that
    /// is both or neither.
    private static func start(_ length: CGFloat, in room: ClosedRange<CGFloat>, of size: CGFloat) -> CGFloat {
        let (before, after) = (-room.lowerBound, room.upperBound - size)
        if before > 0, after <= 0 { return room.lowerBound }
        if after > 0, before <= 0 { return room.upperBound - length }
        return (room.lowerBound + room.upperBound - length) / 2
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

    /// The part of a growth at the bottom edge that goes over these regions.
    @MainActor func part(of growth: CGFloat, _ host: ViewGraph) -> CGFloat {
        guard host.keyboard > host.bottomInset, growth > 0 else { return contains(.container) ? growth : 0 }
        guard contains(.keyboard) else { return 0 }
        return contains(.container) ? growth : max(0, growth - host.bottomInset)
    }
}

extension LayoutNode {
    /// Whether a view around lets this one lie under the keyboard.
    var ignoresKeyboard: Bool {
        sequence(first: self, next: { $0.parent }).contains { ($0 as? IgnoringNode)?.isUnderKeyboard == true }
    }
}

extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(edges: edges, regions: regions))
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}
