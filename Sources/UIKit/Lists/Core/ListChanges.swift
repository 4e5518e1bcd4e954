/// Changes of a list's sections and items that take effect together.
///
/// Departures (deletions, reloads, origins of moves) are named by index paths before the changes, arrivals (insertions, targets of moves)
/// by those after them, in whatever order the changes were requested: *performBatchUpdates(_:completion:)*.
struct ListChanges {
    struct Move<Place: Hashable>: Hashable {
        var from: Place
        var to: Place
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

/// How error messages name a kind of list and what is in it.
struct ListNouns {
    var list: String
    var item: String
    var items: String { item + "s" }

    static let table = ListNouns(list: "table view", item: "row")
    static let collection = ListNouns(list: "collection view", item: "item")
}
