import CoreData

/// The stores of an app's models.
///
/// Source: Apple's documentation of `ModelContainer`.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>

    let coordinator: NSPersistentStoreCoordinator
    /// The stores of the app's own.
    private(set) var mirrors: [DataStoreMirror] = []
    private let lock = NSLock()
    private var main: ModelContext?

    /// Coordinators of containers that exist, which identifiers are looked for in.
    private static let coordinators = NSHashTable<NSPersistentStoreCoordinator>.weakObjects()
    private static let coordinatorsLock = NSLock()
    /// Stores of the app's own that are open, and all models that containers were made for.
    nonisolated(unsafe) private static var openMirrors: [WeakMirror] = []
    nonisolated(unsafe) private static var modelTypes: [String: any PersistentModel.Type] = [:]

    private struct WeakMirror { weak var mirror: DataStoreMirror? }

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

    /// Opens stores of the app's own.
    ///
    /// - Parameter configurations: The stores' descriptions; a model's store is the first whose schema has it.
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where a store cannot be opened.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [any DataStoreConfiguration]
    ) throws {
        (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, [])
        let model = schema.makeObjectModel()
        for (position, configuration) in configurations.enumerated() {
            let names = Set((configuration.schema ?? schema).entities.map(\.name))
            model.setEntities(model.entities.filter { names.contains($0.name ?? "") }, forConfigurationName: "\(position)")
        }
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        ModelContainer.coordinatorsLock.withLock {
            for type in schema.types { ModelContainer.modelTypes[Schema.entityName(for: type)] = type }
        }
        do {
            mirrors = try configurations.enumerated().map { try mirror($1, "\($0)") }
        } catch { throw SwiftDataError.load(error) }
        ModelContainer.coordinatorsLock.withLock {
            ModelContainer.coordinators.add(coordinator)
            ModelContainer.openMirrors = ModelContainer.openMirrors.filter { $0.mirror != nil } + mirrors.map { WeakMirror(mirror: $0) }
        }
    }

    @_disfavoredOverload
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: any DataStoreConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    @_disfavoredOverload
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: any DataStoreConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

    private func mirror(_ configuration: any DataStoreConfiguration, _ name: String) throws -> DataStoreMirror {
        func open<Configuration: DataStoreConfiguration>(_ configuration: Configuration) throws -> any DataStore {
            var configuration = configuration
            if configuration.schema == nil { configuration.schema = schema }
            try configuration.validate()
            return try Configuration.Store(configuration, migrationPlan: migrationPlan)
        }
        let store = try open(configuration)
        let rows = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: name, at: URL(fileURLWithPath: "/dev/null"))
        return DataStoreMirror(store, rows, coordinator)
    }

    /// Brings what a fetch may find in stores of the app's own up to date.
    func updateMirrors<T: PersistentModel>(for descriptor: FetchDescriptor<T>, _ context: ModelContext) throws {
        guard let mirror = mirrors.first(where: { $0.holds(Schema.entityName(for: T.self)) }) else { return }
        try mirror.update(for: descriptor, context)
    }

    /// The open store of the app's own with an identifier.
    static func mirror(ofStore identifier: String) -> DataStoreMirror? {
        coordinatorsLock.withLock { openMirrors.compactMap(\.mirror) }.first { $0.identifier == identifier }
    }

    /// The model of an entity's name, of the containers with stores of the app's own.
    static func modelType(named name: String) -> (any PersistentModel.Type)? { coordinatorsLock.withLock { modelTypes[name] } }

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
