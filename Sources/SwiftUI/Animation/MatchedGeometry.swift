/// The parts of the geometry that views of one identity share.
///
/// Source: Apple's documentation of `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Has a view take its place from another one of its identity, and give it on.
@MainActor struct MatchedGeometryModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let id: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    nonisolated init(id: AnyHashable, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.id = id
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = MatchedNode(node, modifier.untrackedValue, inputs)
        result.observe(inputs) { [unowned result] in result.apply(modifier.value) }
        return result
    }
}

/// The views of one identity.
@MainActor final class MatchedGroup {
    private static var groups: [AnyHashable: MatchedGroup] = [:]
    private struct Member { weak var node: MatchedNode? }
    private var members: [Member] = []
    /// The source's most recent frame in its window, in points; nil before the first display.
    var lastFrame: CGRect?

    static func group(_ id: AnyHashable) -> MatchedGroup {
        if let known = groups[id] { return known }
        groups = groups.filter { $0.value.members.contains { $0.node != nil } }
        let made = MatchedGroup()
        groups[id] = made
        return made
    }

    func add(_ node: MatchedNode) {
        members.removeAll { $0.node == nil || $0.node === node }
        members.append(Member(node: node))
    }
    func remove(_ node: MatchedNode) { members.removeAll { $0.node == nil || $0.node === node } }

    var nodes: [MatchedNode] { members.compactMap(\.node) }
    /// The view whose place the others take: the one that came last.
    var source: MatchedNode? { nodes.last { $0.isSource && !$0.isLeaving } }
}

/// Stands where the source of its group is, or was a moment ago.
@MainActor final class MatchedNode: WrapperNode, PositionDependent {
    private var value: MatchedGeometryModifier
    private var group: MatchedGroup
    /// The rectangle of the window that is taken for now; nil for the node's own.
    private let held = Attribute<CGRect?>(nil)
    private var seen: CGRect?

    init(_ content: LayoutNode, _ value: MatchedGeometryModifier, _ inputs: _ViewInputs) {
        self.value = value
        group = MatchedGroup.group(value.id)
        super.init(content, inputs)
        let animation = inputs.animation
        if let animation, value.isSource, let last = group.lastFrame {
            held.set(last)
            host.afterDisplay { [weak self] in MainActor.assumeIsolated { self?.arrive(animation) } }
        }
        group.add(self)
        observe(inputs) { [unowned self] in
            _ = held.value
            AnyAttribute.untracked { invalidateLayout() }
        }
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    func apply(_ new: MatchedGeometryModifier) {
        if new.id != value.id {
            group.remove(self)
            group = MatchedGroup.group(new.id)
            group.add(self)
        }
        value = new
        invalidateLayout()
    }

    var isSource: Bool { value.isSource }

    /// Whether the view is only shown on its way out.
    var isLeaving: Bool {
        var node: LayoutNode = self
        while let parent = node.parent {
            if !parent.children.contains(where: { $0 === node }) { return true }
            node = parent
        }
        return node !== host.root
    }

    // MARK: Coming and going

    /// Goes from where the group was to the node's own place, and takes the view that goes along.
    private func arrive(_ animation: Animation) {
        let own = frameInWindow
        Transaction.run(Transaction(animation: animation)) {
            held.set(nil)
            for other in group.nodes where other !== self && other.isLeaving { other.leave(to: own) }
        }
    }

    /// Moves to the view that replaces this one. A departing view is no longer laid out, so it does so itself.
    private func leave(to frame: CGRect) {
        held.set(frame)
        invalidateLayout()
        placeChildren(in: size, placedProposal)
        markDisplay()
    }

    // MARK: Layout

    private var frameInWindow: CGRect { CGRect(origin: convert(.zero, to: .global), size: size) }

    /// The rectangle of the window to stand in; nil for the node's own.
    private var wanted: CGRect? {
        if let frame = held.untrackedValue { return frame }
        guard !value.isSource, let source = group.source, source !== self else { return nil }
        return source.frameInWindow
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        seen = wanted
        guard let wanted = seen else { return content.place(at: .zero, proposal) }
        let inner = value.properties.contains(.size) ? ProposedViewSize(wanted.size) : proposal
        let taken = content.sizeThatFits(inner)
        guard value.properties.contains(.position) else {
            return content.place(at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), inner)
        }
        let anchor = value.anchor.point(in: wanted), corner = convert(.zero, to: .global)
        content.place(
            at: CGPoint(
                x: anchor.x - corner.x - taken.width * value.anchor.x, y: anchor.y - corner.y - taken.height * value.anchor.y), inner)
    }

    func positionChanged() -> Bool {
        if value.isSource, held.untrackedValue == nil, !isLeaving { group.lastFrame = frameInWindow }
        guard wanted != seen, !isLeaving else { return false }
        invalidateLayout()
        return true
    }
}

extension View {
    /// Has the view take the place and size of the source of its identity; a view that comes where another of its identity goes begins there.
    ///
    /// - Parameters:
    ///   - id: The identity, one in the namespace.
    ///   - properties: The parts of the source's geometry that apply.
    ///   - anchor: The point of both views that come together.
    ///   - isSource: Whether the view gives its place to the others.
    ///
    /// Source: Apple's documentation of `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: AnyHashable(MatchedIdentity(namespace: namespace, id: AnyHashable(id))), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// An identity in a namespace.
private struct MatchedIdentity: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}
