import CoreData

extension Schema {
    /// The schema as a model of Core Data.
    func makeObjectModel() -> NSManagedObjectModel {
        let descriptions = Dictionary(types.map { (ObjectIdentifier($0), Schema.description(of: $0)) }) { first, _ in first }
        for type in types {
            let properties = ModelProperties.of(type).metadata.filter { $0.constraint == nil }
            let own = descriptions[ObjectIdentifier(type)]!
            own.properties = properties.map { $0.destination == nil ? Schema.attribute($0) : Schema.relationship($0, descriptions) }
            own.indexes = Schema.indexes(of: Entity(type), own)
        }
        for type in types { connectInverses(of: type, descriptions) }
        let model = NSManagedObjectModel()
        model.entities = types.map { descriptions[ObjectIdentifier($0)]! }
        model.versionIdentifiers = [version.description]
        return model
    }

    private static func description(of type: any PersistentModel.Type) -> NSEntityDescription {
        let entity = Entity(type), description = NSEntityDescription()
        description.name = entity.name
        description.uniquenessConstraints = entity.uniquenessConstraints
        return description
    }

    /// The indexes of `#Index`, which the store makes with the entity's table.
    private static func indexes(of entity: Entity, _ description: NSEntityDescription) -> [NSFetchIndexDescription] {
        entity.indices.map { names in
            let elements = names.compactMap { description.propertiesByName[$0] }
                .map { NSFetchIndexElementDescription(property: $0, collationType: .binary) }
            return NSFetchIndexDescription(name: "by" + names.map { "_" + $0 }.joined(), elements: elements)
        }
    }

    private static func attribute(_ property: PropertyMetadata) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = property.name
        attribute.attributeType = AttributeCoding.type(of: property.valueType) ?? .binaryDataAttributeType
        attribute.isOptional = property.valueType is any AnyOptional.Type
        attribute.defaultValue = property.defaultValue.flatMap { AttributeCoding.stored($0) }
        attribute.renamingIdentifier = property.attribute?.originalName
        attribute.versionHashModifier = property.attribute?.hashModifier
        let options = property.attribute?.options ?? []
        attribute.allowsExternalBinaryDataStorage =
            options.contains(.externalStorage) && attribute.attributeType == .binaryDataAttributeType
        attribute.isTransient = options.contains(.ephemeral)
        for case .transformed(let name) in options.map(\.kind) {
            (attribute.attributeType, attribute.valueTransformerName) = (.transformableAttributeType, name)
        }
        attribute.preservesValueInHistoryOnDeletion = options.contains(.preserveValueOnDeletion)
        return attribute
    }

    private static func relationship(
        _ property: PropertyMetadata, _ descriptions: [ObjectIdentifier: NSEntityDescription]
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription(), type = RelationshipType(property.valueType)!
        relationship.name = property.name
        relationship.destinationEntity = descriptions[ObjectIdentifier(type.destination)]
        relationship.minCount = property.relationship?.minimumModelCount ?? 0
        relationship.maxCount = type.isToMany ? property.relationship?.maximumModelCount ?? 0 : 1
        // A model may be without its destination until it is saved, and views ask for it after a deletion.
        relationship.isOptional = type.isOptional || relationship.minCount == 0
        relationship.renamingIdentifier = property.relationship?.originalName
        relationship.versionHashModifier = property.relationship?.hashModifier
        relationship.deleteRule =
            switch property.relationship?.deleteRule ?? .nullify {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        return relationship
    }

    /// Connects relationships with those that lead back: as `inverse` says, or where only one of each leads from model to model.
    private func connectInverses(of type: any PersistentModel.Type, _ descriptions: [ObjectIdentifier: NSEntityDescription]) {
        let own = descriptions[ObjectIdentifier(type)]!
        for property in ModelProperties.of(type).metadata {
            guard let destination = property.destination, let relationship = own.relationshipsByName[property.name],
                relationship.inverseRelationship == nil, let other = descriptions[ObjectIdentifier(destination)],
                let name = Schema.inverseName(of: property, of: type, in: destination), let inverse = other.relationshipsByName[name]
            else { continue }
            relationship.inverseRelationship = inverse
            inverse.inverseRelationship = relationship
        }
    }

    private static func inverseName(
        of property: PropertyMetadata, of type: any PersistentModel.Type, in destination: any PersistentModel.Type
    ) -> String? {
        if let inverse = property.relationship?.inverse { return ModelProperties.of(destination).name(inverse) }
        func leading(from start: any PersistentModel.Type, to end: any PersistentModel.Type) -> [PropertyMetadata] {
            ModelProperties.of(start).metadata.filter { $0.destination.map { $0 == end } ?? false }
        }
        let back = leading(from: destination, to: type)
        if let named = back.first(where: { $0.relationship?.inverse == property.keyPath }) { return named.name }
        let free = back.filter { $0.relationship?.inverse == nil }
        let ways = leading(from: type, to: destination).filter { $0.relationship?.inverse == nil }
        guard free.count == 1, ways.count == 1, type != destination else { return nil }
        return free[0].name
    }
}
