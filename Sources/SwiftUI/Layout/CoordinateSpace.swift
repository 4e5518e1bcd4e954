/// What coordinates count from.
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
}

/// The name every scroll view has.
struct ScrollSpaceName: Hashable {}

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
    override var coordinateSpaceName: AnyHashable? { value.name }
}

extension LayoutNode {
    /// A point of the node in a space of coordinates; in the window's where no view around has the name.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return point
        case .global: return pointInWindow(point)
        case .named(let name):
            var node: LayoutNode? = self
            while let current = node {
                if current.coordinateSpaceName == name {
                    let (there, zero) = (pointInWindow(point), current.pointInWindow(.zero))
                    return CGPoint(x: there.x - zero.x, y: there.y - zero.y)
                }
                node = current.parent ?? current.host.outerNode
            }
            return pointInWindow(point)
        }
    }

    /// A point of the node in the window.
    private func pointInWindow(_ point: CGPoint) -> CGPoint {
        let frame = frameInContainer
        let inContainer = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        guard let view = containingView else { return inContainer }
        return view.convert(inContainer, to: nil)
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
