/// The views of a `ForEach`: made by identity when they are first asked for.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
    private let inputs: _ViewListInputs
    private let source: Attribute<ForEach<Data, ID, Content>>
    private var identities = RepeatedIdentities<ID>([])
    private var items: [Key: Item] = [:]
    private let isUnary: Bool
    private var isMade = false
    /// Whether an identity was met twice: elements are told from each other by its occurrences, too, then.
    private var hasRepeats = false

    private var ids: [ID] { identities.ids }

    /// The dictionary key of an element.
    private struct Key: Hashable {
        let id: ID
        /// How many elements before it have the identity, too.
        let occurrence: Int
    }

    /// The state of one element: its scope and content.
    @MainActor private final class Item: ElementKeeper {
        let scope: GraphScope
        /// The element's data; the view depends on it.
        let value: Attribute<Data.Element>
        let list: ViewList
        /// The content that the closure makes of the element.
        let content: Attribute<Content>
        /// The element's place; nil for one that has gone.
        var index: Int?
        /// The place before the last change.
        var lastIndex = 0
        weak var owner: ForEachList?

        init(_ scope: GraphScope, _ value: Attribute<Data.Element>, _ list: ViewList, _ content: Attribute<Content>, _ index: Int) {
            (self.scope, self.value, self.list, self.content, self.index) = (scope, value, list, content, index)
        }

        func letGo() { owner?.letGo(self) }
    }

    init(_ source: Attribute<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs) {
        (self.source, self.inputs) = (source, inputs)
        isUnary = Content._viewListCount(inputs: _ViewListCountInputs()) == 1
        super.init()
        // The scope outlives the list where a view around it is on its way out.
        GraphSink(in: inputs.base.scope, graph: inputs.base.graph) { [weak self] in
            guard let self else { return }
            let current = source.value
            AnyAttribute.untracked { MainActor.assumeIsolated { self.update(current) } }
        }
        isMade = true
    }

    private func update(_ current: ForEach<Data, ID, Content>) {
        let new = current.identities
        let isSame = new == ids
        if !isSame {
            identities = RepeatedIdentities(new)
            // Whoever had some has them still, mostly.
            if hasRepeats { hasRepeats = !identities.isUnique }
        }
        if !items.isEmpty { refresh(current.data, isSame) }
        guard !isSame else { return }
        ends = nil
        if isMade { changed() }
    }

    private func key(_ index: Int) -> Key { Key(id: ids[index], occurrence: hasRepeats ? identities.occurrence(at: index) : 0) }

    /// Gives elements that are known their new data, and lets go of those that went.
    private func refresh(_ data: Data, _ isSame: Bool) {
        if !isSame { for item in items.values { (item.lastIndex, item.index) = (item.index ?? 0, nil) } }
        var position = data.startIndex
        for index in ids.indices {
            known(index)?.value.set(data[position])
            data.formIndex(after: &position)
        }
        let gone = items.filter { $0.value.index == nil }.sorted { $0.value.lastIndex < $1.value.lastIndex }
        for (key, item) in gone {
            items[key] = nil
            // While it is on its way out it stays what it was: the closure may reach for what is no longer there, such as an index.
            item.content.freeze()
            inputs.base.host.retire(item.scope, of: item.list)
        }
    }

    /// Returns the existing state of the element at an index, and records the index in it; nil where there is none yet.
    private func known(_ index: Int) -> Item? {
        guard let item = items[key(index)] else { return nil }
        if let other = item.index, other != index {
            noteRepeats(index)
            return known(index)
        }
        item.index = index
        return item
    }

    /// Keeps elements by the occurrences of their identities: the one at a place is another's, too.
    private func noteRepeats(_ index: Int) {
        hasRepeats = true
        GraphDiagnostics.warn(
            "\(ForEach<Data, ID, Content>.self): the ID \(ids[index]) occurs multiple times within the collection, this will give undefined results!"
        )
        let known = items
        items = [:]
        for (old, item) in known { items[item.index.map(key) ?? old] = item }
    }

    private func item(_ index: Int) -> Item {
        if let known = known(index) { return known }
        let item = AnyAttribute.untracked { make(index) }
        items[key(index)] = item
        return item
    }

    private func make(_ index: Int) -> Item {
        let scope = GraphScope(parent: inputs.base.scope)
        let data = source.untrackedValue.data
        let value = Attribute(data[data.index(data.startIndex, offsetBy: index)])
        // The closure may have captured something else each time; whether what it makes is another view is then seen by comparing.
        let source = source
        let content = Attribute<Content>(in: scope) {
            let (body, element) = (source.value.content, value.value)
            return AnyAttribute.observing { body(element) }
        }
        var inner = inputs
        inner.base.scope = scope
        let list =
            isUnary
            ? _ViewListOutputs.unary(_GraphValue(content), inner).list
            : Content._makeViewList(view: _GraphValue(content), inputs: inner).list
        list.parent = self
        let item = Item(scope, value, list, content, index)
        if isUnary {
            let element = list.element(at: 0)
            element.id = AnyHashable(ids[index])
            element.keeper = item
            item.owner = self
        }
        return item
    }

    /// Ends an element that is not shown; it is made anew when it is asked for again.
    private func letGo(_ item: Item) {
        guard let index = item.index, items[key(index)] === item, !item.scope.keepsState else { return }
        items[key(index)] = nil
        let host = inputs.base.host
        host.retire(item.scope, of: item.list)
        if !host.graph.isUpdating { host.needsLayout() }
    }

    // MARK: Elements

    /// The end index of each element's views, for elements with varying numbers of views; nil until it is computed.
    private var ends: [Int]?

    override func countChanged() { ends = nil }

    private func knownEnds() -> [Int] {
        if let ends { return ends }
        var sum = 0
        let made = ids.indices.map { index in
            sum += item(index).list.count
            return sum
        }
        ends = made
        return made
    }

    override var count: Int { isUnary ? ids.count : knownEnds().last ?? 0 }

    override func element(at index: Int) -> ViewElement {
        if isUnary { return item(index).list.element(at: 0) }
        let ends = knownEnds()
        let row = ends.firstIndex { $0 > index } ?? 0
        let element = item(row).list.element(at: index - (row == 0 ? 0 : ends[row - 1]))
        if element.id == nil { element.id = AnyHashable(ids[row]) }
        return element
    }

    override func editing(at index: Int) -> RowEditing? {
        guard isUnary, let edits = source.untrackedValue.edits else { return super.editing(at: index) }
        return RowEditing(owner: ObjectIdentifier(self), index: index, delete: edits.delete, move: edits.move)
    }

    override func index(of id: AnyHashable) -> Int? {
        if let known = id.base as? ID, let row = ids.firstIndex(of: known) { return isUnary ? row : firstElement(of: row) }
        for row in ids.indices {
            // Elements that are one view may tell their identity without being made.
            guard isUnary else {
                if let inner = item(row).list.index(of: id) { return (firstElement(of: row) ?? 0) + inner }
                continue
            }
            guard let identified = item(row).content.untrackedValue as? any ExplicitlyIdentified else { return nil }
            if identified.explicitID == id { return row }
        }
        return nil
    }

    private func firstElement(of row: Int) -> Int? {
        let ends = knownEnds()
        let start = row == 0 ? 0 : ends[row - 1]
        return start < ends[row] ? start : nil
    }

    override var snapshot: RowSnapshot {
        guard isUnary else { return super.snapshot }
        let (identities, list) = (identities, ObjectIdentifier(self))
        return RowSnapshot(count: ids.count) { index in
            AnyHashable(
                ElementIdentity(list: list, id: AnyHashable(identities.ids[index]), occurrence: identities.occurrence(at: index)))
        }
    }

    override var sections: [ListSection] {
        if isUnary { return super.sections }
        let parts = ids.indices.map { item($0).list.sections }
        if parts.allSatisfy({ $0.count <= 1 && $0.first?.header == nil && $0.first?.footer == nil && $0.first?.id == nil }) {
            return super.sections
        }
        return parts.flatMap { $0 }
    }
}
