/// The preferred distances of a view from its neighbours, in points.
public struct ViewSpacing: Sendable {
    enum Kind: Sendable, Equatable {
        case standard
        /// Text, whose lines keep the leading of their font.
        case text(leading: CGFloat)
        case none
    }

    var kind = Kind.standard

    /// Spacing without preferences of its own.
    public init() {}
    init(_ kind: Kind) { self.kind = kind }

    /// No space at all.
    public static let zero = ViewSpacing(.none)

    /// The distance between two neighbours where nothing else was said, in points.
    static let standard: CGFloat = 8

    /// Takes over what `other` prefers.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        if kind == .none { return other }
        return other.kind == .none ? self : kind == other.kind ? self : ViewSpacing()
    }

    /// The distance that this view and the next want.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch (kind, next.kind) {
        case (.none, _), (_, .none): 0
        case (.text(let first), .text(let second)) where axis == .vertical: max(first, second)
        default: Self.standard
        }
    }
}
