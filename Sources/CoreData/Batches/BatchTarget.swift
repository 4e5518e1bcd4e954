@_spi(Quince) import QuinceFoundation

/// The entity of a batch request, by itself or by its name.
enum BatchTarget {
    case entity(NSEntityDescription)
    case name(String)

    var name: String {
        switch self {
        case .entity(let entity): entity.name ?? ""
        case .name(let name): name
        }
    }

    var entity: NSEntityDescription? {
        guard case .entity(let entity) = self else { return nil }
        return entity
    }

    /// The coordinator's entity; a name that it does not know ends the app.
    func resolved(by coordinator: NSPersistentStoreCoordinator) -> NSEntityDescription {
        guard let known = coordinator.managedObjectModel.entitiesByName[name] else {
            raise(.internalInconsistencyException, "could not locate an entity named '\(name)' in this model.")
        }
        return known
    }
}

/// Executes batch requests on the stores that hold an entity.
enum BatchExecution {
    static func stores(
        _ request: NSPersistentStoreRequest, _ entity: NSEntityDescription, _ coordinator: NSPersistentStoreCoordinator
    ) throws -> [NSPersistentStore] {
        let stores = coordinator.stores(for: entity, request.affectedStores)
        for store in stores where store.type != NSSQLiteStoreType {
            raise(
                .internalInconsistencyException,
                "Unknown command type \(request.requestType): batch requests are for SQLite stores, and \(store) is of type \(store.type).")
        }
        return stores
    }

    /// Conflicts as the error of a request.
    static func error(_ conflicts: StoreConflicts) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: [
                NSLocalizedDescriptionKey: "The operation couldn’t be completed: rows have the same values of a uniqueness constraint.",
                "constraints": conflicts.constraints.map { $0.properties.joined(separator: ",") },
            ])
    }
}
