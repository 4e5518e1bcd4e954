/// A frame of reference for coordinates: the window's, the view's own, or a named one.
///
/// Source: Apple's documentation of `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// A view around that was given the name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// A type of coordinate spaces.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view around that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
    /// The nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName())) }
    /// The nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

/// The name every scroll view has; with an axis, that of those that scroll along it.
struct ScrollSpaceName: Hashable {
    var axis: Axis?
}

/// Gives the coordinates of a view a name.
@MainActor struct CoordinateSpaceModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let name: AnyHashable
    nonisolated init(name: AnyHashable) { self.name = name }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        CoordinateSpaceNode(node, modifier, inputs)
    }
}

@MainActor final class CoordinateSpaceNode: ValueNode<CoordinateSpaceModifier> {
    override func isCoordinateSpace(_ name: AnyHashable) -> Bool { value.name == name }
}

extension LayoutNode {
    /// A point of the node in a space of coordinates; in the window's where no view around has the name.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return point
        case .global: return pointInWindow(point)
        case .named(let name):
            guard let space = coordinateSpace(name) else { return pointInWindow(point) }
            let (there, zero) = (pointInWindow(point), space.pointInWindow(.zero))
            return CGPoint(x: there.x - zero.x, y: there.y - zero.y)
        }
    }

    /// The rectangle of the nearest node around that has a name, in the node's coordinates.
    func bounds(of name: AnyHashable) -> CGRect? {
        guard let space = coordinateSpace(name) else { return nil }
        let (own, zero) = (pointInWindow(.zero), space.pointInWindow(.zero))
        return CGRect(origin: CGPoint(x: zero.x - own.x, y: zero.y - own.y), size: space.size)
    }

    /// The nearest node, from this one outwards, that has a name.
    private func coordinateSpace(_ name: AnyHashable) -> LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if current.isCoordinateSpace(name) { return current }
            node = current.parent ?? current.host.outerNode
        }
        return nil
    }

    /// A point of the node in the window.
    private func pointInWindow(_ point: CGPoint) -> CGPoint {
        let frame = frameInContainer
        let inContainer = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        guard let view = containingView else { return inContainer }
        return LayoutIgnoredContainer.windowPoint(inContainer, of: view)
    }
}

extension View {
    /// Gives the view's coordinates a name, by which views inside can ask for them.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    /// Gives the view's coordinates a name, by which views inside can ask for them.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
