/// A node with the views of a list as its children.
@MainActor class ListNode: LayoutNode {
    override class var keepsState: Bool { false }
    private let list: ViewList
    private let inputs: _ViewInputs
    private var isMade = false
    private(set) var elements: [ViewElement] = []
    private var sink: GraphSink?

    init(_ list: ViewList, _ inputs: _ViewInputs) {
        (self.list, self.inputs) = (list, inputs)
        super.init(inputs)
        sink = GraphSink(in: inputs.scope, graph: inputs.graph) { [unowned self] in
            AnyAttribute.untracked { MainActor.assumeIsolated { updateChildren() } }
        }
        list.onChange = { [weak self] in self?.sink?.invalidate() }
    }

    private func updateChildren() {
        let new = list.elements
        guard new.count != elements.count || !zip(new, elements).allSatisfy({ $0 === $1 }) else { return }
        let old = elements
        elements = new
        setChildren(new.map(\.node))
        elementsChanged()
        if isMade { showPassages(from: old) }
        isMade = true
    }

    /// Called when there are other elements.
    func elementsChanged() {}

    override func frame(of id: AnyHashable) -> CGRect? {
        if let index = elements.firstIndex(where: { $0.id == id }), index < children.count {
            return CGRect(origin: children[index].position, size: children[index].size)
        }
        return super.frame(of: id)
    }

    /// Shows views coming and going.
    private func showPassages(from old: [ViewElement]) {
        let passage = Passage(parent: self, inputs: inputs)
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(elements.map(ObjectIdentifier.init)))
        for element in old where !after.contains(ObjectIdentifier(element)) { passage.end(element) }
        for element in elements where !before.contains(ObjectIdentifier(element)) { passage.begin(element) }
    }
}

/// Shows the views of a list where one view is wanted: a single one as it is, several in front of each other.
@MainActor final class ImplicitStackNode: ListNode {
    /// Called when none of the views before is among those now: a condition has another branch.
    var onExchange: () -> Void = {}
    private var shown: Set<ObjectIdentifier> = []

    override func elementsChanged() {
        let new = Set(elements.map { ObjectIdentifier($0) })
        defer { shown = new }
        if !shown.isEmpty, !new.isEmpty, shown.isDisjoint(with: new) { onExchange() }
    }

    private var only: LayoutNode? { children.count == 1 ? children[0] : nil }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let only { return only.sizeThatFits(proposal) }
        var size = CGSize.zero
        for child in children {
            let taken = child.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, taken.width), height: max(size.height, taken.height))
        }
        return size
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        for child in children {
            let taken = child.sizeThatFits(proposal)
            child.place(at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal)
        }
    }

    override var layoutPriority: Double { only?.layoutPriority ?? 0 }
    override var zIndex: Double { only?.zIndex ?? 0 }
    override var spacing: ViewSpacing { only?.spacing ?? ViewSpacing() }
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { only?.explicitGuide(key, proposal) }
}
