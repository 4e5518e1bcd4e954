/// Something that happens when views come to the screen and leave it.
@MainActor final class NodeLifetime {
    private var appear: () -> Void
    private var disappear: () -> Void
    private(set) var isShown = false

    init(appear: @escaping () -> Void, disappear: @escaping () -> Void) { (self.appear, self.disappear) = (appear, disappear) }

    func set(isShown new: Bool) {
        guard new != isShown else { return }
        isShown = new
        if new { appear() } else { disappear() }
    }
}

/// The lifetimes of all that is in a hosted view.
@MainActor final class LifetimeList {
    private var entries: [(lifetime: NodeLifetime, scope: GraphScope)] = []
    private(set) var isVisible = false
    /// Whether the content has been visible at some time.
    private(set) var hasBegun = false
    /// Parts of the graph that are made and not shown.
    private var hidden: [GraphScope] = []

    /// Adds a view's lifetime; it begins after this update, or when the hosted view comes to the screen.
    func add(_ lifetime: NodeLifetime, _ inputs: _ViewInputs) {
        entries.append((lifetime, inputs.scope))
        inputs.graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isVisible, self.entries.contains(where: { $0.lifetime === lifetime }) else { return }
                guard !self.isHidden(inputs.scope) else { return }
                lifetime.set(isShown: true)
            }
        }
        inputs.scope.atEnd { [weak self] in
            MainActor.assumeIsolated {
                self?.entries.removeAll { $0.lifetime === lifetime }
                AnyAttribute.untracked { lifetime.set(isShown: false) }
            }
        }
    }

    func setVisible(_ new: Bool) {
        guard new != isVisible else { return }
        isVisible = new
        if new { hasBegun = true }
        for entry in entries where !new || !isHidden(entry.scope) { entry.lifetime.set(isShown: new) }
    }

    private func isHidden(_ scope: GraphScope) -> Bool { hidden.contains { scope.isInside($0) } }

    /// Keeps the lifetimes of a part of the graph from beginning, though it is made, until it is to be shown.
    func setHidden(_ isHidden: Bool, _ scope: GraphScope, in graph: Graph) {
        guard isHidden != hidden.contains(where: { $0 === scope }) else { return }
        hidden.removeAll { $0.isDestroyed || $0 === scope }
        if isHidden { hidden.append(scope) }
        graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated { self?.setShown(self?.isHidden(scope) != true, inside: scope) }
        }
    }

    /// Begins and ends the lifetimes of what belongs to a part of the graph.
    func setShown(_ isShown: Bool, inside scope: GraphScope) {
        guard isVisible else { return }
        for entry in entries where entry.scope.isInside(scope) { entry.lifetime.set(isShown: isShown) }
    }
}
