import Foundation

/// A dictionary that may hold its keys and objects weakly: what goes elsewhere goes here, too.
///
/// Behaviour: Apple's documentation of `NSMapTable`.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [PointerKey: HeldObject] = [:]
    private var sweepCount = 32

    public required init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weak) }
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: weak, valueOptions: .weakMemory) }

    private static var weak: NSPointerFunctions.Options { [.weakMemory, .objectPointerPersonality] }

    open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[probe($0)]?.object as? ObjectType } }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey, let anObject else { return removeObject(forKey: aKey) }
        sweepIfFull()
        entries[PointerKey(aKey, keyOptions)] = HeldObject(anObject, valueOptions)
    }

    open func removeObject(forKey aKey: KeyType?) { if let aKey { entries[probe(aKey)] = nil } }
    open func removeAllObjects() { entries = [:] }

    /// The number of keys whose key and object are still there.
    open var count: Int { live.count }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.object)).objectEnumerator() }

    /// All keys with their objects.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(live.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.object) } }) { $1 }
    }

    private func probe(_ key: KeyType) -> PointerKey { PointerKey(key, keyOptions.subtracting(.copyIn)) }

    private var live: [(key: KeyType, object: ObjectType)] {
        entries.compactMap { key, held in
            guard let key = key.held as? KeyType, let object = held.object as? ObjectType else { return nil }
            return (key, object)
        }
    }

    /// Forgets entries whose objects are gone, each time their number has doubled.
    private func sweepIfFull() {
        guard keyOptions.isWeak || valueOptions.isWeak, entries.count >= sweepCount else { return }
        entries = entries.filter { $0.key.held != nil && $0.value.object != nil }
        sweepCount = max(32, entries.count * 2)
    }
}
