import Foundation

/// Objects that methods have returned to code which does not retain them: they live until the main thread's run loop turns, as in an autorelease pool.
enum AutoreleasedObjects {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var objects: [AnyObject] = []

    static func keep(_ object: AnyObject) {
        let isFirst = lock.withLock {
            objects.append(object)
            return objects.count == 1
        }
        if isFirst { DispatchQueue.main.async { release() } }
    }

    private static func release() {
        // What an object does as it goes may send messages: not under the lock.
        let released = lock.withLock {
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(released) {}
    }
}
