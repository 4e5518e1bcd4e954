import QuinceFoundation

/// The entity mappings that an inferred mapping consists of.
struct InferredEntityMappings {
    private let inferred: InferredMapping

    init(_ inferred: InferredMapping) { self.inferred = inferred }

    var all: [NSEntityMapping] {
        let kept = inferred.destination.map(mapping)
        let gone = inferred.source.filter { inferred.destination(of: $0) == nil }.map { source in
            let mapping = made(.removeEntityMappingType, "IEM_Remove_\(source.name ?? "")")
            (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (source.name, source.versionHash)
            return mapping
        }
        return gone + kept
    }

    private func made(_ type: NSEntityMappingType, _ name: String) -> NSEntityMapping {
        let mapping = NSEntityMapping()
        (mapping.name, mapping.mappingType) = (name, type)
        (mapping.attributeMappings, mapping.relationshipMappings) = ([], [])
        return mapping
    }

    private func mapping(to destination: NSEntityDescription) -> NSEntityMapping {
        let name = destination.name ?? ""
        let source = inferred.source(of: destination)
        let mapping =
            switch source {
            case nil: made(.addEntityMappingType, "IEM_Add_\(name)")
            case let source? where source.versionHash == destination.versionHash: made(.copyEntityMappingType, "IEM_Copy_\(name)")
            default: made(.transformEntityMappingType, "IEM_Transform_\(name)")
            }
        (mapping.destinationEntityName, mapping.destinationEntityVersionHash) = (name, destination.versionHash)
        guard let source else { return mapping }
        (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (source.name, source.versionHash)
        mapping.sourceExpression = MappingExpressions.fetch(source.name ?? "", predicate: nil)
        for property in destination.slots where !property.isTransient && !(property is NSDerivedAttributeDescription) {
            add(property, from: source, to: mapping)
        }
        return mapping
    }

    private func add(_ property: NSPropertyDescription, from source: NSEntityDescription, to mapping: NSEntityMapping) {
        let origin = inferred.source(of: property, in: source).flatMap { $0.isTransient ? nil : $0 }
        let made = NSPropertyMapping()
        made.name = property.name
        guard property is NSRelationshipDescription else {
            made.valueExpression = origin.map { MappingExpressions.sourceValue($0.name) }
            mapping.attributeMappings?.append(made)
            return
        }
        made.valueExpression = origin.map { MappingExpressions.destinations(ofSourceRelationship: $0.name) }
        mapping.relationshipMappings?.append(made)
    }
}

/// The expressions that mapping models consist of.
enum MappingExpressions {
    /// The request of the objects of a source entity for which a predicate is true; of all for nil.
    static func fetch(_ entity: String, predicate: String?) -> NSExpression {
        let text = predicate.flatMap { $0.isEmpty ? nil : $0 } ?? "TRUEPREDICATE"
        return NSExpression(
            forFunction: NSExpression(forVariable: NSMigrationManagerKey),
            selectorName: "fetchRequestForSourceEntityNamed:predicateString:", arguments: [entity, text])
    }

    /// The source object's value of a property.
    static func sourceValue(_ name: String) -> NSExpression { NSExpression(format: "$source.\(name)", argumentArray: []) }

    /// The new objects of those that a relationship of the source object leads to.
    static func destinations(ofSourceRelationship name: String) -> NSExpression {
        NSExpression(
            forFunction: NSExpression(forVariable: NSMigrationManagerKey),
            selectorName: "destinationInstancesForSourceRelationshipNamed:sourceInstances:", arguments: [name, sourceValue(name)])
    }

    /// The new objects that an entity mapping has made of those that a relationship of the source object leads to.
    static func destinations(ofMapping mapping: String, sourceRelationship name: String) -> NSExpression {
        NSExpression(
            forFunction: NSExpression(forVariable: NSMigrationManagerKey),
            selectorName: "destinationInstancesForEntityMappingNamed:sourceInstances:", arguments: [mapping, sourceValue(name)])
    }
}
