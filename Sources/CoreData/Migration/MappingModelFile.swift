import QuinceFoundation

/// Compiled mapping models in bundles (`.cdm`): property lists that `quince` makes of `.xcmappingmodel`s.
enum MappingModelFile {
    /// The content of a file; `MappingModelCompiler` of the app's builder writes it.
    struct Content: Codable {
        struct Property: Codable {
            var name: String
            /// The value's expression in the format language; nil = the source's property of the name.
            var expression: String?
        }

        struct Entity: Codable {
            var name: String
            var source: String?
            var destination: String?
            var policy: String?
            /// The condition on source objects; nil = all.
            var predicate: String?
            var attributes: [Property]
            var relationships: [Property]
        }

        /// The names of the versions that the mapping leads from and to, as files in the bundle.
        var sourceModel: String
        var destinationModel: String
        var entities: [Entity]
        /// The bundle of the file, for its models.
        var place: URL?
    }

    static let fileExtension = "cdm"

    static func files(of bundle: Bundle) -> [URL] {
        (bundle.urls(forResourcesWithExtension: fileExtension, subdirectory: nil) ?? []).map { $0 as URL }.sorted { $0.path < $1.path }
    }

    static func read(_ url: URL) -> Content? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        do {
            var content = try PropertyListDecoder().decode(Content.self, from: data)
            content.place = url.deletingLastPathComponent()
            return content
        } catch {
            FileHandle.standardError.write(
                Data("Quince: The mapping model \(url.path) cannot be read: \(error). Build the app again.\n".utf8))
            return nil
        }
    }

    /// Whether a mapping leads from one version to the other: both are compared with the versions that it was made for.
    static func fits(_ content: Content, _ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) -> Bool {
        guard let folder = content.place else { return false }
        let versions = ModelFile.versions(in: folder)
        func has(_ name: String, _ model: NSManagedObjectModel) -> Bool {
            versions.contains { url in
                url.deletingPathExtension().lastPathComponent == name
                    && NSManagedObjectModel(contentsOf: url)?.entityVersionHashesByName == model.entityVersionHashesByName
            }
        }
        return has(content.sourceModel, source) && has(content.destinationModel, destination)
    }

    static func mappings(_ content: Content, source: NSManagedObjectModel?, destination: NSManagedObjectModel?) -> [NSEntityMapping] {
        content.entities.map { entity in
            let from = entity.source.flatMap { source?.entitiesByName[$0] }
            let to = entity.destination.flatMap { destination?.entitiesByName[$0] }
            let mapping = NSEntityMapping()
            (mapping.name, mapping.entityMigrationPolicyClassName) = (entity.name, entity.policy)
            (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (entity.source, from?.versionHash)
            (mapping.destinationEntityName, mapping.destinationEntityVersionHash) = (entity.destination, to?.versionHash)
            mapping.mappingType = type(entity, from, to)
            mapping.sourceExpression = entity.source.map { MappingExpressions.fetch($0, predicate: entity.predicate) }
            mapping.attributeMappings = entity.attributes.map { property($0, from) { MappingExpressions.sourceValue($0) } }
            mapping.relationshipMappings = entity.relationships.map {
                property($0, from) { MappingExpressions.destinations(ofSourceRelationship: $0) }
            }
            return mapping
        }
    }

    private static func type(_ entity: Content.Entity, _ from: NSEntityDescription?, _ to: NSEntityDescription?) -> NSEntityMappingType {
        if entity.source == nil { return .addEntityMappingType }
        if entity.destination == nil { return .removeEntityMappingType }
        if entity.policy != nil { return .customEntityMappingType }
        return from != nil && from?.versionHash == to?.versionHash ? .copyEntityMappingType : .transformEntityMappingType
    }

    private static func property(
        _ content: Content.Property, _ source: NSEntityDescription?, _ standard: (String) -> NSExpression
    ) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = content.name
        if let expression = content.expression {
            mapping.valueExpression = NSExpression(format: expression, argumentArray: [])
        } else if source.map({ $0.propertiesByName[content.name] != nil }) ?? true {
            mapping.valueExpression = standard(content.name)
        }
        return mapping
    }
}
