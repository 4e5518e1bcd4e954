import QuinceFoundation

/// A to-many relationship as a set that can be changed.
final class ManagedMutableSet: NSMutableSet {
    private let owner: NSManagedObject
    private let slot: Int

    init(of owner: NSManagedObject, _ slot: Int) {
        (self.owner, self.slot) = (owner, slot)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("a set of a relationship has an owner") }
    required override init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("a set of a relationship has an owner") }
    required init?(coder: NSCoder) { nil }

    override var count: Int { owner.loadedCollection(slot).count }
    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject, owner.loadedCollection(slot).contains(object.objectID) == true else { return nil }
        return object
    }
    override func objectEnumerator() -> NSEnumerator { NSArray(array: owner.destinations(slot)).objectEnumerator() }
    override func add(_ object: Any) { if let object = object as? NSManagedObject { owner.add([object], slot) } }
    override func remove(_ object: Any) { if let object = object as? NSManagedObject { owner.remove([object], slot) } }
}

/// An ordered relationship as an ordered set that can be changed.
final class ManagedMutableOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let slot: Int

    init(of owner: NSManagedObject, _ slot: Int) {
        (self.owner, self.slot) = (owner, slot)
        super.init(capacity: 0)
    }

    required override init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("a set of a relationship has an owner") }
    required init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { fatalError("a set of a relationship has an owner") }

    override var count: Int { owner.loadedCollection(slot).count }
    override func object(at idx: Int) -> Any { owner.destination(slot, at: idx) }
    override func index(of object: Any) -> Int {
        guard let id = (object as? NSManagedObject)?.objectID.identity else { return NSNotFound }
        return owner.loadedCollection(slot).members.firstIndex { $0.identity == id } ?? NSNotFound
    }
    override func insert(_ object: Any, at idx: Int) {
        if let object = object as? NSManagedObject { owner.add([object], slot, at: idx) }
    }
    override func removeObject(at idx: Int) { owner.remove([owner.destination(slot, at: idx)], slot) }
    override func replaceObject(at idx: Int, with obj: Any) {
        removeObject(at: idx)
        insert(obj, at: idx)
    }
}
