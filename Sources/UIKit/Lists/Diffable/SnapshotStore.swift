/// The snapshot a data source shows, with look-ups by path and identifier.
@MainActor struct SnapshotStore<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var snapshot = Snapshot()
    private var sections: [[Item]] = []
    private var places: [Item: IndexPath]?

    mutating func set(_ new: Snapshot) {
        snapshot = new
        snapshot.forgetReloads()
        sections = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
        places = nil
    }

    var sectionCount: Int { sections.count }
    func itemCount(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }
    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].indices.contains(path.item) else {
            return nil
        }
        return sections[path.section][path.item]
    }
    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    mutating func path(of item: Item) -> IndexPath? {
        if places == nil {
            var made: [Item: IndexPath] = [:]
            for (section, items) in sections.enumerated() {
                for (index, item) in items.enumerated() { made[item] = IndexPath(item: index, section: section) }
            }
            places = made
        }
        return places?[item]
    }
}
