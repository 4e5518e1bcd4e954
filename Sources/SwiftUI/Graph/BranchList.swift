/// A list whose content is one of several, chosen by a number in the graph: what conditions are made of.
final class BranchList: ViewList {
    private var content: ViewList = EmptyList()
    private var scope: GraphScope?
    private var branch: AnyHashable?
    private var isMade = false

    /// - Parameters:
    ///   - select: Tells the branch; what it reads, the list depends on.
    ///   - make: Makes the content of a branch.
    init<Branch: Hashable>(
        _ inputs: _ViewListInputs, select: @escaping () -> Branch, make: @escaping (Branch, _ViewListInputs) -> ViewList
    ) {
        super.init()
        // The scope outlives the list where a view around it is on its way out.
        GraphSink(in: inputs.base.scope, graph: inputs.base.graph) { [weak self] in
            guard let self else { return }
            let chosen = select()
            guard branch != AnyHashable(chosen) else { return }
            branch = AnyHashable(chosen)
            AnyAttribute.untracked { MainActor.assumeIsolated { self.show(chosen, inputs, make) } }
        }
        isMade = true
    }

    private func show<Branch>(_ branch: Branch, _ inputs: _ViewListInputs, _ make: (Branch, _ViewListInputs) -> ViewList) {
        if let scope { inputs.base.host.retire(scope, of: content) }
        let scope = GraphScope(parent: inputs.base.scope)
        self.scope = scope
        var inner = inputs
        inner.base.scope = scope
        content = make(branch, inner)
        content.parent = self
        if isMade { changed() }
    }

    override var count: Int { content.count }
    override func element(at index: Int) -> ViewElement { content.element(at: index) }
    override var sections: [ListSection] { content.sections }
    override func index(of id: AnyHashable) -> Int? { content.index(of: id) }
    override var snapshot: RowSnapshot { content.snapshot }
    override func editing(at index: Int) -> RowEditing? { content.editing(at: index) }
}
