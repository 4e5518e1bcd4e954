/// A map of index paths before changes to those after them, and back. Look-ups take time logarithmic in the number of changes.
struct ListUpdateMap {
    let changes: ListChanges
    private let oldCounts: [Int]
    private let newCounts: [Int]
    private var newSections: [Int?]
    private var oldSections: [Int?]
    /// Rows that leave, by old section, and rows that come, by new section; sorted.
    private var removed: [Int: [Int]] = [:]
    private var added: [Int: [Int]] = [:]
    private var targets: [IndexPath: IndexPath] = [:]
    private var origins: [IndexPath: IndexPath] = [:]

    init(_ changes: ListChanges, old: [Int], new: [Int]) {
        (self.changes, oldCounts, newCounts) = (changes, old, new)
        (newSections, oldSections) = Self.sections(changes, old.count, new.count)
        for path in changes.deletedItems { removed[path.section, default: []].append(path.item) }
        for path in changes.insertedItems { added[path.section, default: []].append(path.item) }
        for move in changes.movedItems {
            (targets[move.from], origins[move.to]) = (move.to, move.from)
            removed[move.from.section, default: []].append(move.from.item)
            added[move.to.section, default: []].append(move.to.item)
        }
        removed = removed.mapValues { Set($0).sorted() }
        added = added.mapValues { Set($0).sorted() }
    }

    private static func sections(_ changes: ListChanges, _ old: Int, _ new: Int) -> (new: [Int?], old: [Int?]) {
        var (toNew, toOld) = ([Int?](repeating: nil, count: old), [Int?](repeating: nil, count: new))
        var isGone = [Bool](repeating: false, count: old)
        var isTaken = [Bool](repeating: false, count: new)
        for section in changes.deletedSections where isGone.indices.contains(section) { isGone[section] = true }
        for section in changes.insertedSections where isTaken.indices.contains(section) { isTaken[section] = true }
        for move in changes.movedSections where isGone.indices.contains(move.from) && isTaken.indices.contains(move.to) {
            (isGone[move.from], isTaken[move.to]) = (true, true)
            (toNew[move.from], toOld[move.to]) = (move.to, move.from)
        }
        for (from, to) in zip(isGone.indices.filter { !isGone[$0] }, isTaken.indices.filter { !isTaken[$0] }) {
            (toNew[from], toOld[to]) = (to, from)
        }
        return (toNew, toOld)
    }

    // MARK: Places

    /// The new index of an old section; nil where it was deleted.
    func section(_ old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }
    /// The old index of a section after the changes; nil where it was inserted.
    func oldSection(_ new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }

    /// The new path of an old item; nil where it was deleted.
    func path(_ old: IndexPath) -> IndexPath? {
        if let target = targets[old] { return target }
        guard let section = section(old.section), let rank = Self.rank(of: old.item, without: removed[old.section] ?? []) else {
            return nil
        }
        return IndexPath(item: Self.index(ofRank: rank, without: added[section] ?? []), section: section)
    }

    /// The old path of an item after the changes; nil where it was inserted.
    func oldPath(_ new: IndexPath) -> IndexPath? {
        if let origin = origins[new] { return origin }
        guard let section = oldSection(new.section), let rank = Self.rank(of: new.item, without: added[new.section] ?? []) else {
            return nil
        }
        return IndexPath(item: Self.index(ofRank: rank, without: removed[section] ?? []), section: section)
    }

    /// How many of the indices before `index` are not in the sorted `gaps`; nil where `index` is itself.
    private static func rank(of index: Int, without gaps: [Int]) -> Int? {
        let before = partition(gaps.count) { gaps[$0] >= index }
        return before < gaps.count && gaps[before] == index ? nil : index - before
    }

    /// The index with `rank` others before it that are not in the sorted `gaps`.
    private static func index(ofRank rank: Int, without gaps: [Int]) -> Int { rank + partition(gaps.count) { gaps[$0] - $0 > rank } }

    /// The first of `count` indices for which `isAfter` holds, which does for all that follow it.
    private static func partition(_ count: Int, _ isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Consistency

    /// Why the changes and the numbers before and after do not fit, in iOS's words; nil where they do.
    func inconsistency(_ nouns: ListNouns) -> String? {
        outOfBounds(nouns) ?? contradiction() ?? wrongSectionCount(nouns) ?? wrongItemCount(nouns)
    }

    private func outOfBounds(_ nouns: ListNouns) -> String? {
        for section in changes.deletedSections + changes.reloadedSections where !oldCounts.indices.contains(section) {
            return "attempt to delete section \(section), but there are only \(oldCounts.count) sections before the update"
        }
        for section in changes.insertedSections where !newCounts.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(newCounts.count) sections after the update"
        }
        for move in changes.movedSections where !oldCounts.indices.contains(move.from) {
            return "attempt to move section \(move.from), but there are only \(oldCounts.count) sections before the update"
        }
        for move in changes.movedSections where !newCounts.indices.contains(move.to) {
            return "attempt to move section to \(move.to), but there are only \(newCounts.count) sections after the update"
        }
        for path in changes.deletedItems + changes.reloadedItems + changes.movedItems.map(\.from) {
            let what = "attempt to delete \(nouns.item) \(path.item) from section \(path.section)"
            guard oldCounts.indices.contains(path.section) else {
                return what + ", but there are only \(oldCounts.count) sections before the update"
            }
            guard path.item < oldCounts[path.section] else {
                return what + " which only contains \(oldCounts[path.section]) \(nouns.items) before the update"
            }
        }
        for path in changes.insertedItems + changes.movedItems.map(\.to) {
            let what = "attempt to insert \(nouns.item) \(path.item) into section \(path.section), but there are only "
            guard newCounts.indices.contains(path.section) else { return what + "\(newCounts.count) sections after the update" }
            guard path.item < newCounts[path.section] else {
                return what + "\(newCounts[path.section]) \(nouns.items) in section \(path.section) after the update"
            }
        }
        return nil
    }

    private func contradiction() -> String? {
        func text(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }
        let deleted = Set(changes.deletedItems)
        let inserted = Set(changes.insertedItems)
        if let path = changes.reloadedItems.first(where: deleted.contains) {
            return "attempt to delete and reload the same index path (\(text(path)))"
        }
        if let move = changes.movedItems.first(where: { deleted.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same index path (\(text(move.from)))"
        }
        if let move = changes.movedItems.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path (\(text(move.to)))"
        }
        return nil
    }

    private func wrongSectionCount(_ nouns: ListNouns) -> String? {
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        guard newCounts.count != oldCounts.count + inserted - deleted else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(nouns.list) after the update (\(newCounts.count)) must be equal to the number of sections contained in the \(nouns.list) before the update (\(oldCounts.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private func wrongItemCount(_ nouns: ListNouns) -> String? {
        let reloaded = Set(changes.reloadedSections)
        for (index, count) in oldCounts.enumerated() where !reloaded.contains(index) {
            guard let target = section(index), newCounts.indices.contains(target) else { continue }
            let movedIn = changes.movedItems.lazy.filter { $0.to.section == target }.count
            let movedOut = changes.movedItems.lazy.filter { $0.from.section == index }.count
            let inserted = (added[target]?.count ?? 0) - movedIn
            let deleted = (removed[index]?.count ?? 0) - movedOut
            guard newCounts[target] != count + inserted - deleted + movedIn - movedOut else { continue }
            return
                "Invalid update: invalid number of \(nouns.items) in section \(target). The number of \(nouns.items) contained in an existing section after the update (\(newCounts[target])) must be equal to the number of \(nouns.items) contained in that section before the update (\(count)), plus or minus the number of \(nouns.items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(nouns.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}
