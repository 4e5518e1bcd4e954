@_spi(Quince) import QuinceFoundation

/// A row of a store in memory as predicates and sort descriptors see it.
final class RowObject: NSObject, KeyPathCoding {
    let row: StoreRow
    private let store: MemoryObjectStore

    init(_ row: StoreRow, _ store: MemoryObjectStore) { (self.row, self.store) = (row, store) }

    override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let other as RowObject: other.row.id.identity == row.id.identity
        case let other as NSManagedObject: other.objectID.identity == row.id.identity
        case let other as NSManagedObjectID: other.identity == row.id.identity
        default: false
        }
    }
    override var hash: Int { row.id.hash }

    func codedValue(forKey key: String) -> Any? {
        if key == "objectID" || key == "self" { return key == "self" ? self : row.id }
        guard let slot = row.id.entity.layout.slotsByName[key] else {
            raise(.invalidArgumentException, "keypath \(key) not found in entity \(row.id.entity.name ?? "")")
        }
        switch row.id.entity.layout.kinds[slot] {
        case .attribute(let type): return ValueCoding.any(Transformable.value(of: row.values[slot], row.id.entity.slots[slot]), type)
        case .toOne:
            guard case .object(let id) = row.values[slot] else { return nil }
            return store.row(id).map { RowObject($0, store) }
        case .toMany:
            let ids = store.destinations(of: row.id.entity.slots[slot] as! NSRelationshipDescription, from: row.id)
            let objects = ids.compactMap { store.row($0).map { RowObject($0, store) } }
            return NSArray(array: objects)
        }
    }

    func setCodedValue(_ value: Any?, forKey key: String) {}

    func codedValue(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        let value = codedValue(forKey: keys[0])
        guard keys.count > 1 else { return value }
        if let composite = value as? [String: Any], !keys[1].contains(".") { return composite[keys[1]] }
        return (value as AnyObject?).flatMap { ($0 as? NSObject)?.value(forKeyPath: keys[1]) }
    }

    func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {}
}
