/// Lays two areas over each other and finds the outlines of their combinations.
///
/// Outlines become lines between points of a grid so fine that no one sees it, and are cut wherever they cross or touch. What remains are edges that
/// meet at their ends only; an edge belongs to the result's outline where the result lies on one side of it alone.
struct PathOverlay {
    /// A Boolean operation: returns whether a point belongs to the result.
    typealias Rule = (_ isInFirst: Bool, _ isInSecond: Bool) -> Bool

    /// A point of the grid.
    private struct Node: Hashable {
        var x, y: Int64

        init(_ point: CGPoint) {
            func whole(_ value: CGFloat) -> Int64 {
                Int64((min(max(value, -PathOverlay.reach), PathOverlay.reach) * PathOverlay.grid).rounded())
            }
            (x, y) = (whole(point.x), whole(point.y))
        }

        var point: CGPoint { CGPoint(x: CGFloat(x) / PathOverlay.grid, y: CGFloat(y) / PathOverlay.grid) }
    }

    private struct Edge {
        /// The lower end first: by y, then by x.
        var low, high: Node
        /// The change of each path's winding number across the edge.
        var first, second: Int
    }

    private struct Key: Hashable { var low, high: Node }

    /// Points of the grid in a unit, and how far coordinates may go.
    private static let grid: CGFloat = 4096, reach: CGFloat = 1e8

    private var edges: [Edge] = []

    /// The pieces of both outlines, cut where they meet. Open subpaths count as closed.
    init(_ first: PathStorage, _ second: PathStorage) {
        var lines: [Edge] = []
        for (path, isFirst) in [(first, true), (second, false)] {
            for polyline in path.flattened(tolerance: Self.tolerance) {
                let nodes = polyline.points.filter { $0.x.isFinite && $0.y.isFinite }.map(Node.init)
                for (index, from) in nodes.enumerated() { Self.add(from, nodes[(index + 1) % nodes.count], isFirst, to: &lines) }
            }
        }
        edges = Self.cut(lines)
    }

    /// The maximum distance of flattened lines from their curves.
    static let tolerance: CGFloat = 0.02

    private static func add(_ from: Node, _ to: Node, _ isFirst: Bool, to lines: inout [Edge]) {
        guard from != to else { return }
        let rises = isBelow(from, to), sign = rises ? 1 : -1
        lines.append(Edge(low: rises ? from : to, high: rises ? to : from, first: isFirst ? sign : 0, second: isFirst ? 0 : sign))
    }

    private static func isBelow(_ a: Node, _ b: Node) -> Bool { (a.y, a.x) < (b.y, b.x) }

    // MARK: Cutting

    /// Cuts lines where they meet until none meets another one but at its ends. Rounding to the grid may make new places to meet, so it takes rounds.
    private static func cut(_ lines: [Edge]) -> [Edge] {
        var lines = merged(lines)
        for _ in 0..<6 {
            let cuts = meetings(of: lines)
            guard !cuts.isEmpty else { break }
            var next: [Edge] = []
            for (index, line) in lines.enumerated() {
                var ends = cuts[index] ?? []
                ends.sort(by: isBelow)
                var from = line.low
                for node in ends + [line.high] where node != from && (isBelow(from, node) || node == line.high) {
                    let rises = isBelow(from, node), sign = rises ? 1 : -1
                    next.append(
                        Edge(low: rises ? from : node, high: rises ? node : from, first: line.first * sign, second: line.second * sign))
                    from = node
                }
            }
            lines = merged(next)
        }
        return lines
    }

    /// Lines between the same ends are one; those that cancel each other are none.
    private static func merged(_ lines: [Edge]) -> [Edge] {
        var places: [Key: Int] = [:]
        var result: [Edge] = []
        for line in lines {
            let key = Key(low: line.low, high: line.high)
            if let place = places[key] {
                result[place].first += line.first
                result[place].second += line.second
            } else {
                places[key] = result.count
                result.append(line)
            }
        }
        return result.filter { $0.first != 0 || $0.second != 0 }
    }

    /// Returns the points where each line, by its index, meets others between its ends.
    private static func meetings(of lines: [Edge]) -> [Int: [Node]] {
        var found: [Int: [Node]] = [:]
        let order = lines.indices.sorted { min(lines[$0].low.x, lines[$0].high.x) < min(lines[$1].low.x, lines[$1].high.x) }
        for (position, index) in order.enumerated() {
            let line = lines[index], right = max(line.low.x, line.high.x)
            for other in order[(position + 1)...] {
                let candidate = lines[other]
                guard min(candidate.low.x, candidate.high.x) <= right else { break }
                guard candidate.low.y <= line.high.y, candidate.high.y >= line.low.y else { continue }
                for node in meetings(line, candidate) {
                    if node != line.low, node != line.high { found[index, default: []].append(node) }
                    if node != candidate.low, node != candidate.high { found[other, default: []].append(node) }
                }
            }
        }
        return found
    }

    private static func meetings(_ a: Edge, _ b: Edge) -> [Node] {
        var nodes: [Node] = []
        // Ends that lie on the other line.
        for node in [b.low, b.high] where lies(node, on: a) { nodes.append(node) }
        for node in [a.low, a.high] where lies(node, on: b) { nodes.append(node) }
        guard nodes.isEmpty else { return nodes }
        let (a0, a1, b0, b1) = (a.low.point, a.high.point, b.low.point, b.high.point)
        let (dx, dy, ex, ey) = (a1.x - a0.x, a1.y - a0.y, b1.x - b0.x, b1.y - b0.y)
        let cross = dx * ey - dy * ex
        guard cross != 0 else { return [] }
        let s = ((b0.x - a0.x) * ey - (b0.y - a0.y) * ex) / cross, t = ((b0.x - a0.x) * dy - (b0.y - a0.y) * dx) / cross
        guard s > 0, s < 1, t > 0, t < 1 else { return [] }
        return [Node(CGPoint(x: a0.x + dx * s, y: a0.y + dy * s))]
    }

    /// Whether a node lies on a line, as near as the grid tells.
    private static func lies(_ node: Node, on line: Edge) -> Bool {
        let (dx, dy) = (Double(line.high.x - line.low.x), Double(line.high.y - line.low.y))
        let (px, py) = (Double(node.x - line.low.x), Double(node.y - line.low.y))
        let length = dx * dx + dy * dy, along = px * dx + py * dy
        guard along > 0, along < length else { return false }
        let across = px * dy - py * dx
        return across * across <= length / 4
    }

    // MARK: Choosing

    /// The outline of what the rule says, the area on its left (with y up).
    func outline(_ firstRule: CGPathFillRule, _ secondRule: CGPathFillRule, where rule: Rule) -> PathStorage {
        var starts: [Node: [Node]] = [:]
        for edge in edges {
            let right = windings(rightOf: edge)
            let left = (right.first + edge.first, right.second + edge.second)
            let isRight = rule(firstRule.includes(right.first), secondRule.includes(right.second))
            let isLeft = rule(firstRule.includes(left.0), secondRule.includes(left.1))
            guard isLeft != isRight else { continue }
            let (from, to) = isLeft ? (edge.low, edge.high) : (edge.high, edge.low)
            starts[from, default: []].append(to)
        }
        return Self.chained(starts)
    }

    /// The winding numbers just right of an edge's middle, by what a ray to the right crosses.
    private func windings(rightOf edge: Edge) -> (first: Int, second: Int) {
        // Doubled coordinates keep the middle on whole numbers; a horizontal edge is looked at from just below its right side.
        let isLevel = edge.low.y == edge.high.y
        let x = edge.low.x + edge.high.x, y = edge.low.y + edge.high.y
        var sum = (first: 0, second: 0)
        for other in edges where other.low.y != other.high.y {
            if isLevel {
                // Right of a level edge, on its way from the left to the right, lies what is below it: with y smaller.
                guard 2 * other.low.y < y, 2 * other.high.y >= y else { continue }
            } else {
                guard 2 * other.low.y <= y, 2 * other.high.y > y else { continue }
            }
            let (dx, dy) = (Double(other.high.x - other.low.x), Double(other.high.y - other.low.y))
            let crossing = 2 * Double(other.low.x) + (Double(y) - 2 * Double(other.low.y)) * dx / dy
            guard crossing > Double(x), other.low != edge.low || other.high != edge.high else { continue }
            sum.first += other.first
            sum.second += other.second
        }
        return sum
    }

    /// Follows edges from end to end until they close.
    private static func chained(_ starts: [Node: [Node]]) -> PathStorage {
        var starts = starts
        var result = PathStorage()
        for begin in starts.keys.sorted(by: isBelow) {
            while var next = starts[begin]?.popLast() {
                var ring = [begin]
                while next != begin {
                    ring.append(next)
                    guard let following = take(after: next, from: ring[ring.count - 2], in: &starts) else { break }
                    next = following
                }
                append(ring, to: &result)
            }
        }
        return result
    }

    /// Removes and returns the next node of a ring. Of several edges, it chooses the one that turns furthest left, which separates rings that only
    /// touch.
    private static func take(after node: Node, from previous: Node, in starts: inout [Node: [Node]]) -> Node? {
        guard let ends = starts[node], !ends.isEmpty else { return nil }
        func angle(_ end: Node) -> Double {
            let (ax, ay) = (Double(node.x - previous.x), Double(node.y - previous.y))
            let (bx, by) = (Double(end.x - node.x), Double(end.y - node.y))
            return atan2(ax * by - ay * bx, ax * bx + ay * by)
        }
        let index = ends.count == 1 ? 0 : ends.indices.max { angle(ends[$0]) < angle(ends[$1]) }!
        return starts[node]?.remove(at: index)
    }

    /// Adds a ring without points in the middle of straight lines.
    private static func append(_ ring: [Node], to result: inout PathStorage) {
        let kept = ring.indices.filter { index in
            let (a, b, c) = (ring[(index + ring.count - 1) % ring.count], ring[index], ring[(index + 1) % ring.count])
            return (b.x - a.x).multipliedFullWidth(by: c.y - b.y) != (b.y - a.y).multipliedFullWidth(by: c.x - b.x)
        }
        guard kept.count > 2 else { return }
        for (position, index) in kept.enumerated() {
            if position == 0 { result.move(ring[index].point) } else { result.line(ring[index].point) }
        }
        result.close()
    }

    /// The parts of the second path's lines that lie inside the first one, or outside it.
    static func lines(of line: PathStorage, _ area: PathStorage, _ rule: CGPathFillRule, keepingInside: Bool) -> PathStorage {
        var result = PathStorage()
        for polyline in line.flattened(tolerance: tolerance) {
            let points = polyline.points + (polyline.isClosed ? [polyline.points[0]] : [])
            var isOpen = false
            for (from, to) in zip(points, points.dropFirst()) {
                for (start, end) in pieces(from, to, area) {
                    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
                    guard rule.includes(area.winding(at: middle)) == keepingInside else {
                        isOpen = false
                        continue
                    }
                    if !isOpen { result.move(start) }
                    result.line(end)
                    isOpen = true
                }
            }
        }
        return result
    }

    /// A line cut where it crosses an outline.
    private static func pieces(_ from: CGPoint, _ to: CGPoint, _ area: PathStorage) -> [(CGPoint, CGPoint)] {
        var shares: [CGFloat] = []
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        for polyline in area.flattened(tolerance: tolerance) {
            for (index, a) in polyline.points.enumerated() {
                let b = polyline.points[(index + 1) % polyline.points.count]
                let (ex, ey) = (b.x - a.x, b.y - a.y), cross = dx * ey - dy * ex
                guard cross != 0 else { continue }
                let s = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross, t = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross
                if s > 0, s < 1, t >= 0, t <= 1 { shares.append(s) }
            }
        }
        let stops = [0] + shares.sorted() + [1]
        func at(_ share: CGFloat) -> CGPoint { share == 1 ? to : CGPoint(x: from.x + dx * share, y: from.y + dy * share) }
        return zip(stops, stops.dropFirst()).filter { $0 < $1 }.map { (at($0), at($1)) }
    }
}

extension CGPathFillRule {
    /// Whether places of this winding number are inside.
    func includes(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding % 2 != 0 }
}
