/// The elements of a list in another form, each made once.
final class MappedList: ViewList {
    private let base: ViewList
    private let mapping: ElementMapping

    init(_ base: ViewList, _ transform: @escaping (ViewElement) -> ViewElement) {
        (self.base, mapping) = (base, ElementMapping(transform))
        super.init()
        base.parent = self
    }

    /// A part of what another list maps: an element has one form in both.
    private init(_ base: ViewList, sharing mapping: ElementMapping) {
        (self.base, self.mapping) = (base, mapping)
        super.init()
    }

    override var count: Int { base.count }
    override func element(at index: Int) -> ViewElement { mapping.element(for: base.element(at: index)) }
    override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
    override var snapshot: RowSnapshot { base.snapshot }
    override func editing(at index: Int) -> RowEditing? { base.editing(at: index) }
    override func countChanged() { mapping.removeDeparted(base) }

    override var sections: [ListSection] {
        base.sections.map { section in
            var copy = section
            copy.content = section.content === base ? self : MappedList(section.content, sharing: mapping)
            return copy
        }
    }
}

/// The forms that elements have been given.
@MainActor private final class ElementMapping {
    private let transform: (ViewElement) -> ViewElement
    private var known: [ObjectIdentifier: (base: ViewElement, mapped: ViewElement)] = [:]

    init(_ transform: @escaping (ViewElement) -> ViewElement) { self.transform = transform }

    func element(for element: ViewElement) -> ViewElement {
        let id = ObjectIdentifier(element)
        if let found = known[id] { return found.mapped }
        let mapped = transform(element)
        known[id] = (element, mapped)
        element.scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.known[id] = nil } }
        return mapped
    }

    /// Drops elements that are gone, when there are many of them.
    func removeDeparted(_ list: ViewList) {
        guard known.count > 2 * list.count + 16 else { return }
        let current = Set((0..<list.count).map { ObjectIdentifier(list.element(at: $0)) })
        known = known.filter { current.contains($0.key) }
    }
}
