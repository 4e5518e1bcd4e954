/// A row or item that a list shows although its data source does not have it.
@MainActor final class ListPlaceholder {
    /// The index path at which the placeholder is shown.
    var path: IndexPath
    /// Nil for a gap, which shows nothing.
    let reuseIdentifier: String?
    /// In points; nil leaves it to the list.
    let height: CGFloat?
    /// Fills a cell: a table's or a collection view's.
    let update: ((UIView) -> Void)?

    init(at path: IndexPath, reuseIdentifier: String? = nil, height: CGFloat? = nil, update: ((UIView) -> Void)? = nil) {
        (self.path, self.reuseIdentifier, self.height, self.update) = (path, reuseIdentifier, height, update)
    }
}

/// How what a list shows differs from what its data source has, while drops are prepared or their data is awaited.
@MainActor struct ListPresentation {
    /// A row carried within its list: where the data source has it, and where its gap is.
    var carried: (source: IndexPath, place: IndexPath)?
    /// In the order they are shown.
    private(set) var placeholders: [ListPlaceholder] = []

    var isEmpty: Bool { carried == nil && placeholders.isEmpty }

    func placeholder(at shown: IndexPath) -> ListPlaceholder? { placeholders.first { $0.path == shown } }

    // MARK: Paths

    /// The data source's path of what is shown; nil for a placeholder.
    func dataSourcePath(_ shown: IndexPath) -> IndexPath? {
        guard placeholder(at: shown) == nil else { return nil }
        return uncarried(insertionPath(shown))
    }

    /// Returns the data source's index path for inserting an item at a shown one.
    func insertionPath(_ shown: IndexPath) -> IndexPath {
        let before = placeholders.filter { $0.path.section == shown.section && $0.path.item < shown.item }.count
        return IndexPath(item: shown.item - before, section: shown.section)
    }

    private func uncarried(_ shown: IndexPath) -> IndexPath {
        guard let carried else { return shown }
        guard shown != carried.place else { return carried.source }
        var item = shown.item
        if shown.section == carried.place.section, item > carried.place.item { item -= 1 }
        if shown.section == carried.source.section, item >= carried.source.item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }

    /// Returns the shown index path of an item of the data source.
    func presentationPath(_ path: IndexPath) -> IndexPath {
        var item = path.item
        if let carried {
            if path == carried.source { return carried.place }
            if path.section == carried.source.section, item > carried.source.item { item -= 1 }
            if path.section == carried.place.section, item >= carried.place.item { item += 1 }
        }
        for placeholder in placeholders where placeholder.path.section == path.section && placeholder.path.item <= item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    // MARK: Changes

    /// Shows a placeholder at its path: what is there and after it moves on.
    mutating func insert(_ new: ListPlaceholder) {
        for other in placeholders where other.path.section == new.path.section && other.path.item >= new.path.item { other.path.item += 1 }
        placeholders.append(new)
        placeholders.sort { $0.path < $1.path }
    }

    mutating func remove(_ old: ListPlaceholder) {
        placeholders.removeAll { $0 === old }
        for other in placeholders where other.path.section == old.path.section && other.path.item > old.path.item { other.path.item -= 1 }
    }

    /// A placeholder becomes an item of the data source, in its place.
    mutating func adopt(_ placeholder: ListPlaceholder) { placeholders.removeAll { $0 === placeholder } }

    func counts(_ data: [Int]) -> [Int] {
        var counts = data
        for placeholder in placeholders where counts.indices.contains(placeholder.path.section) { counts[placeholder.path.section] += 1 }
        return counts
    }

    /// Changes as they are shown, given as the data source counts; placeholders move along with what is before them.
    mutating func translate(_ changes: ListChanges, old: [Int], new: [Int]) -> ListChanges {
        guard !placeholders.isEmpty else { return changes }
        var oldData = old
        for placeholder in placeholders { oldData[placeholder.path.section] -= 1 }
        let map = ListUpdateMap(changes, old: oldData, new: new)
        var result = changes
        result.deletedItems = changes.deletedItems.map(presentationPath)
        result.reloadedItems = changes.reloadedItems.map(presentationPath)
        let origins = changes.movedItems.map { presentationPath($0.from) }
        let anchors = placeholders.map { anchor(insertionPath($0.path), map) }
        for (placeholder, anchor) in zip(placeholders, anchors) { placeholder.path = anchor }
        var counted: [Int: Int] = [:]
        for placeholder in placeholders {
            placeholder.path.item += counted[placeholder.path.section, default: 0]
            counted[placeholder.path.section, default: 0] += 1
        }
        result.insertedItems = changes.insertedItems.map(presentationPath)
        result.movedItems = zip(origins, changes.movedItems).map { .init(from: $0, to: presentationPath($1.to)) }
        return result
    }

    /// Returns the index path after changes that follows the last preceding item which stays in its section.
    private func anchor(_ path: IndexPath, _ map: ListUpdateMap) -> IndexPath {
        for item in stride(from: path.item - 1, through: 0, by: -1) {
            if let now = map.path(IndexPath(item: item, section: path.section)), now.section == map.section(path.section) {
                return IndexPath(item: now.item + 1, section: now.section)
            }
        }
        return IndexPath(item: 0, section: map.section(path.section) ?? 0)
    }
}
