import Foundation

/// Waits for an object's lock and takes it; the thread that has it may take it again. The Objective-C runtime's function of this name.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Gives an object's lock back. The Objective-C runtime's function of this name.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.unlock(object as AnyObject)
    return 0
}

/// A lock for each object that is locked or waited for.
private enum ObjectLocks {
    private final class Entry {
        let lock = NSRecursiveLock()
        /// The number of holds on the lock and of waits for it. The entry is removed at 0.
        var users = 0
    }

    private static let guardian = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        guardian.withLock {
            let entry = entries[ObjectIdentifier(object)] ?? Entry()
            entries[ObjectIdentifier(object)] = entry
            entry.users += 1
            return entry.lock
        }
    }

    static func unlock(_ object: AnyObject) {
        guardian.withLock {
            guard let entry = entries[ObjectIdentifier(object)] else { return }
            entry.lock.unlock()
            entry.users -= 1
            if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
        }
    }
}
