import QuinceFoundation

public typealias vector_float2 = SIMD2<Float>
public typealias vector_int2 = SIMD2<Int32>

/// A place of a graph.
///
/// Source: Apple's documentation of `GKGraphNode`.
open class GKGraphNode: NSObject {
    /// The nodes that a way leads to directly.
    open private(set) var connectedNodes: [GKGraphNode] = []

    public override init() { super.init() }

    /// Makes ways to nodes.
    ///
    /// - Parameter bidirectional: Whether the ways lead back, too.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// A cost that the way to a node does not fall below; 0 by default.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// The cost of the direct way to a node; 1 by default.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// The nodes of the cheapest way to a node, both ends included; none where no way leads there.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path() }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place of a plane: ways cost what they are long.
///
/// Source: Apple's documentation of `GKGraphNode2D`.
open class GKGraphNode2D: GKGraphNode {
    open var position: vector_float2

    public init(point: vector_float2) {
        position = point
        super.init()
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
    open override func cost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return super.cost(to: node) }
        let difference = other.position - position
        return (difference * difference).sum().squareRoot()
    }
}

/// A place of a grid.
///
/// Source: Apple's documentation of `GKGridGraphNode`.
open class GKGridGraphNode: GKGraphNode {
    public internal(set) var gridPosition: vector_int2

    public required init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }
    open override func cost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return super.cost(to: node) }
        let difference = SIMD2<Float>(other.gridPosition &- gridPosition)
        return (difference * difference).sum().squareRoot()
    }
}
