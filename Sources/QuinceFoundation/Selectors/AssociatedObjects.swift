import Foundation

/// The ownership of an associated value; the Objective-C runtime's type of this name.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` with `object` under a key; nil removes it. The Objective-C runtime's function of this name.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, for: key, on: object as AnyObject, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value kept with `object` under a key. The Objective-C runtime's function of this name.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, on: object as AnyObject)
}

/// Forgets every value kept with `object`. The Objective-C runtime's function of this name.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(from: object as AnyObject) }

/// Values kept with objects from outside.
///
/// Swift on Linux tells nobody when an object goes, so values of gone objects are swept now and then, at the latest when the table has
/// doubled; a value may therefore outlive its object for a while.
private enum AssociatedObjects {
    private struct WeakValue { weak var object: AnyObject? }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var sweepCount = 64

    static func set(_ value: Any?, for key: UnsafeRawPointer, on owner: AnyObject, isWeak: Bool) {
        var released: [Entry] = []
        lock.withLock {
            var entry = live(owner) ?? Entry(owner: owner)
            entry.values[key] = isWeak ? value.map { WeakValue(object: $0 as AnyObject) } : value
            entries[ObjectIdentifier(owner)] = entry
            if entries.count > sweepCount { released = sweep() }
        }
        // Outside the lock: values that go may use associated objects themselves.
        withExtendedLifetime(released) {}
    }

    static func value(for key: UnsafeRawPointer, on owner: AnyObject) -> Any? {
        lock.withLock {
            let value = live(owner)?.values[key]
            return value is WeakValue ? (value as? WeakValue)?.object : value
        }
    }

    static func removeAll(from owner: AnyObject) {
        let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
        withExtendedLifetime(removed) {}
    }

    /// The owner's entry; one left by a gone object at the same address does not count.
    private static func live(_ owner: AnyObject) -> Entry? {
        let entry = entries[ObjectIdentifier(owner)]
        return entry?.owner === owner ? entry : nil
    }

    private static func sweep() -> [Entry] {
        let gone = entries.filter { $0.value.owner == nil }
        for key in gone.keys { entries[key] = nil }
        sweepCount = max(64, entries.count * 2)
        return Array(gone.values)
    }
}
