/// The views of a `ForEach`: made by identity when they are first asked for.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
    private let inputs: _ViewListInputs
    private let source: Attribute<ForEach<Data, ID, Content>>
    private var ids: [ID] = []
    private var items: [ID: Item] = [:]
    private let isUnary: Bool
    private var isMade = false

    /// What is kept for one element.
    private struct Item {
        let scope: GraphScope
        /// The element's data; the view depends on it.
        let value: Attribute<Data.Element>
        let list: ViewList
        /// What the closure makes of the element.
        let content: Attribute<Content>
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
        if !items.isEmpty { refresh(current, new, isSame) }
        guard !isSame else { return }
        ids = new
        ends = nil
        if isMade { changed() }
    }

    /// Gives elements that are known their new data, and lets go of those that went.
    private func refresh(_ current: ForEach<Data, ID, Content>, _ new: [ID], _ isSame: Bool) {
        var remaining = isSame ? [:] : items
        var index = current.data.startIndex
        for id in new {
            if let item = items[id] {
                item.value.set(current.data[index])
                if !isSame { remaining[id] = nil }
            }
            current.data.formIndex(after: &index)
        }
        for (id, item) in remaining {
            items[id] = nil
            // While it is on its way out it stays what it was: the closure may reach for what is no longer there, such as an index.
            item.content.freeze()
            inputs.base.host.retire(item.scope, of: item.list)
        }
    }

    private func item(_ index: Int) -> Item {
        let id = ids[index]
        if let known = items[id] { return known }
        let item = AnyAttribute.untracked { make(id, index) }
        items[id] = item
        return item
    }

    private func make(_ id: ID, _ index: Int) -> Item {
        let scope = GraphScope(parent: inputs.base.scope)
        let data = source.untrackedValue.data
        let value = Attribute(data[data.index(data.startIndex, offsetBy: index)])
        // The closure may have captured something else each time; whether what it makes is another view is then seen by comparing.
        let source = source
        let content = Attribute<Content>(in: scope) {
            let body = source.value.content
            return body(value.value)
        }
        var inner = inputs
        inner.base.scope = scope
        let list =
            isUnary
            ? _ViewListOutputs.unary(_GraphValue(content), inner).list
            : Content._makeViewList(view: _GraphValue(content), inputs: inner).list
        list.parent = self
        if isUnary {
            let element = list.element(at: 0)
            element.id = AnyHashable(id)
            element.letGo = { [weak self] in self?.letGo(id, scope) }
        }
        return Item(scope: scope, value: value, list: list, content: content)
    }

    /// Ends an element that is not shown; it is made anew when it is asked for again.
    private func letGo(_ id: ID, _ scope: GraphScope) {
        guard let item = items[id], item.scope === scope, !scope.keepsState else { return }
        items[id] = nil
        let host = inputs.base.host
        host.retire(scope, of: item.list)
        if !host.graph.isUpdating { host.needsLayout() }
    }

    // MARK: Elements

    /// Where the views of each element end, for elements of any number of views.
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
        let (ids, list) = (ids, ObjectIdentifier(self))
        return RowSnapshot(count: ids.count) { AnyHashable(ElementIdentity(list: list, id: AnyHashable(ids[$0]))) }
    }

    override var sections: [ListSection] {
        if isUnary { return super.sections }
        let parts = ids.indices.map { item($0).list.sections }
        if parts.allSatisfy({ $0.count <= 1 && $0.first?.header == nil && $0.first?.footer == nil && $0.first?.id == nil }) {
            return super.sections
        }
        return parts.flatMap { $0 }
    }

    /// Identities that the collection has twice show one of the elements only; Apple's frameworks say so, too.
    func identity(at index: Int) -> ID { ids[index] }
}
