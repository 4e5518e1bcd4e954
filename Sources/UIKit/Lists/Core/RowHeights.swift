/// The heights of a section's rows and the sums over them.
///
/// Neighbours of the same height share one node of a balanced tree (a treap whose priorities come from a counter, so that every run is the
/// same): a section of a hundred thousand estimated rows is one node, and all operations take time logarithmic in the number of nodes.
struct RowHeights {
    /// The height of one row, and whether it is known or estimated.
    struct Height: Equatable {
        var value: CGFloat
        var isExact: Bool
    }

    private final class Node {
        let priority: UInt64
        var height: Height
        var count: Int
        var left: Node?
        var right: Node?
        var totalCount = 0
        var totalHeight: CGFloat = 0

        init(height: Height, count: Int, priority: UInt64) {
            (self.height, self.count, self.priority) = (height, count, priority)
            update()
        }

        func update() {
            totalCount = (left?.totalCount ?? 0) + count + (right?.totalCount ?? 0)
            totalHeight = (left?.totalHeight ?? 0) + height.value * CGFloat(count) + (right?.totalHeight ?? 0)
        }
    }

    private var root: Node?
    private var seed: UInt64 = 0

    init() {}
    init(count: Int, height: Height) { insert(count, at: 0, height: height) }

    var count: Int { root?.totalCount ?? 0 }
    /// The sum of all heights.
    var total: CGFloat { root?.totalHeight ?? 0 }

    subscript(row: Int) -> Height {
        get { find(row).height }
        set { if find(row).height != newValue { replace(row, newValue) } }
    }

    /// The sum of the heights of the rows before `row`.
    func offset(of row: Int) -> CGFloat { row >= count ? total : find(row).offset }

    private func find(_ row: Int) -> (height: Height, offset: CGFloat) {
        var (node, index, offset) = (root, row, CGFloat(0))
        while let current = node {
            let before = current.left?.totalCount ?? 0
            if index < before {
                node = current.left
                continue
            }
            offset += current.left?.totalHeight ?? 0
            index -= before
            if index < current.count { return (current.height, offset + CGFloat(index) * current.height.value) }
            offset += CGFloat(current.count) * current.height.value
            index -= current.count
            node = current.right
        }
        return (Height(value: 0, isExact: true), offset)
    }

    /// The row at `offset`; beyond the ends the first or last one. Nil where there are no rows.
    func row(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (node, index, rest) = (root, 0, max(offset, 0))
        while let current = node {
            let before = current.left?.totalHeight ?? 0
            if rest < before {
                node = current.left
                continue
            }
            rest -= before
            index += current.left?.totalCount ?? 0
            let own = CGFloat(current.count) * current.height.value
            if rest < own { return index + min(Int(rest / current.height.value), current.count - 1) }
            rest -= own
            index += current.count
            node = current.right
        }
        return count - 1
    }

    // MARK: Changes

    mutating func insert(_ number: Int, at row: Int, height: Height) {
        guard number > 0 else { return }
        let (left, right) = Self.split(root, row, &seed)
        root = Self.merge(Self.merge(left, Self.make(height, number, &seed)), right)
    }

    mutating func remove(at row: Int) {
        let (left, rest) = Self.split(root, row, &seed)
        root = Self.merge(left, Self.split(rest, 1, &seed).1)
    }

    /// All rows get `height`.
    mutating func reset(to height: Height) { self = RowHeights(count: count, height: height) }

    private mutating func replace(_ row: Int, _ height: Height) {
        let (left, rest) = Self.split(root, row, &seed)
        let (_, right) = Self.split(rest, 1, &seed)
        root = Self.merge(Self.merge(left, Self.make(height, 1, &seed)), right)
    }

    private static func make(_ height: Height, _ count: Int, _ seed: inout UInt64) -> Node {
        // SplitMix64 of a counter.
        seed &+= 0x9E37_79B9_7F4A_7C15
        var value = seed
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Node(height: height, count: count, priority: value ^ (value >> 31))
    }

    /// The first `rows` rows and the rest.
    private static func split(_ node: Node?, _ rows: Int, _ seed: inout UInt64) -> (Node?, Node?) {
        guard let node else { return (nil, nil) }
        let before = node.left?.totalCount ?? 0
        if rows <= before {
            let (left, right) = split(node.left, rows, &seed)
            node.left = right
            node.update()
            return (left, node)
        }
        if rows >= before + node.count {
            let (left, right) = split(node.right, rows - before - node.count, &seed)
            node.right = left
            node.update()
            return (node, right)
        }
        // The cut goes through the node's own rows.
        let tail = make(node.height, before + node.count - rows, &seed)
        let right = merge(tail, node.right)
        node.right = nil
        node.count = rows - before
        node.update()
        return (node, right)
    }

    private static func merge(_ left: Node?, _ right: Node?) -> Node? {
        guard let left else { return right }
        guard let right else { return left }
        if left.priority > right.priority {
            left.right = merge(left.right, right)
            left.update()
            return left
        }
        right.left = merge(left, right.left)
        right.update()
        return right
    }
}
