import CoreData

/// The stores of an app's models.
///
/// Source: Apple's documentation of `ModelContainer`.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>

    let coordinator: NSPersistentStoreCoordinator
    private let lock = NSLock()
    private var main: ModelContext?

    /// Coordinators of containers that exist, which identifiers are looked for in.
    private static let coordinators = NSHashTable<NSPersistentStoreCoordinator>.weakObjects()
    private static let coordinatorsLock = NSLock()

    /// Opens the stores of a schema.
    ///
    /// - Parameters:
    ///   - migrationPlan: The steps that bring a store of an earlier version to this one; nil where Core Data infers them.
    ///   - configurations: The stores; none for the default one.
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where a store cannot be opened or migrated.
    public init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws {
        (self.schema, self.migrationPlan) = (schema, migrationPlan)
        let all = configurations.isEmpty ? [ModelConfiguration()] : configurations
        self.configurations = Set(all)
        let model = schema.makeObjectModel()
        for configuration in all where configuration.schema != nil && all.count > 1 {
            let names = Set(configuration.schema!.entities.map(\.name))
            model.setEntities(model.entities.filter { names.contains($0.name ?? "") }, forConfigurationName: configuration.name)
        }
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        do {
            for configuration in all { try open(configuration, isOneOfSeveral: all.count > 1) }
        } catch { throw SwiftDataError.load(error) }
        ModelContainer.coordinatorsLock.withLock { ModelContainer.coordinators.add(coordinator) }
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

    private func open(_ configuration: ModelConfiguration, isOneOfSeveral: Bool) throws {
        if !configuration.isStoredInMemoryOnly {
            try FileManager.default.createDirectory(at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try SchemaMigration(plan: migrationPlan, target: schema)?.migrate(configuration)
        }
        let description = configuration.makeStoreDescription()
        if isOneOfSeveral, configuration.schema != nil { description.configuration = configuration.name }
        var failure: (any Error)?
        coordinator.addPersistentStore(with: description) { _, error in failure = error }
        if let failure { throw failure }
    }

    /// The context of the main thread, which views use.
    @MainActor public var mainContext: ModelContext {
        lock.withLock {
            if let main { return main }
            let made = ModelContext(self, isMain: true)
            main = made
            return made
        }
    }

    /// Removes all models from the stores.
    public func deleteAllData() { try? erase() }

    /// Removes all models from the stores.
    ///
    /// - Throws: An error of a store that cannot be written.
    public func erase() throws {
        let context = ModelContext(self)
        for type in schema.types { try context.deleteAll(type) }
        try context.save()
    }

    public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

    /// The identifier of a row of an open store.
    static func objectID(of url: URL) -> NSManagedObjectID? {
        let open = coordinatorsLock.withLock { coordinators.allObjects }
        return open.lazy.compactMap { $0.managedObjectID(forURIRepresentation: url) }.first
    }
}
