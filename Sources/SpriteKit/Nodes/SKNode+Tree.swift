import UIKit

extension SKNode {
    public func insertChild(_ node: SKNode, at index: Int) {
        precondition(
            node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        precondition(node !== self && !inParentHierarchy(node), "Cannot add a node to itself or to its descendants: \(node)")
        node.parent = self
        children.insert(node, at: min(max(index, 0), children.count))
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        forEachDescendantAndSelf {
            $0.physicsBody?.leave()
            $0.leftScene()
        }
        self.parent = nil
    }

    public func move(toParent parent: SKNode) {
        guard self.parent !== parent else { return }
        let (place, turn) = (convert(CGPoint.zero, to: parent), accumulatedRotation - parent.accumulatedRotation)
        removeFromParent()
        parent.addChild(self)
        (position, zRotation) = (place, turn)
    }

    public func removeAllChildren() { for child in children { child.removeFromParent() } }
    public func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }

    /// Whether `parent` is among the node's ancestors.
    public func inParentHierarchy(_ parent: SKNode) -> Bool {
        var node = self.parent
        while let current = node {
            if current === parent { return true }
            node = current.parent
        }
        return false
    }

    /// Whether the two nodes look and stand alike.
    public func isEqual(to node: SKNode) -> Bool { self === node }

    func forEachDescendantAndSelf(_ body: (SKNode) -> Void) {
        body(self)
        for child in children { child.forEachDescendantAndSelf(body) }
    }

    // MARK: Search

    /// The first node that the search string names: a name with wildcards, below children with `/`, anywhere below with `//`.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }

    public func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in NodeSearch(name).results(from: self) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    /// The nodes that a search string names.
    public subscript(name: String) -> [SKNode] { NodeSearch(name).results(from: self) }
}

/// A search string of nodes: steps between slashes. A leading slash starts at the root, `//` searches all descendants, `..` is the parent, and names
/// may hold `*` and character classes such as `[a-f0-9]`.
/// Source: Apple's documentation of `SKNode`, "Searching the Node Tree".
@MainActor struct NodeSearch {
    private var startsAtRoot = false
    private var steps: [(name: String, isDeep: Bool)] = []

    init(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var isDeep = false
        for (index, part) in parts.enumerated() {
            if part.isEmpty {
                if index == 0 { startsAtRoot = parts.count > 1 } else { isDeep = true }
                continue
            }
            steps.append((part, isDeep))
            isDeep = false
        }
    }

    func results(from start: SKNode) -> [SKNode] {
        var current = [start]
        if startsAtRoot {
            var root = start
            while let parent = root.parent { root = parent }
            current = [root]
        }
        for step in steps { current = Self.apply(step, to: current) }
        return steps.isEmpty ? [] : current
    }

    private static func apply(_ step: (name: String, isDeep: Bool), to nodes: [SKNode]) -> [SKNode] {
        var found: [SKNode] = []
        var seen: Set<ObjectIdentifier> = []
        func add(_ node: SKNode) { if seen.insert(ObjectIdentifier(node)).inserted { found.append(node) } }
        let pattern = Array(step.name)
        for node in nodes {
            if step.name == ".." {
                if let parent = node.parent { add(parent) }
            } else if step.name == "." {
                add(node)
            } else if step.isDeep {
                node.forEachDescendantAndSelf { if matches($0, pattern) { add($0) } }
            } else {
                for child in node.children where matches(child, pattern) { add(child) }
            }
        }
        return found
    }

    private static func matches(_ node: SKNode, _ pattern: [Character]) -> Bool {
        if pattern == ["*"] { return true }
        guard let name = node.name else { return false }
        return matches(Array(name)[...], pattern[...])
    }

    private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            return (text.startIndex...text.endIndex).contains { matches(text[$0...], rest) }
        }
        guard let character = text.first else { return false }
        if first == "[", let end = rest.firstIndex(of: "]") {
            return contains(Array(rest[..<end]), character) && matches(text.dropFirst(), pattern[(end + 1)...])
        }
        return first == character && matches(text.dropFirst(), rest)
    }

    private static func contains(_ members: [Character], _ character: Character) -> Bool {
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == "-" {
                if members[index] <= character, character <= members[index + 2] { return true }
                index += 3
            } else {
                if members[index] == character { return true }
                index += 1
            }
        }
        return false
    }
}
