import BundleFormat
import QuinceFoundation

/// The model that a store was written with, as the store itself keeps it in `Z_MODELCACHE`: what its tables depend on.
///
/// Core Data looks for the versions of a model in bundles. SwiftData's models are made of the app's classes, of which only the present version
/// is there, so its stores are migrated from the version that they keep.
enum ModelCache {
    static func data(of model: CompiledDataModel) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(model)
    }

    /// The model that a store keeps; nil for a content of another kind, as that of Apple's stores.
    static func compiled(_ data: Data) -> CompiledDataModel? { try? PropertyListDecoder().decode(CompiledDataModel.self, from: data) }

    static func compiled(of entities: [NSEntityDescription]) -> CompiledDataModel {
        var model = CompiledDataModel()
        model.entities = entities.map(entity)
        return model
    }

    private static func entity(_ entity: NSEntityDescription) -> CompiledDataModel.Entity {
        var made = CompiledDataModel.Entity(name: entity.name ?? "")
        (made.parent, made.isAbstract) = (entity.superentity?.name, entity.isAbstract)
        made.renamingIdentifier = entity.renamingIdentifier
        made.uniquenessConstraints = entity.uniqueNames
        for property in entity.ownProperties where !property.isTransient {
            switch property {
            case let attribute as NSAttributeDescription: made.attributes.append(self.attribute(attribute))
            case let relationship as NSRelationshipDescription: made.relationships.append(self.relationship(relationship))
            default: break
            }
        }
        return made
    }

    private static func property(_ property: NSPropertyDescription) -> CompiledDataModel.Property {
        var made = CompiledDataModel.Property(name: property.name)
        (made.isOptional, made.renamingIdentifier) = (property.isOptional, property.renamingIdentifier)
        return made
    }

    private static func attribute(_ attribute: NSAttributeDescription) -> CompiledDataModel.Attribute {
        var made = CompiledDataModel.Attribute(property: property(attribute), type: ModelReader.type(attribute.attributeType))
        made.allowsExternalBinaryDataStorage = attribute.allowsExternalBinaryDataStorage
        made.valueTransformerName = attribute.valueTransformerName
        return made
    }

    private static func relationship(_ relationship: NSRelationshipDescription) -> CompiledDataModel.Relationship {
        var made = CompiledDataModel.Relationship(
            property: property(relationship), destinationEntity: relationship.destinationEntity?.name ?? "")
        made.inverseName = relationship.inverseRelationship?.name
        (made.isToMany, made.isOrdered) = (relationship.isToMany, relationship.isOrdered)
        (made.minimumCount, made.maximumCount) = (relationship.minCount, relationship.maxCount)
        return made
    }
}

extension SQLiteObjectStore {
    /// Keeps the store's model in a file that has another one or none.
    func keepModel(_ database: SQLiteDatabase) throws {
        guard try Self.keptModel(database) != ModelCache.compiled(of: entities) else { return }
        try database.transaction { try Self.writeModel(entities, to: database) }
    }

    /// Writes a model as a part of a transaction.
    static func writeModel(_ entities: [NSEntityDescription], to database: SQLiteDatabase) throws {
        let data = try ModelCache.data(of: ModelCache.compiled(of: entities))
        try database.execute("DELETE FROM Z_MODELCACHE")
        try database.run("INSERT INTO Z_MODELCACHE(Z_CONTENT) VALUES(?)", [.blob(data)])
    }

    private static func keptModel(_ database: SQLiteDatabase) throws -> CompiledDataModel? {
        guard try database.firstInteger("SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_MODELCACHE'") == 1,
            case .blob(let data)? = try database.firstValue("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1")
        else { return nil }
        return ModelCache.compiled(data)
    }

    /// The model that a file keeps; nil where it keeps none.
    static func keptModel(of url: URL) throws -> NSManagedObjectModel? {
        do {
            let database = try SQLiteDatabase(path: url.path, access: .readOnly)
            defer { database.close() }
            guard let compiled = try keptModel(database) else { return nil }
            let model = NSManagedObjectModel()
            ModelReader.fill(model, from: compiled)
            return model
        } catch let failure as SQLiteFailure {
            throw failure.error(at: url.path, isWriting: false)
        }
    }
}
