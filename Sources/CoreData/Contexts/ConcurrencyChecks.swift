import QuinceFoundation

/// Checks that contexts and their objects are used on the contexts' queues, with the argument `-com.apple.CoreData.ConcurrencyDebug 1`.
enum ConcurrencyChecks {
    nonisolated(unsafe) static var areOn = UserDefaults.standard.bool(forKey: "com.apple.CoreData.ConcurrencyDebug")

    /// Ends the app where a context is used outside of its queue; contexts without one are checked nowhere.
    @inline(__always)
    static func check(_ context: NSManagedObjectContext?) {
        if areOn, let context { verify(context) }
    }

    private static func verify(_ context: NSManagedObjectContext) {
        guard context.isChecked, context.concurrencyType != .confinementConcurrencyType, !context.queue.isCurrent else { return }
        let name = context.name.map { " \"\($0)\"" } ?? ""
        let queue = context.concurrencyType == .mainQueueConcurrencyType ? "the main queue" : "its private queue"
        fatalError(
            "CoreData: multithreading violation: the context\(name) of \(queue) or one of its objects is used on another one; "
                + "use perform(_:) or performAndWait(_:)")
    }
}
