@_spi(Quince) import QuinceFoundation

/// The models that coordinators of the process use.
enum ModelRegistry {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var models: [NSManagedObjectContext.Weak<NSManagedObjectModel>] = []

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.object == nil || $0.object === model }
            models.append(.init(model))
        }
    }

    /// The entity whose class a class is, of a context's model, or of the one that was used last.
    static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext?) -> NSEntityDescription {
        let own = context?.persistentStoreCoordinator?.managedObjectModel
        let candidates = [own].compactMap { $0 } + lock.withLock { models.compactMap(\.object) }.reversed()
        for model in candidates {
            let found = model.entities.filter { $0.managedObjectClass == type }
            if let entity = found.first(where: { !$0.isAbstract }) ?? found.first { return entity }
        }
        raise(
            .invalidArgumentException,
            "An NSManagedObject of class '\(NSStringFromClass(type))' must have a valid NSEntityDescription.")
    }
}
