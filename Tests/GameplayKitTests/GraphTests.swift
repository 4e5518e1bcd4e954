import Testing

@testable import GameplayKit

struct GraphTests {
    @Test func theCheapestWayIsFound() {
        let nodes = [(0, 0), (10, 0), (5, 1), (5, 20)].map { GKGraphNode2D(point: vector_float2(Float($0.0), Float($0.1))) }
        nodes[0].addConnections(to: [nodes[2], nodes[3]], bidirectional: true)
        nodes[1].addConnections(to: [nodes[2], nodes[3]], bidirectional: true)
        let graph = GKGraph(nodes)
        #expect(graph.findPath(from: nodes[0], to: nodes[1]) == [nodes[0], nodes[2], nodes[1]])
        graph.remove([nodes[2]])
        #expect(graph.findPath(from: nodes[0], to: nodes[1]) == [nodes[0], nodes[3], nodes[1]])
        graph.remove([nodes[3]])
        #expect(graph.findPath(from: nodes[0], to: nodes[1]).isEmpty)
        #expect(graph.findPath(from: nodes[0], to: nodes[0]) == [nodes[0]])
    }

    @Test func aGridGoesAroundWalls() throws {
        let grid = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
        #expect(grid.nodes?.count == 25)
        let walls = (0..<4).compactMap { grid.node(atGridPosition: vector_int2(2, $0)) }
        grid.remove(walls)
        let start = try #require(grid.node(atGridPosition: vector_int2(0, 0)))
        let end = try #require(grid.node(atGridPosition: vector_int2(4, 0)))
        let path = grid.findPath(from: start, to: end)
        #expect(path.count == 13)
        #expect(path.first === start)
        #expect(path.last === end)
        #expect(grid.node(atGridPosition: vector_int2(2, 0)) == nil)
        #expect(start.connectedNodes.count == 2)
    }

    @Test func diagonalsShortenTheWay() throws {
        let grid = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: vector_int2(-2, -2), width: 5, height: 5, diagonalsAllowed: true)
        let start = try #require(grid.node(atGridPosition: vector_int2(-2, -2)))
        let end = try #require(grid.node(atGridPosition: vector_int2(2, 2)))
        #expect(grid.findPath(from: start, to: end).count == 5)
    }

    @Test func aNodeIsConnectedToTheNearest() {
        let nodes = [0, 10].map { GKGraphNode2D(point: vector_float2($0, 0)) }
        let graph = GKGraph(nodes)
        let node = GKGraphNode2D(point: vector_float2(7, 0))
        graph.connectToLowestCostNode(node: node, bidirectional: true)
        #expect(node.connectedNodes == [nodes[1]])
        #expect(nodes[1].connectedNodes == [node])
        #expect(graph.nodes?.count == 3)
    }
}
