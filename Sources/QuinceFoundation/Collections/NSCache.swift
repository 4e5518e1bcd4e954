import Foundation

/// Objects by key that may be dropped at any time: those that were not used for longest first, as soon as there are more than the limits allow.
///
/// Foundation's own on Linux drops the newest object of a full cache, for ever. Behaviour: Apple's documentation of `NSCache`.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private final class Entry {
        let key: CacheKey
        var object: ObjectType
        var cost: Int
        /// The entry that was used next after this one.
        var newer: Entry?
        weak var older: Entry?

        init(_ key: CacheKey, _ object: ObjectType, _ cost: Int) { (self.key, self.object, self.cost) = (key, object, cost) }
    }

    private let lock = NSLock()
    private var entries: [CacheKey: Entry] = [:]
    private var oldest: Entry?
    private weak var newest: Entry?
    private var totalCost = 0

    open var name = ""
    /// The maximum number of objects in the cache; 0 for no limit.
    open var countLimit = 0 { didSet { evict() } }
    /// The maximum total cost of the objects in the cache; 0 for no limit.
    open var totalCostLimit = 0 { didSet { evict() } }
    /// Whether objects that have given up their content leave the cache when they are asked for.
    open var evictsObjectsWithDiscardedContent = true
    open weak var delegate: (any NSCacheDelegate)?

    public override init() { super.init() }

    deinit {
        // One after the other: each entry holds the next.
        while let entry = oldest { oldest = entry.newer }
    }

    open func object(forKey key: KeyType) -> ObjectType? {
        let found = lock.withLock { () -> ObjectType? in
            guard let entry = entries[CacheKey(key)] else { return nil }
            unlink(entry)
            append(entry)
            return entry.object
        }
        guard evictsObjectsWithDiscardedContent, (found as? any NSDiscardableContent)?.isContentDiscarded() == true else { return found }
        removeObject(forKey: key)
        return nil
    }

    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

    /// Keeps an object under a key, with its cost in whatever the limit is counted in.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
        let replaced = lock.withLock { () -> ObjectType? in
            let key = CacheKey(key)
            let old = entries[key]
            old.map(unlink)
            let entry = Entry(key, obj, max(g, 0))
            totalCost += entry.cost - (old?.cost ?? 0)
            entries[key] = entry
            append(entry)
            return old?.object
        }
        withExtendedLifetime(replaced) { evict() }
    }

    open func removeObject(forKey key: KeyType) {
        let removed = lock.withLock { entries[CacheKey(key)].map(remove) }
        withExtendedLifetime(removed) {}
    }

    open func removeAllObjects() {
        let removed = lock.withLock {
            defer { (entries, totalCost) = ([:], 0) }
            return entries
        }
        while let entry = lock.withLock({ oldest }) { lock.withLock { oldest = entry.newer } }
        withExtendedLifetime(removed) {}
    }

    /// Drops what is over the limits, each after the delegate has been told.
    private func evict() {
        while let entry = lock.withLock({ isOver ? oldest : nil }) {
            delegate?.cache(unsafeBitCast(self, to: NSCache<AnyObject, AnyObject>.self), willEvictObject: entry.object)
            lock.withLock { if entries[entry.key] === entry { remove(entry) } }
        }
    }

    private var isOver: Bool { countLimit > 0 && entries.count > countLimit || totalCostLimit > 0 && totalCost > totalCostLimit }

    @discardableResult
    private func remove(_ entry: Entry) -> Entry {
        unlink(entry)
        entries[entry.key] = nil
        totalCost -= entry.cost
        return entry
    }

    private func append(_ entry: Entry) {
        entry.older = newest
        newest?.newer = entry
        newest = entry
        if oldest == nil { oldest = entry }
    }

    private func unlink(_ entry: Entry) {
        let (older, newer) = (entry.older, entry.newer)
        if oldest === entry { oldest = newer }
        if newest === entry { newest = older }
        older?.newer = newer
        newer?.older = older
        (entry.older, entry.newer) = (nil, nil)
    }
}

/// An object that is told before another one leaves a cache. The method is optional.
public protocol NSCacheDelegate: NSObjectProtocol {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}

/// A key by its equality where it has one, else by its identity.
private struct CacheKey: Hashable {
    private let value: AnyHashable

    init(_ key: AnyObject) { value = key as? AnyHashable ?? AnyHashable(ObjectIdentifier(key)) }
}
