import CoreData

/// Brings a store to the newest version of its schema, step by step as a plan says.
struct SchemaMigration {
    private let plan: any SchemaMigrationPlan.Type
    private let target: Schema

    /// nil where there is no plan, and Core Data infers the steps itself.
    init?(plan: (any SchemaMigrationPlan.Type)?, target: Schema) {
        guard let plan, !plan.schemas.isEmpty else { return nil }
        (self.plan, self.target) = (plan, target)
    }

    /// - Throws: `SwiftDataError.unknownSchema` for a store of a version that the plan does not have; what the app's own steps throw.
    func migrate(_ configuration: ModelConfiguration) throws {
        guard FileManager.default.fileExists(atPath: configuration.url.path) else { return }
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: configuration.url, options: nil)
        func fits(_ schema: Schema) -> Bool {
            schema.makeObjectModel().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
        }
        guard !fits(target) else { return }
        guard var position = plan.schemas.firstIndex(where: { fits(Schema(versionedSchema: $0)) }) else {
            throw SwiftDataError.unknownSchema
        }
        // As many steps as there are stages: those of a plan may lead round in a circle.
        for _ in plan.stages {
            guard let stage = plan.stages.first(where: { $0.versions.from == plan.schemas[position] }) else { break }
            try perform(stage, configuration)
            guard let next = plan.schemas.firstIndex(where: { $0 == stage.versions.to }), next != position else { break }
            position = next
        }
    }

    private func perform(_ stage: MigrationStage, _ configuration: ModelConfiguration) throws {
        guard case .custom(let from, let to, let willMigrate, let didMigrate) = stage else {
            return try open(stage.versions.to, configuration)
        }
        if let willMigrate { try run(willMigrate, from, configuration) }
        try open(to, configuration)
        if let didMigrate { try run(didMigrate, to, configuration) }
    }

    /// Opens the store with a version's schema, which migrates it.
    private func open(_ version: any VersionedSchema.Type, _ configuration: ModelConfiguration) throws {
        _ = try container(version, configuration)
    }

    private func run(
        _ step: (ModelContext) throws -> Void, _ version: any VersionedSchema.Type, _ configuration: ModelConfiguration
    ) throws {
        let context = ModelContext(try container(version, configuration))
        try step(context)
        if context.hasChanges { try context.save() }
    }

    private func container(_ version: any VersionedSchema.Type, _ configuration: ModelConfiguration) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: version), configurations: [ModelConfiguration(configuration.name, url: configuration.url)])
    }
}
