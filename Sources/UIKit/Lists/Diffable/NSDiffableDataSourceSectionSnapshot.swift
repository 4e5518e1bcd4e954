/// The items of a section as a tree whose branches open and close: *NSDiffableDataSourceSectionSnapshot*.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> where ItemIdentifierType: Hashable {
    fileprivate struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    public init() {}

    // MARK: Contents

    /// All items, parents before their children.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
    /// The items none of whose parents is closed.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { $0.isExpanded } }
    public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    /// The item's place among all items.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        return sequence(first: item, next: { nodes[$0]?.parent }).dropFirst().allSatisfy(isExpanded)
    }
    /// How many parents an item has.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item, next: { nodes[$0]?.parent }).reduce(-1) { depth, _ in depth + 1 }
    }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    private func flattened(_ items: [ItemIdentifierType], _ opens: (Node) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(items.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if let node = nodes[item], opens(node) { waiting += node.children.reversed() }
        }
        return result
    }

    /// The children of an item, and theirs.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var result = NSDiffableDataSourceSectionSnapshot()
        let roots = includingParent ? [parent] : nodes[parent]?.children ?? []
        result.rootItems = roots
        for item in flattened(roots, { _ in true }) { result.nodes[item] = nodes[item] }
        for item in roots { result.nodes[item]?.parent = nil }
        return result
    }

    /// The tree as text, for debugging.
    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: level(of: $0)) + (isExpanded($0) ? "- " : "+ ") + "\($0)" }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Adds items as the last children of `parent`, or without one.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, under: parent, at: parent.map { nodes[$0]?.children.count ?? 0 } ?? rootItems.count)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, beside: item, offset: 0)
        merge(snapshot)
    }
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, beside: item, offset: 1)
        merge(snapshot)
    }
    /// Exchanges everything below `parent`.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        delete(nodes[parent]?.children ?? [])
        append(snapshot.rootItems, to: parent)
        merge(snapshot)
    }
    /// Removes items with all their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            if let parent = node.parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
            for child in flattened([item], { _ in true }) { nodes[child] = nil }
        }
    }
    public mutating func deleteAll() { (rootItems, nodes) = ([], [:]) }
    /// Opens items.
    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }

    /// Takes the inner nodes of a tree over whose roots are here already.
    private mutating func merge(_ other: NSDiffableDataSourceSectionSnapshot) {
        for (item, node) in other.nodes {
            if node.parent == nil {
                nodes[item]?.children = node.children
                nodes[item]?.isExpanded = node.isExpanded
            } else {
                nodes[item] = node
            }
        }
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard let node = nodes[item] else {
            uncaughtException(.internalInconsistency, "Invalid item identifier specified for insertion: \(item)")
        }
        let siblings = node.parent.map { nodes[$0]?.children ?? [] } ?? rootItems
        insert(items, under: node.parent, at: (siblings.firstIndex(of: item) ?? 0) + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        guard Set(items).count == items.count, !items.contains(where: contains) else {
            uncaughtException(.internalInconsistency, "Supplied identifiers are not unique.")
        }
        if let parent {
            guard contains(parent) else {
                uncaughtException(.internalInconsistency, "Parent item not found in the section snapshot: \(parent)")
            }
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
        for item in items { nodes[item] = Node(parent: parent) }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
