/// A part of the graph that lives and ends as one: the content of a branch, of an element, of a whole view.
final class GraphScope {
    private var attributes: ContiguousArray<AnyAttribute> = []
    /// By their numbers, which grow with creation.
    private var children: [UInt64: GraphScope] = [:]
    private weak var parent: GraphScope?
    private var endings: [() -> Void] = []
    private(set) var isDestroyed = false
    private let number: UInt64
    /// Whether something in the scope knows more than the views were given, as state does: it would be lost if they were made anew.
    private(set) var keepsState = false

    nonisolated(unsafe) private static var lastNumber: UInt64 = 0

    init(parent: GraphScope?) {
        GraphScope.lastNumber += 1
        number = GraphScope.lastNumber
        self.parent = parent
        parent?.children[number] = self
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
        parent?.children[number] = nil
        let inner = children
        children = [:]
        // Apps are told of what ends in an order that is always the same.
        for child in inner.sorted(by: { $0.key < $1.key }) { child.value.destroy() }
        for attribute in attributes { attribute.destroy() }
        attributes = []
        for ending in endings.reversed() { ending() }
        endings = []
    }
}
