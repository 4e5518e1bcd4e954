import Foundation

/// The objects returned by methods to code that does not retain them, retained for a while as by iOS's autorelease pools.
///
/// Objects of the main thread are released after the present turn of its run loop. Other threads have no turns: each retains its latest few until it exits.
enum AutoreleasedObjects {
    nonisolated(unsafe) private static var objectsOfMain: [AnyObject] = []

    static func keep(_ object: AnyObject) {
        guard Thread.isMainThread else { return pool.keep(object) }
        objectsOfMain.append(object)
        if objectsOfMain.count == 1 { DispatchQueue.main.async { releaseThoseOfMain() } }
    }

    private static func releaseThoseOfMain() {
        // What an object does as it goes may send messages.
        let released = objectsOfMain
        objectsOfMain = []
        withExtendedLifetime(released) {}
    }

    /// The pool of the current thread.
    private static var pool: Pool {
        let values = Thread.current.threadDictionary, key = "dev.quince.autoreleased"
        if let pool = values[key] as? Pool { return pool }
        let pool = Pool()
        values[key] = pool
        return pool
    }

    private final class Pool {
        private static let maximum = 64
        private var objects: [AnyObject] = []
        private var next = 0

        func keep(_ object: AnyObject) {
            guard objects.count == Self.maximum else { return objects.append(object) }
            objects[next] = object
            next = (next + 1) % Self.maximum
        }
    }
}
