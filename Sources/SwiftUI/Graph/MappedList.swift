/// The elements of a list in another form, each made once.
final class MappedList: ViewList {
    private let base: ViewList
    private let transform: (ViewElement) -> ViewElement
    private var known: [ObjectIdentifier: (base: ViewElement, mapped: ViewElement)] = [:]

    init(_ base: ViewList, _ transform: @escaping (ViewElement) -> ViewElement) {
        (self.base, self.transform) = (base, transform)
        super.init()
        base.parent = self
    }

    override var count: Int { base.count }

    override func element(at index: Int) -> ViewElement {
        let element = base.element(at: index)
        if let found = known[ObjectIdentifier(element)] { return found.mapped }
        let mapped = transform(element)
        let id = ObjectIdentifier(element)
        known[id] = (element, mapped)
        element.scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.known[id] = nil } }
        return mapped
    }

    override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
    override var snapshot: RowSnapshot { base.snapshot }

    override func editing(at index: Int) -> RowEditing? { base.editing(at: index) }

    override func countChanged() {
        // Elements that are gone are let go when there are many of them.
        guard known.count > 2 * base.count + 16 else { return }
        let current = Set((0..<base.count).map { ObjectIdentifier(base.element(at: $0)) })
        known = known.filter { current.contains($0.key) }
    }

    override var sections: [ListSection] {
        base.sections.map { section in
            var copy = section
            copy.content = section.content === base ? self : MappedList(section.content, transform)
            return copy
        }
    }
}
