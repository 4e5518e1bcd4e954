import QuinceFoundation

/// Places, and ways between them.
///
/// Source: Apple's documentation of `GKGraph`.
open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]?
    private var known: Set<ObjectIdentifier>

    public override convenience init() { self.init([]) }

    public init(_ nodes: [GKGraphNode]) {
        self.nodes = nodes
        known = Set(nodes.map { ObjectIdentifier($0) })
        super.init()
    }

    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where known.insert(ObjectIdentifier(node)).inserted { self.nodes?.append(node) }
    }

    /// Removes nodes, and the ways from and to them.
    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes where known.remove(ObjectIdentifier(node)) != nil {
            self.nodes?.removeAll { $0 === node }
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: true) }
        }
    }

    /// Adds a node, and makes a way from it to the node that is cheapest to reach.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let nearest = (nodes ?? []).filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
        add([node])
    }

    /// The nodes of the cheapest way, both ends included; none where no way leads there.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: endNode) }
}

/// A grid, each of whose places has ways to its neighbours.
///
/// Source: Apple's documentation of `GKGridGraph`.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: vector_int2
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool
    private var places: [SIMD2<Int32>: NodeType] = [:]

    /// - Parameters:
    ///   - position: The place with the smallest numbers.
    ///   - diagonalsAllowed: Whether ways lead to the places beside a corner, too.
    public convenience init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        self.init(position, width, height, diagonalsAllowed) { NodeType(gridPosition: $0) }
    }

    private init(_ position: vector_int2, _ width: Int32, _ height: Int32, _ diagonals: Bool, _ make: (vector_int2) -> NodeType) {
        (gridOrigin, gridWidth, gridHeight, diagonalsAllowed) = (position, Int(max(0, width)), Int(max(0, height)), diagonals)
        let all = (0..<max(0, width)).flatMap { x in (0..<max(0, height)).map { y in make(position &+ vector_int2(x, y)) } }
        super.init(all)
        for node in all { places[node.gridPosition] = node }
        for node in all { connectToAdjacentNodes(node: node) }
    }

    /// The node at a place; nil where there is none, or it was removed.
    open func node(atGridPosition position: vector_int2) -> NodeType? { places[position] }

    /// Adds a node to its place, and makes the ways to its neighbours.
    open func connectToAdjacentNodes(node: GKGridGraphNode) {
        if let node = node as? NodeType { places[node.gridPosition] = node }
        add([node])
        for x in Int32(-1)...1 {
            for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
                guard let other = places[node.gridPosition &+ vector_int2(x, y)] else { continue }
                node.addConnections(to: [other], bidirectional: true)
            }
        }
    }

    open override func remove(_ nodes: [GKGraphNode]) {
        for case let node as NodeType in nodes where places[node.gridPosition] === node { places[node.gridPosition] = nil }
        super.remove(nodes)
    }
}
