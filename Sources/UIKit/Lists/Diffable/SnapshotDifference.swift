/// The changes that lead from one snapshot to another.
@MainActor struct SnapshotDifference {
    private(set) var changes = ListChanges()
    /// Items whose cells are set up again, by their new paths.
    private(set) var reconfigured: [IndexPath] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = Self.places(old.sectionIdentifiers)
        let newSections = Self.places(new.sectionIdentifiers)
        compareSections(old.sectionIdentifiers, new.sectionIdentifiers, oldSections, newSections)
        compareItems(old, new, oldSections, newSections)
        changes.reloadedSections = new.reloadedSectionIdentifiers.compactMap { oldSections[$0] }
        let reloaded = Set(changes.reloadedSections)
        changes.reloadedItems = paths(of: new.reloadedItemIdentifiers, in: old, oldSections).filter { !reloaded.contains($0.section) }
        reconfigured = paths(of: new.reconfiguredItemIdentifiers, in: new, newSections)
    }

    private static func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
        Dictionary(elements.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    private func paths<Section, Item>(
        of items: [Item], in snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ sections: [Section: Int]
    ) -> [IndexPath] {
        guard !items.isEmpty else { return [] }
        var indices: [Section: [Item: Int]] = [:]
        return Set(items).compactMap { item in
            guard let section = snapshot.sectionIdentifier(containingItem: item), let number = sections[section] else { return nil }
            if indices[section] == nil { indices[section] = Self.places(snapshot.itemIdentifiers(inSection: section)) }
            return indices[section]?[item].map { IndexPath(item: $0, section: number) }
        }.sorted()
    }

    private mutating func compareSections<Section: Hashable>(
        _ old: [Section], _ new: [Section], _ oldPlaces: [Section: Int], _ newPlaces: [Section: Int]
    ) {
        for (index, section) in old.enumerated() where newPlaces[section] == nil { changes.deletedSections.append(index) }
        for (index, section) in new.enumerated() where oldPlaces[section] == nil { changes.insertedSections.append(index) }
        let kept = new.filter { oldPlaces[$0] != nil }
        let staying = Self.increasing(kept.map { oldPlaces[$0]! })
        for (position, section) in kept.enumerated() where !staying[position] {
            changes.movedSections.append(.init(from: oldPlaces[section]!, to: newPlaces[section]!))
        }
    }

    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldSections: [Section: Int], _ newSections: [Section: Int]
    ) {
        var oldPaths: [Item: IndexPath] = [:]
        for (section, identifier) in old.sectionIdentifiers.enumerated() {
            for (item, element) in old.itemIdentifiers(inSection: identifier).enumerated() {
                if new.sectionIdentifier(containingItem: element) == nil {
                    // What goes with its section is not said again.
                    if newSections[identifier] != nil { changes.deletedItems.append(IndexPath(item: item, section: section)) }
                } else {
                    oldPaths[element] = IndexPath(item: item, section: section)
                }
            }
        }
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            compare(new.itemIdentifiers(inSection: identifier), section, oldSection: oldSections[identifier], oldPaths)
        }
    }

    private mutating func compare<Item: Hashable>(
        _ items: [Item], _ section: Int, oldSection: Int?, _ oldPaths: [Item: IndexPath]
    ) {
        var kept: [(item: Int, from: IndexPath)] = []
        for (item, element) in items.enumerated() {
            let path = IndexPath(item: item, section: section)
            guard let old = oldPaths[element] else {
                if oldSection != nil { changes.insertedItems.append(path) }
                continue
            }
            if old.section == oldSection {
                kept.append((item, old))
            } else {
                changes.movedItems.append(.init(from: old, to: path))
            }
        }
        let staying = Self.increasing(kept.map(\.from.item))
        for (position, element) in kept.enumerated() where !staying[position] {
            changes.movedItems.append(.init(from: element.from, to: IndexPath(item: element.item, section: section)))
        }
    }

    /// Which of `numbers` belong to a longest increasing subsequence: the most elements that can stay while the others move.
    static func increasing(_ numbers: [Int]) -> [Bool] {
        var result = [Bool](repeating: true, count: numbers.count)
        // Mostly nothing moves.
        guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return result }
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[position] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        result = [Bool](repeating: false, count: numbers.count)
        var position = ends.last ?? -1
        while position >= 0 {
            result[position] = true
            position = before[position]
        }
        return result
    }
}
