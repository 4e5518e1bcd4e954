/// Finds the cheapest way. Source: Hart, Nilsson and Raphael's A*.
struct PathSearch {
    private struct Entry {
        var node: GKGraphNode
        var cost: Float
        var estimate: Float
    }

    private let start: GKGraphNode
    private let goal: GKGraphNode

    init(from start: GKGraphNode, to goal: GKGraphNode) { (self.start, self.goal) = (start, goal) }

    /// The nodes of the way; none where there is no way.
    func path() -> [GKGraphNode] {
        var open = [Entry(node: start, cost: 0, estimate: start.estimatedCost(to: goal))]
        var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
        var previous: [ObjectIdentifier: GKGraphNode] = [:]
        while let entry = Self.takeCheapest(&open) {
            if entry.node === goal { return way(previous) }
            guard entry.cost == costs[ObjectIdentifier(entry.node)] else { continue }
            for next in entry.node.connectedNodes {
                let cost = entry.cost + entry.node.cost(to: next)
                guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
                costs[ObjectIdentifier(next)] = cost
                previous[ObjectIdentifier(next)] = entry.node
                Self.insert(Entry(node: next, cost: cost, estimate: cost + next.estimatedCost(to: goal)), &open)
            }
        }
        return []
    }

    private func way(_ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
        var nodes = [goal]
        while let node = nodes.last, node !== start, let before = previous[ObjectIdentifier(node)] { nodes.append(before) }
        return nodes.reversed()
    }

    // MARK: A binary heap, the cheapest entry first

    private static func insert(_ entry: Entry, _ heap: inout [Entry]) {
        heap.append(entry)
        var index = heap.count - 1
        while index > 0, heap[index].estimate < heap[(index - 1) / 2].estimate {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private static func takeCheapest(_ heap: inout [Entry]) -> Entry? {
        guard let first = heap.first else { return nil }
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
            guard let least = children.min(by: { heap[$0].estimate < heap[$1].estimate }), heap[least].estimate < heap[index].estimate
            else { return first }
            heap.swapAt(index, least)
            index = least
        }
    }
}
