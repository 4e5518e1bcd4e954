/// A part of the graph that lives and ends as one: the content of a branch, of an element, of a whole view.
final class GraphScope {
    private var attributes: ContiguousArray<AnyAttribute> = []
    private var children: [ObjectIdentifier: GraphScope] = [:]
    private weak var parent: GraphScope?
    private var endings: [() -> Void] = []
    private(set) var isDestroyed = false

    init(parent: GraphScope?) {
        self.parent = parent
        parent?.children[ObjectIdentifier(self)] = self
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

    /// Ends everything in the scope, innermost first.
    func destroy() {
        guard !isDestroyed else { return }
        isDestroyed = true
        parent?.children[ObjectIdentifier(self)] = nil
        let inner = children
        children = [:]
        for child in inner.values { child.destroy() }
        for attribute in attributes { attribute.destroy() }
        attributes = []
        for ending in endings.reversed() { ending() }
        endings = []
    }
}
