import QuinceFoundation

/// A request that a coordinator's stores execute past objects: batch changes, persistent history.
protocol CoordinatedRequest: NSPersistentStoreRequest {
    func result(by coordinator: NSPersistentStoreCoordinator, in context: NSManagedObjectContext?) throws -> NSPersistentStoreResult
}

/// A fetch whose results arrive later.
protocol AsynchronousFetch: NSPersistentStoreRequest {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}
