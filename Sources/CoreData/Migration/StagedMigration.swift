import QuinceFoundation

/// Brings a store's file to the newest version by the stages of a manager.
struct StagedMigration {
    private let manager: NSStagedMigrationManager
    private let url: URL
    private let model: NSManagedObjectModel
    private let options: [AnyHashable: Any]
    private let owner: NSPersistentStoreReference

    init(
        _ manager: NSStagedMigrationManager, _ url: URL, to model: NSManagedObjectModel, _ options: [AnyHashable: Any]?,
        _ owner: NSPersistentStoreReference
    ) {
        (self.manager, self.url, self.model, self.owner) = (manager, url, model, owner)
        self.options = (options ?? [:]).filter { $0.key != AnyHashable(NSPersistentStoreStagedMigrationManagerOptionKey) }
    }

    /// One step: a version to reach, and the stage whose handlers run around it.
    private struct Step {
        let from: String
        let to: String
        let stage: NSCustomMigrationStage?
    }

    /// The versions that the stages lead through, in order.
    private var steps: [Step] {
        var steps: [Step] = []
        var last: String?
        for stage in manager.stages {
            switch stage {
            case let stage as NSLightweightMigrationStage:
                // A stage of one version leads there from the one before it.
                let versions = (last.map { [$0] } ?? []) + stage.versionChecksums
                steps += zip(versions, versions.dropFirst()).filter { $0 != $1 }.map { Step(from: $0, to: $1, stage: nil) }
                last = stage.versionChecksums.last ?? last
            case let stage as NSCustomMigrationStage:
                let (from, to) = (stage.currentModel.versionChecksum, stage.nextModel.versionChecksum)
                if let last, last != from { steps.append(Step(from: last, to: from, stage: nil)) }
                steps.append(Step(from: from, to: to, stage: stage))
                last = to
            default: break
            }
        }
        if let last, last != model.versionChecksum { steps.append(Step(from: last, to: model.versionChecksum, stage: nil)) }
        return steps
    }

    /// Migrates the file.
    ///
    /// - Throws: 134504 where a version cannot be found, 134506 where the file is of a later version than the model, 134130 for a file of a version that
    ///   no stage has, what handlers throw, and the errors of inferred migrations.
    func run(_ metadata: [String: Any]) throws {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return }
        let steps = steps
        guard let current = try version(of: hashes, in: steps) else {
            throw StoreError.make(
                .migrationMissingSource, "No stage of the migration begins with the version of the store", url: url,
                userInfo: ["metadata": metadata])
        }
        let target = model.versionChecksum
        guard current != target else { return }
        guard let first = steps.firstIndex(where: { $0.from == current }),
            let last = steps[first...].firstIndex(where: { $0.to == target })
        else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSStagedMigrationBackwardMigrationError,
                userInfo: [NSLocalizedDescriptionKey: "The store is of a later version than the model.", NSFilePathErrorKey: url.path])
        }
        for step in steps[first...last] { try run(step) }
    }

    private func run(_ step: Step) throws {
        if let stage = step.stage, let handler = stage.willMigrateHandler {
            try withContainer(try self.model(step.from)) { try manager.run(handler, stage, $0) }
        }
        let (source, destination) = (try self.model(step.from), try self.model(step.to))
        do {
            try SQLiteMigration.migrate(
                url, from: source.entities, to: destination.entities, of: destination, options: SQLiteStoreOptions(options), owner: owner)
        } catch let failure as SQLiteFailure {
            throw failure.error(at: url.path, isWriting: true)
        }
        if let stage = step.stage, let handler = stage.didMigrateHandler {
            try withContainer(destination) { try manager.run(handler, stage, $0) }
        }
    }

    private func withContainer(_ model: NSManagedObjectModel, _ body: (NSPersistentContainer) throws -> Void) throws {
        let container = NSPersistentContainer(name: url.deletingPathExtension().lastPathComponent, managedObjectModel: model)
        let plain = options.filter {
            $0.key != AnyHashable(NSMigratePersistentStoresAutomaticallyOption)
                && $0.key != AnyHashable(NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        }
        let store = try container.persistentStoreCoordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: plain)
        defer {
            container.viewContext.reset()
            try? container.persistentStoreCoordinator.remove(store)
        }
        try body(container)
        if container.viewContext.hasChanges { try container.viewContext.save() }
    }

    // MARK: Versions

    /// The digest of the version with hashes of entities.
    private func version(of hashes: [String: Data], in steps: [Step]) throws -> String? {
        if model.entityVersionHashesByName == hashes { return model.versionChecksum }
        for checksum in Set(steps.flatMap { [$0.from, $0.to] }) {
            guard let known = try? self.model(checksum) else { continue }
            if known.entityVersionHashesByName == hashes { return checksum }
        }
        return nil
    }

    /// The version of a digest: the newest one, one that a stage refers to, or one in the app's bundles.
    private func model(_ checksum: String) throws -> NSManagedObjectModel {
        if model.versionChecksum == checksum { return model }
        for case let stage as NSCustomMigrationStage in manager.stages {
            for reference in [stage.currentModel, stage.nextModel] where reference.versionChecksum == checksum {
                return try reference.resolved()
            }
        }
        let files = ([Bundle.main] + Bundle.allBundles).flatMap(ModelFile.versions)
        if let found = files.lazy.compactMap({ NSManagedObjectModel(contentsOf: $0) }).first(where: { $0.versionChecksum == checksum }) {
            return found
        }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectModelReferenceNotFoundError,
            userInfo: [
                NSLocalizedDescriptionKey: "No model of the app has the version checksum '\(checksum)'.", NSFilePathErrorKey: url.path,
            ])
    }
}
