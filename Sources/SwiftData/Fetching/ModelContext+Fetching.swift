import CoreData

extension ModelContext {
    /// The models that a descriptor describes, in its order.
    ///
    /// - Throws: Core Data's errors of stores, and what the predicate throws.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let fetch = ModelFetch(descriptor, self)
        return try fetch.models()
    }

    /// The models that a descriptor describes, which are read as they are asked for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetch(descriptor))
    }

    /// The number of models that a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try ModelFetch(descriptor, self).count() }

    /// The identifiers of the models that a descriptor describes, in its order.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try ModelFetch(descriptor, self).identifiers()
    }

    /// Calls a closure for each model that a descriptor describes.
    ///
    /// - Parameters:
    ///   - batchSize: The number of models that are read at once.
    ///   - allowEscapingMutations: Whether models may keep changes that the closure makes; without it those end the loop by an error.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        let before = hasChanges
        for model in try self.fetch(fetch) {
            try block(model)
            if !allowEscapingMutations, !before, hasChanges { throw SwiftDataError.modelValidationFailure }
        }
    }

    /// The model of an identifier, whose values are read when they are asked for.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let id = persistentModelID.objectID, let type = modelType(of: id) else {
            fatalError("\(persistentModelID) is of a model that no context has inserted")
        }
        func open<T: PersistentModel>(_ type: T.Type) -> any PersistentModel { model(of: objects.object(with: id)) as T }
        return open(type)
    }

    /// The model of an identifier, if this context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let id = persistentModelID.objectID, let object = objects.registeredObject(for: id), modelType(of: id) == T.self else {
            return nil
        }
        return model(of: object)
    }

    /// The model of an identifier; nil where the store has no such row.
    func found<T: PersistentModel>(_ identifier: PersistentIdentifier) -> T? {
        guard let id = identifier.objectID, modelType(of: id) == T.self, let object = try? objects.existingObject(with: id) else {
            return nil
        }
        return model(of: object)
    }

    private func modelType(of id: NSManagedObjectID) -> (any PersistentModel.Type)? {
        container.schema.type(named: id.entity.name)
    }
}

/// The models of a fetch.
///
/// Source: Apple's documentation of `FetchResultsCollection`.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    private let models: [T]

    init(_ models: [T]) { self.models = models }

    public var startIndex: Int { 0 }
    public var endIndex: Int { models.count }
    public subscript(position: Int) -> T { models[position] }
}
