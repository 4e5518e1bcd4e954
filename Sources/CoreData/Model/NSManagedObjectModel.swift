@_spi(Quince) import QuinceFoundation

/// A description of an app's entities and their relationships. Source: Apple's documentation of `NSManagedObjectModel`.
open class NSManagedObjectModel: NSObject, NSCopying {
    private var storedEntities: [NSEntityDescription] = []
    private var names: [String: NSEntityDescription] = [:]
    private var entityNamesByConfiguration: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// Whether a coordinator uses the model, which must not change then.
    package var isInUse = false

    /// The identifiers that the author gives the versions that the model consists of.
    open var versionIdentifiers: Set<AnyHashable> = []
    open var localizationDictionary: [String: String]?

    public override init() {}

    /// Reads a compiled model (`.mom`), or the current version of a folder of them (`.momd`); nil where it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let model = ModelFile.read(url) else { return nil }
        self.init()
        ModelReader.fill(self, from: model)
    }

    /// Creates one model of several; nil for none. Two entities of one name end the app.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        merge(models)
    }

    /// The union of the models in bundles, the main one where none are given; nil where there is none.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap(ModelFile.models)
        return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// The union of those versions of the models in bundles that a store's metadata names; nil where one is missing.
    open class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        let versions = (bundles ?? [.main]).flatMap(ModelFile.versions).compactMap { NSManagedObjectModel(contentsOf: $0) }
        return NSManagedObjectModel(byMerging: versions, forStoreMetadata: metadata)
    }

    /// The union of those models that a store's metadata names; nil where one is missing.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
        if let whole = models.first(where: { $0.entityVersionHashesByName == hashes }) {
            self.init(byMerging: [whole])
            return
        }
        var found: [String: NSManagedObjectModel] = [:]
        for model in models {
            let own = model.entityVersionHashesByName
            if own.allSatisfy({ hashes[$0.key] == $0.value }) { for name in own.keys where found[name] == nil { found[name] = model } }
        }
        guard found.count == hashes.count else { return nil }
        var parts: [NSManagedObjectModel] = []
        for model in found.values where !parts.contains(where: { $0 === model }) { parts.append(model) }
        self.init(byMerging: parts)
    }

    // MARK: Entities

    /// The entities, by name in order.
    open var entities: [NSEntityDescription] {
        get { storedEntities }
        set {
            checkChange()
            setEntities(newValue)
        }
    }

    private func setEntities(_ entities: [NSEntityDescription]) {
        for entity in storedEntities where entity.managedObjectModel === self { entity.managedObjectModel = nil }
        storedEntities = entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
        names = Dictionary(storedEntities.map { ($0.name ?? "", $0) }) { $1 }
        for (position, entity) in storedEntities.enumerated() {
            entity.managedObjectModel = self
            entity.position = Int32(position)
        }
        for entity in storedEntities { for property in entity.ownProperties { connect(property) } }
    }

    /// Points what copies or files know by name to the model's own entities.
    private func connect(_ property: NSPropertyDescription) {
        guard let relationship = property as? NSRelationshipDescription, let destination = relationship.destinationName else { return }
        relationship.destinationEntity = names[destination]
        if let inverse = relationship.inverseName {
            relationship.inverseRelationship = names[destination]?.propertiesByName[inverse] as? NSRelationshipDescription
        }
    }

    open var entitiesByName: [String: NSEntityDescription] { names }

    /// The configurations' names.
    open var configurations: [String] { entityNamesByConfiguration.keys.sorted() }

    /// The entities of a configuration; all for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return storedEntities }
        return entityNamesByConfiguration[configuration]
    }

    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        checkChange()
        entityNamesByConfiguration[configuration] = entities
    }

    private func checkChange() {
        if isInUse { raise(.internalInconsistencyException, "Can't modify an immutable model.") }
    }

    private func merge(_ models: [NSManagedObjectModel]) {
        let copies = models.map { $0.copy() as! NSManagedObjectModel }
        var merged: [NSEntityDescription] = []
        for entity in copies.flatMap(\.storedEntities) {
            guard let known = merged.first(where: { $0.name == entity.name }) else {
                merged.append(entity)
                continue
            }
            guard known.versionHash == entity.versionHash else {
                raise(
                    .genericException,
                    "Can't merge models with two different entities named '\(entity.name ?? "")'")
            }
        }
        for copy in copies { copy.storedEntities = [] }
        setEntities(merged)
        for copy in copies {
            for (name, entities) in copy.entityNamesByConfiguration {
                entityNamesByConfiguration[name, default: []] += entities.compactMap { names[$0.name ?? ""] }
            }
            templates.merge(copy.templates) { first, _ in first }
            versionIdentifiers.formUnion(copy.versionIdentifiers)
        }
    }

    // MARK: Fetch request templates

    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        checkChange()
        templates[name] = fetchRequestTemplate
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

    /// A copy of a template with values in place of its predicate's variables.
    open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any]) -> NSFetchRequest<
        any NSFetchRequestResult
    >? {
        guard let copy = templates[name]?.untypedCopy else { return nil }
        copy.predicate = (copy.predicate as? QuinceFoundation.NSPredicate)?.withSubstitutionVariables(variables) ?? copy.predicate
        return copy
    }

    // MARK: Versions

    open var entityVersionHashesByName: [String: Data] { names.mapValues(\.versionHash) }

    /// A digest of the whole model, in Base64.
    open var versionChecksum: String {
        var hash = VersionHash()
        for entity in storedEntities { hash.add(entity.versionHash) }
        return hash.data.base64EncodedString()
    }

    /// The digests of all versions of a model in a folder (`.momd`), by the versions' names.
    ///
    /// - Throws: `CocoaError.fileReadNoSuchFile` where there is none, `.fileReadCorruptFile` for a version that cannot be read.
    open class func checksumsForVersionedModel(at modelURL: URL) throws -> [String: String] {
        let versions = ModelFile.versions(of: modelURL)
        guard !versions.isEmpty else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: modelURL.path]) }
        var checksums: [String: String] = [:]
        for url in versions {
            guard let model = NSManagedObjectModel(contentsOf: url) else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
            }
            checksums[url.deletingPathExtension().lastPathComponent] = model.versionChecksum
        }
        return checksums
    }

    /// Whether a store's metadata fit the model, or one of its configurations.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        return hashes == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    }

    // MARK: Copies

    open override func copy() -> Any { copy(with: nil) }

    /// A copy that may be changed, with entities of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        let roots = storedEntities.filter { $0.superentity == nil }.map { $0.copy() as! NSEntityDescription }
        copy.setEntities(roots.flatMap(\.family))
        for (name, entities) in entityNamesByConfiguration {
            copy.entityNamesByConfiguration[name] = entities.compactMap { copy.names[$0.name ?? ""] }
        }
        copy.templates = templates.mapValues { $0.untypedCopy }
        (copy.versionIdentifiers, copy.localizationDictionary) = (versionIdentifiers, localizationDictionary)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return other === self || other.entityVersionHashesByName == entityVersionHashesByName
    }
    open override var hash: Int { names.keys.sorted().hashValue }

    open dynamic override var description: String { "(<NSManagedObjectModel>) entities \(storedEntities.map(\.description))" }
}

/// The key of the digests of entities in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the digest of the whole model in a store's metadata.
public let NSPersistentStoreModelVersionChecksumKey = "NSStoreModelVersionChecksumKey"
/// The key of what the model's author calls its version in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
