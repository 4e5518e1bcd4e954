import Foundation

/// A set that may hold its objects weakly: what goes elsewhere goes here, too.
///
/// Behaviour: Apple's documentation of `NSHashTable`.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    /// In the order they came.
    private var members: [PointerKey] = []
    private var indexes: [PointerKey: Int] = [:]

    public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    public convenience override init() { self.init(options: [], capacity: 0) }

    /// A table that holds its objects weakly and tells them apart by their address.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: [.weakMemory, .objectPointerPersonality]) }

    open var allObjects: [ObjectType] { members.compactMap { $0.held as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        if members.count >= 32, members.count > 2 * count { rebuild(members.filter { $0.held != nil }) }
        let key = PointerKey(object, options)
        indexes[key] = members.count
        members.append(key)
    }

    open func remove(_ object: ObjectType?) {
        guard let object, let index = indexes[probe(object)] else { return }
        rebuild(Array(members[..<index] + members[(index + 1)...]))
    }

    open func removeAllObjects() { rebuild([]) }
    open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { indexes[probe($0)] != nil } ?? false }
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { indexes[probe($0)] }.flatMap { members[$0].held as? ObjectType }
    }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    private func probe(_ object: ObjectType) -> PointerKey { PointerKey(object, options.subtracting(.copyIn)) }

    private func rebuild(_ kept: [PointerKey]) {
        members = kept
        indexes = Dictionary(kept.enumerated().map { ($1, $0) }) { first, _ in first }
    }
}
