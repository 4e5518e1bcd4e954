/// Changes of the rows between `beginUpdates()` and `endUpdates()`.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation
    var depth = 1
    var insertedRows: [(IndexPath, Animation)] = []
    var deletedRows: [(IndexPath, Animation)] = []
    var reloadedRows: [(IndexPath, Animation)] = []
    var movedRows: [(IndexPath, IndexPath)] = []
    var insertedSections: [(Int, Animation)] = []
    var deletedSections: [(Int, Animation)] = []
    var reloadedSections: [(Int, Animation)] = []

    var isEmpty: Bool {
        insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && insertedSections.isEmpty
            && deletedSections.isEmpty && reloadedSections.isEmpty
    }
}

/// Where old rows stand after an update, and whether the data source's numbers agree with it.
struct TableUpdateMap {
    private let updates: TableUpdates
    private let removedSections: Set<Int>
    private let addedSections: [Int]
    private var removedRows: [Int: [Int]] = [:]
    private var addedRows: [Int: [Int]] = [:]
    private var moves: [IndexPath: IndexPath] = [:]

    init(_ updates: TableUpdates) {
        self.updates = updates
        removedSections = Set(updates.deletedSections.map(\.0))
        addedSections = updates.insertedSections.map(\.0).sorted()
        for (path, _) in updates.deletedRows { removedRows[path.section, default: []].append(path.row) }
        for (path, _) in updates.insertedRows { addedRows[path.section, default: []].append(path.row) }
        for (from, to) in updates.movedRows {
            moves[from] = to
            removedRows[from.section, default: []].append(from.row)
            addedRows[to.section, default: []].append(to.row)
        }
        for section in removedRows.keys { removedRows[section] = Array(Set(removedRows[section]!)).sorted() }
        for section in addedRows.keys { addedRows[section] = Array(Set(addedRows[section]!)).sorted() }
    }

    /// The new index of an old section; nil where it was deleted.
    func section(_ old: Int) -> Int? {
        guard !removedSections.contains(old) else { return nil }
        var index = old - removedSections.filter { $0 < old }.count
        for added in addedSections where added <= index { index += 1 }
        return index
    }

    /// The new path of an old row; nil where it was deleted.
    func path(_ old: IndexPath) -> IndexPath? {
        if let target = moves[old] { return target }
        guard let section = section(old.section) else { return nil }
        let removed = removedRows[old.section] ?? []
        guard !removed.contains(old.row) else { return nil }
        var row = old.row - removed.filter { $0 < old.row }.count
        for added in addedRows[section] ?? [] where added <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }

    /// Why the numbers before and after do not fit, in iOS's words; nil where they do.
    func inconsistency(old: [Int], new: [Int]) -> String? {
        let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
        guard new.count == old.count + inserted - deleted else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(new.count)) must be equal to the number of sections contained in the table view before the update (\(old.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
        }
        let reloaded = Set(updates.reloadedSections.map(\.0))
        for (index, count) in old.enumerated() where !reloaded.contains(index) {
            guard let target = section(index), new.indices.contains(target) else { continue }
            let added = updates.insertedRows.filter { $0.0.section == target }.count
            let removed = updates.deletedRows.filter { $0.0.section == index }.count
            let movedIn = updates.movedRows.filter { $0.1.section == target }.count
            let movedOut = updates.movedRows.filter { $0.0.section == index }.count
            guard new[target] != count + added - removed + movedIn - movedOut else { continue }
            return
                "Invalid update: invalid number of rows in section \(target). The number of rows contained in an existing section after the update (\(new[target])) must be equal to the number of rows contained in that section before the update (\(count)), plus or minus the number of rows inserted or deleted from that section (\(added) inserted, \(removed) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}
