/// The attachment of a supplementary item to its container: *NSCollectionLayoutAnchor*.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    public let edges: NSDirectionalRectEdge
    /// In points, or in parts of the supplementary item's size.
    public let offset: CGPoint
    private let isFractional: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    open var isAbsoluteOffset: Bool { !isFractional }
    open var isFractionalOffset: Bool { isFractional }

    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutAnchor(edges, offset, isFractional: isFractional) }

    /// The anchored point of `rect`; without an edge on an axis, its middle.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset in points, for a supplementary item of `size`.
    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
