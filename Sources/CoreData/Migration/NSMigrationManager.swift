@_spi(Quince) import QuinceFoundation

/// Migrates a store from one version of its model to another, as a mapping model says. Source: Apple's documentation of `NSMigrationManager`.
///
/// Both versions' objects are of the class `NSManagedObject`: the app's classes fit one of them at most.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    /// Whether an inferred mapping between SQLite stores is left to SQLite, which makes no objects. True unless set.
    open var usesStoreSpecificMigrationManager = true
    open var userInfo: [AnyHashable: Any]?

    private var mapping: NSMappingModel?
    private var current: NSEntityMapping?
    private var contexts: (source: NSManagedObjectContext, destination: NSManagedObjectContext)
    private var associations = MigrationAssociations()
    private var cancellation: (any Error)?
    private let lock = NSLock()
    private var progress: Float = 0

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = Self.plain(sourceModel)
        self.destinationModel = Self.plain(destinationModel)
        contexts = Self.makeContexts()
        super.init()
        Self.registration
    }

    /// A copy of a model whose objects have no classes of their own.
    private static func plain(_ model: NSManagedObjectModel) -> NSManagedObjectModel {
        let copy = model.copy() as! NSManagedObjectModel
        for entity in copy.entities { entity.managedObjectClassName = "NSManagedObject" }
        return copy
    }

    private static func makeContexts() -> (NSManagedObjectContext, NSManagedObjectContext) {
        func made() -> NSManagedObjectContext {
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            // Steps run on the thread that asks for the migration.
            (context.isChecked, context.retainsRegisteredObjects) = (false, true)
            return context
        }
        return (made(), made())
    }

    // MARK: State

    /// The mapping of the migration that is going on.
    open var mappingModel: NSMappingModel { mapping ?? NSMappingModel() }
    /// The entity mapping whose steps are going on.
    open var currentEntityMapping: NSEntityMapping { current ?? NSEntityMapping() }
    /// The context of the source store, which is read only.
    open var sourceContext: NSManagedObjectContext { contexts.source }
    /// The context of the destination store, which is saved at the end.
    open var destinationContext: NSManagedObjectContext { contexts.destination }
    /// How much of the migration is done, from 0 to 1; can be observed.
    open var migrationProgress: Float { lock.withLock { progress } }

    private func setProgress(_ value: Float) {
        KeyValueObserving.willChange(self, "migrationProgress")
        lock.withLock { progress = value }
        KeyValueObserving.didChange(self, "migrationProgress")
    }

    /// Drops associations and contexts, before another migration.
    open func reset() {
        (associations, mapping, current) = (MigrationAssociations(), nil, nil)
        contexts = Self.makeContexts()
        lock.withLock { (cancellation, progress) = (nil, 0) }
    }

    /// Ends the migration with an error, before its next step; may be called from any thread.
    open func cancelMigrationWithError(_ error: any Error) { lock.withLock { cancellation = error } }

    private func checkCancellation() throws { if let error = lock.withLock({ cancellation }) { throw error } }

    // MARK: Entities and objects

    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }

    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }

    /// Notes that a new object came of an old one.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {
        associations.add(sourceInstance, destinationInstance, entityMapping.name ?? "")
    }

    /// The new objects that a mapping has made: of some old ones, or all for nil.
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { associations.destinations(mappingName, of: sourceInstances) }

    /// The old objects that a mapping has made new ones of: of some new ones, or all for nil.
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { associations.sources(mappingName, of: destinationInstances) }

    /// The messages that expressions of mapping models send.
    private static let registration: Void = ObjectRuntime.register(NSMigrationManager.self) { entry in
        func manager(_ object: AnyObject) -> NSMigrationManager { object as! NSMigrationManager }
        entry.method("fetchRequestForSourceEntityNamed:predicateString:") { object, arguments in
            manager(object).request(arguments.first as? String ?? "", arguments.last as? String ?? "TRUEPREDICATE")
        }
        entry.method("destinationInstancesForEntityMappingNamed:sourceInstances:") { object, arguments in
            manager(object).destinationInstances(
                forEntityMappingName: arguments.first as? String ?? "",
                sourceInstances: MigrationValues.objects(arguments.last ?? nil))
        }
        entry.method("destinationInstancesForSourceRelationshipNamed:sourceInstances:") { object, arguments in
            manager(object).associations.destinations(of: MigrationValues.objects(arguments.last ?? nil))
        }
        entry.method("sourceInstancesForEntityMappingNamed:destinationInstances:") { object, arguments in
            manager(object).sourceInstances(
                forEntityMappingName: arguments.first as? String ?? "",
                destinationInstances: MigrationValues.objects(arguments.last ?? nil))
        }
        entry.getter("sourceContext") { manager($0).sourceContext }
        entry.getter("destinationContext") { manager($0).destinationContext }
        entry.getter("userInfo") { manager($0).userInfo }
        entry.getter("migrationProgress") { NSNumber(value: manager($0).migrationProgress) }
    }

    /// The request of the objects of exactly one entity.
    private func request(_ entity: String, _ predicate: String) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        request.includesSubentities = false
        if predicate != "TRUEPREDICATE" { request.predicate = NSPredicate(format: predicate, argumentArray: []) }
        return request
    }

    // MARK: Migration

    /// Migrates a store into a new one at another place.
    ///
    /// - Throws: 134140 without a mapping, 134150 and 134160 where a store cannot be opened, what the policies throw, and errors of validation and of the
    ///   destination store when it is saved. The source store stays as it is; a destination that was not finished is removed.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw StoreError.make(.migrationMissingMapping, "Can't find mapping model for migration", url: sourceURL)
        }
        guard sourceURL.standardizedFileURL != dURL.standardizedFileURL else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSMigrationManagerDestinationStoreError,
                userInfo: [NSLocalizedDescriptionKey: "The destination of a migration must be another file than its source."])
        }
        let stores = MigrationStores(sourceURL, sStoreType, sOptions, dURL, dStoreType, dOptions)
        if usesStoreSpecificMigrationManager, mappings.isInferred, stores.areBothSQLite {
            try stores.copyInferred(from: sourceModel, to: destinationModel)
            return setProgress(1)
        }
        try stores.migrate(self) { try run(mappings) }
    }

    /// Migrates a store into a new one at another place.
    open func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping, toDestinationURL: destinationURL,
            destinationType: destinationType.rawValue, destinationOptions: destinationOptions)
    }

    private func run(_ mappings: NSMappingModel) throws {
        mapping = mappings
        defer { current = nil }
        let all = mappings.entityMappings ?? []
        try check(all)
        let steps = try all.map { ($0, try MigrationPolicies.policy(of: $0)) }
        let share = 1 / Float(max(3 * steps.count, 1))
        setProgress(0)
        for (position, (mapping, policy)) in steps.enumerated() {
            current = mapping
            try createInstances(mapping, policy)
            setProgress(share * Float(position + 1))
        }
        for (position, (mapping, policy)) in steps.enumerated() {
            current = mapping
            try createRelationships(mapping, policy)
            setProgress(share * Float(steps.count + position + 1))
        }
        for (position, (mapping, policy)) in steps.enumerated() {
            current = mapping
            try checkCancellation()
            try policy.performCustomValidation(forMapping: mapping, manager: self)
            try policy.end(mapping, manager: self)
            setProgress(share * Float(2 * steps.count + position + 1))
        }
        try checkCancellation()
        try destinationContext.save()
        setProgress(1)
    }

    /// - Throws: 134110 for a mapping of entities that the models do not have.
    private func check(_ mappings: [NSEntityMapping]) throws {
        for mapping in mappings {
            let (source, destination) = (sourceEntity(for: mapping), destinationEntity(for: mapping))
            let isMissing = mapping.sourceEntityName != nil && source == nil || mapping.destinationEntityName != nil && destination == nil
            let isOther =
                mapping.sourceEntityVersionHash.map { source?.versionHash != $0 } ?? false
                || mapping.destinationEntityVersionHash.map { destination?.versionHash != $0 } ?? false
            guard isMissing || isOther else { continue }
            throw StoreError.make(
                .migration, "Mismatch between mapping and source/destination models: the mapping '\(mapping.name ?? "")'",
                userInfo: ["entityMapping": mapping.name ?? ""])
        }
    }

    private func createInstances(_ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws {
        try checkCancellation()
        try policy.begin(mapping, with: self)
        if mapping.mappingType != .removeEntityMappingType {
            for source in try sources(of: mapping, policy) {
                try checkCancellation()
                try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
            }
        }
        try policy.endInstanceCreation(forMapping: mapping, manager: self)
    }

    private func sources(of mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws -> [NSManagedObject] {
        guard let entity = sourceEntity(for: mapping), mapping.mappingType != .addEntityMappingType else { return [] }
        guard let expression = mapping.sourceExpression else {
            return MigrationValues.objects(try sourceContext.fetch(request(entity.name ?? "", "TRUEPREDICATE")))
        }
        let bindings: [String: Any] = [
            NSMigrationManagerKey: self, NSMigrationEntityMappingKey: mapping, NSMigrationEntityPolicyKey: policy,
        ]
        let value = expression.value(of: nil, bindings)
        if let request = value as? any UntypedFetchRequest {
            return MigrationValues.objects(try sourceContext.fetchObjects(request.untyped))
        }
        return MigrationValues.objects(value)
    }

    private func createRelationships(_ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy) throws {
        for object in associations.destinations(mapping.name ?? "", of: nil) {
            try checkCancellation()
            try policy.createRelationships(forDestination: object, in: mapping, manager: self)
        }
        try policy.endRelationshipCreation(forMapping: mapping, manager: self)
    }
}

/// The policies of entity mappings.
private enum MigrationPolicies {
    /// - Throws: 134170 for a class that the app does not have, or that is no policy.
    static func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
        guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty, name != "NSEntityMigrationPolicy" else {
            return NSEntityMigrationPolicy()
        }
        guard let type = AppClasses.type(named: name) else {
            throw MigrationValues.policyError("The mapping '\(mapping.name ?? "")' names the class '\(name)', which is not there")
        }
        guard let policy = ObjectRuntime.make(type, by: .plain) as? NSEntityMigrationPolicy else {
            throw MigrationValues.policyError(
                "The mapping '\(mapping.name ?? "")' names the class '\(name)', which is no NSEntityMigrationPolicy with an init()")
        }
        return policy
    }
}
