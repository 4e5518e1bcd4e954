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
        if let entity = own?.entity(of: type) { return entity }
        for model in lock.withLock({ models.compactMap(\.object) }).reversed() {
            if let entity = model.entity(of: type) { return entity }
        }
        raise(
            .invalidArgumentException,
            "An NSManagedObject of class '\(NSStringFromClass(type))' must have a valid NSEntityDescription.")
    }
}

extension NSManagedObjectModel {
    /// The entity whose class a class is; one that is not abstract before one that is.
    fileprivate func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        var abstract: NSEntityDescription?
        for entity in entities where entity.managedObjectClass == type {
            if !entity.isAbstract { return entity }
            abstract = abstract ?? entity
        }
        return abstract
    }
}
