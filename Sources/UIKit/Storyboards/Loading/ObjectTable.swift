/// The objects of a document by their IDs: retained while they are being made, and weakly referenced afterwards.
///
/// The objects belong to the views, controllers and outlets that hold them, as on iOS; a table that retained them would keep a controller
/// alive that keeps the table.
struct ObjectTable {
    private struct Entry {
        weak var known: AnyObject?
        var held: AnyObject?
    }

    private var entries: [String: Entry] = [:]

    subscript(id: String) -> AnyObject? {
        get { entries[id]?.known }
        set { entries[id] = newValue.map { Entry(known: $0, held: $0) } }
    }

    /// Lets go of the objects; those that live on are still found.
    mutating func loosen() { entries = entries.mapValues { Entry(known: $0.known, held: nil) } }
}
