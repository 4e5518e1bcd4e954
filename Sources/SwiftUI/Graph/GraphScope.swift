/// A part of the graph that lives and ends as one: the content of a branch, of an element, of a whole view.
final class GraphScope {
    private var attributes = ShortList<AnyAttribute>()
    private var children = Children()
    private weak var parent: GraphScope?
    private var endings = ShortList<() -> Void>()
    private(set) var isDestroyed = false
    private let number: UInt64
    /// Whether something in the scope knows more than the views were given, as state does: it would be lost if they were made anew.
    private(set) var keepsState = false

    nonisolated(unsafe) private static var lastNumber: UInt64 = 0

    init(parent: GraphScope?) {
        GraphScope.lastNumber += 1
        number = GraphScope.lastNumber
        self.parent = parent
        parent?.children.insert(self)
    }

    /// Notes that something in the scope knows more than the views were given.
    func noteState() {
        var scope: GraphScope? = self
        while let current = scope, !current.keepsState {
            current.keepsState = true
            scope = current.parent
        }
    }

    func own(_ attribute: AnyAttribute) { attributes.append(attribute) }

    /// Runs `body` when the scope ends.
    func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

    /// Whether the scope is `other` or a part of it.
    func isInside(_ other: GraphScope) -> Bool {
        var scope: GraphScope? = self
        while let current = scope {
            if current === other { return true }
            scope = current.parent
        }
        return false
    }

    /// Ends everything in the scope, innermost first, what is older before what is newer.
    func destroy() {
        guard !isDestroyed else { return }
        isDestroyed = true
        parent?.children.remove(self)
        let inner = children.sorted
        children = Children()
        // Apps are told of what ends in an order that is always the same.
        for child in inner { child.destroy() }
        let attributes = attributes
        self.attributes = ShortList()
        for index in attributes.indices { attributes[index].destroy() }
        let endings = endings
        self.endings = ShortList()
        for index in endings.indices.reversed() { endings[index]() }
    }

    /// The parts of a scope. Most have one, for which nothing is allocated.
    private struct Children {
        private var only: GraphScope?
        /// By their numbers, which grow with creation; empty while there is only one.
        private var all: [UInt64: GraphScope] = [:]

        mutating func insert(_ child: GraphScope) {
            if all.isEmpty, only == nil { return only = child }
            if let only { all[only.number] = only }
            only = nil
            all[child.number] = child
        }

        mutating func remove(_ child: GraphScope) {
            if only === child { only = nil } else { all[child.number] = nil }
        }

        /// From the oldest to the newest.
        var sorted: [GraphScope] { only.map { [$0] } ?? all.values.sorted { $0.number < $1.number } }
    }
}
