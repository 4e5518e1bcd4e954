/// Changes of a table between `beginUpdates()` and `endUpdates()`, and how they are shown.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    /// How often `beginUpdates()` was called without its `endUpdates()`.
    var depth = 1
    var changes = ListChanges()
    /// How rows and sections leave, by their paths before the changes.
    private(set) var leavingRows: [IndexPath: Animation] = [:]
    private(set) var leavingSections: [Int: Animation] = [:]
    /// How rows and sections come, by their paths after the changes.
    private(set) var arrivingRows: [IndexPath: Animation] = [:]
    private(set) var arrivingSections: [Int: Animation] = [:]

    mutating func insert(_ rows: [IndexPath], _ animation: Animation) {
        changes.insertedItems += rows
        for row in rows { arrivingRows[row] = animation }
    }

    mutating func delete(_ rows: [IndexPath], _ animation: Animation) {
        changes.deletedItems += rows
        for row in rows { leavingRows[row] = animation }
    }

    mutating func reload(_ rows: [IndexPath], _ animation: Animation) {
        changes.reloadedItems += rows
        for row in rows { leavingRows[row] = animation }
    }

    mutating func insert(_ sections: IndexSet, _ animation: Animation) {
        changes.insertedSections += sections
        for section in sections { arrivingSections[section] = animation }
    }

    mutating func delete(_ sections: IndexSet, _ animation: Animation) {
        changes.deletedSections += sections
        for section in sections { leavingSections[section] = animation }
    }

    mutating func reload(_ sections: IndexSet, _ animation: Animation) {
        changes.reloadedSections += sections
        for section in sections { leavingSections[section] = animation }
    }

    /// Takes the paths the changes have on the screen, which placeholders shift.
    mutating func translate(to shown: ListChanges) {
        var (leaving, arriving) = ([IndexPath: Animation](), [IndexPath: Animation]())
        let before = changes.deletedItems + changes.reloadedItems
        for (path, now) in zip(before, shown.deletedItems + shown.reloadedItems) { leaving[now] = leavingRows[path] }
        for (path, now) in zip(changes.insertedItems, shown.insertedItems) { arriving[now] = arrivingRows[path] }
        (changes, leavingRows, arrivingRows) = (shown, leaving, arriving)
    }

    /// Takes over changes that are all shown alike.
    mutating func apply(_ new: ListChanges, _ animation: Animation) {
        changes = new
        for row in new.deletedItems + new.reloadedItems { leavingRows[row] = animation }
        for row in new.insertedItems { arrivingRows[row] = animation }
        for section in new.deletedSections + new.reloadedSections { leavingSections[section] = animation }
        for section in new.insertedSections { arrivingSections[section] = animation }
    }

    /// How the row at `old` leaves; nil where it stays.
    func leaving(_ old: IndexPath) -> Animation? { leavingRows[old] ?? leavingSections[old.section] }

    /// How the row at `new` comes; nil where it was there before.
    func arriving(_ new: IndexPath, _ map: ListUpdateMap) -> Animation? {
        if let animation = arrivingRows[new] ?? arrivingSections[new.section] { return animation }
        if let old = map.oldPath(new), let animation = leavingRows[old] { return animation }
        return map.oldSection(new.section).flatMap { leavingSections[$0] }
    }
}
