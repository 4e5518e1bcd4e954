import QuinceFoundation

/// The single changes from results to later ones.
struct FetchedChanges {
    struct Object {
        var object: AnyObject
        var kind: NSFetchedResultsChangeType
        var from: IndexPath?
        var to: IndexPath?
    }

    private(set) var sections: [(section: FetchedResults.Section, index: Int, kind: NSFetchedResultsChangeType)] = []
    private(set) var objects: [Object] = []

    init(from old: FetchedResults, to new: FetchedResults) {
        addSections(old, new)
        addDeletions(old, new)
        addInsertions(old, new)
        addUpdates(old, new)
    }

    private mutating func addSections(_ old: FetchedResults, _ new: FetchedResults) {
        let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
            sections.append((section, index, .delete))
        }
        for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
            sections.append((section, index, .insert))
        }
    }

    private mutating func addDeletions(_ old: FetchedResults, _ new: FetchedResults) {
        for (position, object) in old.objects.enumerated() where new.positions[ObjectIdentifier(object)] == nil {
            objects.append(Object(object: object, kind: .delete, from: old.indexPath(at: position), to: nil))
        }
    }

    private mutating func addInsertions(_ old: FetchedResults, _ new: FetchedResults) {
        for (position, object) in new.objects.enumerated() where old.positions[ObjectIdentifier(object)] == nil {
            objects.append(Object(object: object, kind: .insert, from: nil, to: new.indexPath(at: position)))
        }
    }

    /// Objects in both: they have moved where they left their section, or stand in another order; else they have new values.
    private mutating func addUpdates(_ old: FetchedResults, _ new: FetchedResults) {
        let staying = Self.staying(old, new)
        for (position, object) in new.objects.enumerated() {
            let identifier = ObjectIdentifier(object)
            guard let before = old.positions[identifier] else { continue }
            let (from, to) = (old.indexPath(at: before), new.indexPath(at: position))
            if !staying.contains(identifier) || old.name(at: before) != new.name(at: position) {
                objects.append(Object(object: object, kind: .move, from: from, to: to))
            } else if new.updated.contains(identifier) {
                objects.append(Object(object: object, kind: .update, from: from, to: to))
            }
        }
    }

    /// The objects that need not move: those without changes, and of the others those that fit between them as they are.
    private static func staying(_ old: FetchedResults, _ new: FetchedResults) -> Set<ObjectIdentifier> {
        let common = new.objects.map { ObjectIdentifier($0) }.filter { old.positions[$0] != nil }
        func ends(_ isFixed: (ObjectIdentifier) -> Bool) -> [Int]? {
            // For each object the old position of the next one that stays.
            var (next, ends) = (Int.max, Array(repeating: Int.max, count: common.count))
            for (index, object) in common.enumerated().reversed() {
                ends[index] = next
                guard isFixed(object), let position = old.positions[object] else { continue }
                if position > next { return nil }
                next = position
            }
            return ends
        }
        let fixed: (ObjectIdentifier) -> Bool = { !new.updated.contains($0) }
        let limits = ends(fixed) ?? Array(repeating: Int.max, count: common.count)
        var (last, staying): (Int, Set<ObjectIdentifier>) = (-1, [])
        for (object, limit) in zip(common, limits) {
            guard let position = old.positions[object], position > last, position < limit else { continue }
            last = position
            staying.insert(object)
        }
        return staying
    }
}
