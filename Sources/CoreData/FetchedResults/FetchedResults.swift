@_spi(Quince) import QuinceFoundation

/// The results of a fetch in their order, in sections.
final class FetchedResults {
    /// A run of results with the same section name.
    struct Section: Equatable {
        var name: String
        var range: Range<Int>
    }

    /// The changes in the context.
    struct Change {
        var predicate: Foundation.NSPredicate?
        var descriptors: [NSSortDescriptor]
        var inserted: [NSManagedObject] = []
        var updated: [NSManagedObject] = []
        var deleted: [NSManagedObject] = []
    }

    private let list: FetchedObjects
    private(set) var sections: [Section] = []
    private let sectionKeyPath: String?
    /// Results whose values have changed.
    private(set) var updated: Set<ObjectIdentifier> = []
    private(set) lazy var positions: [ObjectIdentifier: Int] = Dictionary(
        objects.enumerated().map { (ObjectIdentifier($1), $0) }
    ) { first, _ in first }

    init(_ objects: [AnyObject], sectionKeyPath: String?) {
        (list, self.sectionKeyPath) = (FetchedObjects(objects), sectionKeyPath)
        makeSections(sectionKeyPath.map { path in objects.map { Self.name(of: $0, path) } } ?? [])
    }

    /// Takes results that are made as they are needed.
    ///
    /// - Parameter counts: The names of the sections and the number of rows in each; nil for one section.
    init(_ list: FetchedObjects, sectionKeyPath: String?, _ counts: [(name: String, count: Int)]?) {
        (self.list, self.sectionKeyPath) = (list, sectionKeyPath)
        guard let counts else {
            makeSections([])
            return
        }
        var start = 0
        for (name, count) in counts {
            sections.append(Section(name: name, range: start..<start + count))
            start += count
        }
    }

    private init(_ objects: [AnyObject], _ sectionKeyPath: String?, _ names: [String], updated: Set<ObjectIdentifier>) {
        (list, self.sectionKeyPath, self.updated) = (FetchedObjects(objects), sectionKeyPath, updated)
        makeSections(names)
    }

    /// All results, each of them an object from now on.
    var objects: [AnyObject] { list.all }
    var count: Int { list.count }

    private static func name(of object: AnyObject, _ path: String) -> String { name((object as? NSObject)?.value(forKeyPath: path)) }

    /// The name of a section for a value.
    static func name(_ value: Any?) -> String {
        switch value {
        case nil: ""
        case let text as String: text
        case let value?: "\(value)"
        }
    }

    private func makeSections(_ names: [String]) {
        guard sectionKeyPath != nil else {
            sections = [Section(name: "", range: 0..<count)]
            return
        }
        var start = 0
        for position in names.indices.dropFirst() where names[position] != names[start] {
            sections.append(Section(name: names[start], range: start..<position))
            start = position
        }
        if !names.isEmpty { sections.append(Section(name: names[start], range: start..<names.count)) }
    }

    // MARK: Access

    func object(section: Int, row: Int) -> AnyObject? {
        guard sections.indices.contains(section), row >= 0, row < sections[section].range.count else { return nil }
        return list[sections[section].range.lowerBound + row]
    }

    func indexPath(of object: AnyObject) -> IndexPath? {
        (list.recentPosition(of: object) ?? positions[ObjectIdentifier(object)]).map(indexPath)
    }

    func indexPath(at position: Int) -> IndexPath {
        let section = sectionIndex(at: position)
        return IndexPath(indexes: [section, position - sections[section].range.lowerBound])
    }

    func sectionIndex(at position: Int) -> Int {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if sections[middle].range.lowerBound <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func name(at position: Int) -> String { sections[sectionIndex(at: position)].name }

    func information(_ section: Section, _ title: (String) -> String?) -> any NSFetchedResultsSectionInfo {
        FetchedSection(
            name: section.name, indexTitle: sectionKeyPath == nil ? nil : title(section.name), all: list, range: section.range)
    }

    // MARK: Changes

    /// The results after a change in the context; nil where it changes none of them.
    func applying(_ change: Change) -> FetchedResults? {
        func matches(_ object: NSManagedObject) -> Bool {
            !object.isDeleted && object.managedObjectContext != nil && (change.predicate?.evaluate(with: object) ?? true)
        }
        var removed = Set(change.deleted.map(ObjectIdentifier.init)).filter { positions[$0] != nil }
        var (moved, added): ([NSManagedObject], [NSManagedObject]) = ([], [])
        for object in change.inserted + change.updated where !removed.contains(ObjectIdentifier(object)) {
            let isKnown = positions[ObjectIdentifier(object)] != nil
            switch (isKnown, matches(object)) {
            case (true, true): moved.append(object)
            case (true, false): removed.insert(ObjectIdentifier(object))
            case (false, true): added.append(object)
            case (false, false): break
            }
        }
        guard !(removed.isEmpty && moved.isEmpty && added.isEmpty) else { return nil }
        return placing(moved, added, removed, change.descriptors)
    }

    /// The number of changed objects above which sorting all of them costs less than placing each.
    private static let mostPlacements = 256

    /// Takes out what has gone or changed, and puts in what has changed or is new where it belongs.
    private func placing(
        _ moved: [NSManagedObject], _ added: [NSManagedObject], _ removed: Set<ObjectIdentifier>, _ descriptors: [NSSortDescriptor]
    ) -> FetchedResults {
        let updated = Set(moved.map(ObjectIdentifier.init))
        let out = removed.union(updated)
        var list = objects
        if !out.isEmpty { list = objects.filter { !out.contains(ObjectIdentifier($0)) } }
        guard moved.count + added.count <= Self.mostPlacements else {
            let all = objects.filter { !removed.contains(ObjectIdentifier($0)) } + added as [AnyObject]
            let sorted = NSArray(array: all).sortedArray(using: descriptors).map { $0 as AnyObject }
            return FetchedResults(sorted, sectionKeyPath, newNames(sorted, updated), updated: updated)
        }
        let kept = moved.sorted { positions[ObjectIdentifier($0)]! < positions[ObjectIdentifier($1)]! }
        let gone = out.compactMap { positions[$0] }.sorted()
        var before = 0
        for (index, object) in kept.enumerated() {
            // Where the order allows it, an object stays where it was.
            let old = positions[ObjectIdentifier(object)]!
            while before < gone.count, gone[before] < old { before += 1 }
            list.insert(object, at: place(of: object, in: list, descriptors, near: old - before + index))
        }
        for object in added { list.insert(object, at: place(of: object, in: list, descriptors, near: .max)) }
        return FetchedResults(list, sectionKeyPath, newNames(list, updated), updated: updated)
    }

    private func newNames(_ list: [AnyObject], _ updated: Set<ObjectIdentifier>) -> [String] {
        guard let sectionKeyPath else { return [] }
        return list.map { object in
            let identifier = ObjectIdentifier(object)
            if !updated.contains(identifier), let old = positions[identifier] { return name(at: old) }
            return Self.name(of: object, sectionKeyPath)
        }
    }

    /// The position of an object in a sorted list: of those that its order allows the nearest to a wanted one.
    private func place(of object: AnyObject, in list: [AnyObject], _ descriptors: [NSSortDescriptor], near wanted: Int) -> Int {
        func order(_ other: AnyObject) -> ComparisonResult {
            for descriptor in descriptors {
                let result = descriptor.compare(other, to: object)
                if result != .orderedSame { return result }
            }
            return .orderedSame
        }
        func first(where isPast: (ComparisonResult) -> Bool) -> Int {
            var (low, high) = (0, list.count)
            while low < high {
                let middle = (low + high) / 2
                if isPast(order(list[middle])) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let (lower, upper) = (first { $0 != .orderedAscending }, first { $0 == .orderedDescending })
        return min(max(wanted, lower), upper)
    }

    // MARK: Other forms

    func snapshot() -> NSDiffableDataSourceSnapshotReference { FetchedSnapshot { self.fill($0) } }

    private func fill(_ snapshot: FetchedSnapshot) {
        for section in sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            let ids = objects[section.range].compactMap { ($0 as? NSManagedObject)?.objectID }
            snapshot.appendItems(withIdentifiers: ids, intoSectionWithIdentifier: section.name)
        }
        let changed = objects.filter { updated.contains(ObjectIdentifier($0)) }.compactMap { ($0 as? NSManagedObject)?.objectID }
        if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed) }
    }

    func difference(from old: FetchedResults) -> CollectionDifference<NSManagedObjectID> {
        func ids(_ objects: [AnyObject]) -> [NSManagedObjectID] { objects.compactMap { ($0 as? NSManagedObject)?.objectID } }
        return ids(objects).difference(from: ids(old.objects)).inferringMoves()
    }
}

/// A section as apps see it.
private struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let all: FetchedObjects
    let range: Range<Int>

    var numberOfObjects: Int { range.count }
    var objects: [Any]? { Array(all.all[range]) }
}
