import CoreData

/// A fetch of models: by the store as far as it can answer, and of what it cannot by the models themselves.
///
/// The store sorts and limits only where it evaluates the whole predicate and knows the whole order.
struct ModelFetch<T: PersistentModel> {
    private let descriptor: FetchDescriptor<T>
    private let context: ModelContext
    private let request: NSFetchRequest<NSManagedObject>
    /// The condition that is left for the models; nil where the store evaluates it.
    private let predicate: Predicate<T>?
    /// Whether models are put into their order here.
    private let sortsModels: Bool

    init(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) {
        (self.descriptor, self.context) = (descriptor, context)
        request = NSFetchRequest(entityName: Schema.entityName(for: T.self))
        request.includesPendingChanges = descriptor.includePendingChanges
        let properties = ModelProperties.of(T.self)
        let translated = descriptor.predicate.flatMap { PredicateTranslation.predicate($0) }
        request.predicate = translated
        predicate = translated == nil ? descriptor.predicate : nil
        let orders = descriptor.sortBy.map { SortTranslation.descriptor($0, properties) }
        sortsModels = orders.contains { $0 == nil }
        if !sortsModels { request.sortDescriptors = orders.compactMap { $0 } }
        guard predicate == nil, !sortsModels else { return }
        if let limit = descriptor.fetchLimit { request.fetchLimit = limit }
        if let offset = descriptor.fetchOffset { request.fetchOffset = offset }
        request.relationshipKeyPathsForPrefetching = descriptor.relationshipKeyPathsForPrefetching.compactMap { properties.name($0) }
    }

    private var isWhole: Bool { predicate == nil && !sortsModels }

    /// - Throws: `SwiftDataError.unknownSchema` where the container has no such models; errors of the store and of the predicate.
    func models() throws -> [T] {
        try prepare()
        var models: [T] = try context.objects.fetch(request).map { context.model(of: $0) }
        if let predicate { models = try models.filter { try predicate.evaluate($0) } }
        if sortsModels { models.sort(using: descriptor.sortBy) }
        guard !isWhole else { return models }
        let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
    }

    /// - Throws: As `models()`.
    func count() throws -> Int {
        guard isWhole else { return try models().count }
        try prepare()
        return try context.objects.count(for: request)
    }

    /// - Throws: As `models()`.
    func identifiers() throws -> [PersistentIdentifier] {
        guard isWhole else { return try models().map(\.persistentModelID) }
        try prepare()
        let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: Schema.entityName(for: T.self))
        identifiers.resultType = .managedObjectIDResultType
        (identifiers.predicate, identifiers.sortDescriptors) = (request.predicate, request.sortDescriptors)
        (identifiers.fetchLimit, identifiers.fetchOffset) = (request.fetchLimit, request.fetchOffset)
        identifiers.includesPendingChanges = request.includesPendingChanges
        return try context.objects.fetch(identifiers).map { PersistentIdentifier($0) }
    }

    /// Checks the schema, and asks a store of the app's own.
    private func prepare() throws {
        try checkSchema()
        try context.container.updateMirrors(for: descriptor, context)
    }

    private func checkSchema() throws {
        let entities = context.container.coordinator.managedObjectModel.entitiesByName, name = Schema.entityName(for: T.self)
        guard entities[name] == nil else { return }
        throw SwiftDataError.unknownSchema("\(name) is none of the container's models: \(entities.keys.sorted())")
    }
}
