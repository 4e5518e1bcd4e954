/// A view's size and place.
///
/// Source: Apple's documentation of `GeometryProxy`.
public struct GeometryProxy: Equatable, @unchecked Sendable {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets
    weak var node: LayoutNode?
    /// The view's origin in its window when the proxy was made, in points.
    var place = CGPoint.zero

    /// The view's rectangle in a space of coordinates.
    @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return CGRect(origin: .zero, size: size) }
        let origin = MainActor.assumeIsolated { node.convert(.zero, to: coordinateSpace) }
        return CGRect(origin: origin, size: size)
    }

    /// The view's rectangle in a space of coordinates.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

    /// The rectangle of a view around that was given a name, in the view's own coordinates; nil where no view around has it.
    ///
    /// Source: Apple's documentation of `GeometryProxy.bounds(of:)`.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated { node?.bounds(of: coordinateSpace.name) }
    }

    public static func == (lhs: GeometryProxy, rhs: GeometryProxy) -> Bool {
        lhs.size == rhs.size && lhs.safeAreaInsets == rhs.safeAreaInsets && lhs.place == rhs.place && lhs.node === rhs.node
    }
}
