import BundleFormat
import QuinceFoundation

/// Makes entities of a compiled model.
enum ModelReader {
    static func fill(_ model: NSManagedObjectModel, from compiled: CompiledDataModel) {
        let composites = Dictionary(compiled.composites.map { ($0.name, $0) }) { first, _ in first }
        let entities = compiled.entities.map { entity($0, composites) }
        let names = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        for (source, entity) in zip(compiled.entities, entities) {
            if let parent = source.parent.flatMap({ names[$0] }), !parent.isKindOf(entity: entity) { parent.subentities.append(entity) }
        }
        model.entities = entities
        for (source, entity) in zip(compiled.entities, entities) { entity.indexes = source.indexes.map { index($0, of: entity) } }
        for (name, members) in compiled.configurations {
            model.setEntities(members.compactMap { names[$0] }, forConfigurationName: name)
        }
        for request in compiled.fetchRequests { model.setFetchRequestTemplate(fetchRequest(request), forName: request.name) }
        model.versionIdentifiers = Set(compiled.versionIdentifiers)
    }

    private static func entity(_ source: CompiledDataModel.Entity, _ composites: [String: CompiledDataModel.Composite])
        -> NSEntityDescription
    {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.isAbstract) = (source.name, source.className, source.isAbstract)
        entity.properties =
            source.attributes.map { attribute($0, composites) } + source.relationships.map(relationship)
            + source.fetchedProperties.map(fetchedProperty)
        entity.uniquenessConstraints = source.uniquenessConstraints
        if let identifier = source.renamingIdentifier { entity.renamingIdentifier = identifier }
        entity.versionHashModifier = source.versionHashModifier
        entity.coreSpotlightDisplayNameExpression = source.spotlightName.map { NSExpression(format: $0, argumentArray: []) }
        entity.userInfo = source.userInfo
        return entity
    }

    private static func fill(_ property: NSPropertyDescription, from source: CompiledDataModel.Property) {
        (property.name, property.isOptional, property.isTransient) = (source.name, source.isOptional, source.isTransient)
        property.isIndexedBySpotlight = source.isIndexedBySpotlight
        if let identifier = source.renamingIdentifier { property.renamingIdentifier = identifier }
        (property.versionHashModifier, property.userInfo) = (source.versionHashModifier, source.userInfo)
    }

    // MARK: Attributes

    private static func attribute(_ source: CompiledDataModel.Attribute, _ composites: [String: CompiledDataModel.Composite])
        -> NSAttributeDescription
    {
        let attribute: NSAttributeDescription
        if let derivation = source.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = NSExpression(format: derivation.replacing(":(", with: "("), argumentArray: [])
            attribute = derived
        } else if source.type == .composite {
            let composite = NSCompositeAttributeDescription()
            composite.elements = (source.compositeName.flatMap { composites[$0] }?.elements ?? []).map { self.attribute($0, composites) }
            attribute = composite
        } else {
            attribute = NSAttributeDescription()
        }
        fill(attribute, from: source.property)
        attribute.attributeType = type(source.type)
        attribute.defaultValue = source.defaultValue.flatMap { value($0, source.type) }
        attribute.valueTransformerName = source.valueTransformerName
        if let name = source.customClassName { attribute.attributeValueClassName = name }
        attribute.allowsExternalBinaryDataStorage = source.allowsExternalBinaryDataStorage
        attribute.preservesValueInHistoryOnDeletion = source.preservesValueInHistoryOnDeletion
        attribute.allowsCloudEncryption = source.allowsCloudEncryption
        let conditions = ModelConditions.conditions(of: source) { value($0, source.type) }
        attribute.setValidation(conditions.map(\.predicate), conditions.map { NSNumber(value: $0.code) })
        return attribute
    }

    /// The type of a model's file for one of an attribute.
    static func type(_ type: NSAttributeType) -> CompiledDataModel.AttributeType {
        CompiledDataModel.AttributeType.allCases.first { self.type($0) == type } ?? .undefined
    }

    private static func type(_ type: CompiledDataModel.AttributeType) -> NSAttributeType {
        switch type {
        case .undefined: .undefinedAttributeType
        case .integer16: .integer16AttributeType
        case .integer32: .integer32AttributeType
        case .integer64: .integer64AttributeType
        case .decimal: .decimalAttributeType
        case .double: .doubleAttributeType
        case .float: .floatAttributeType
        case .string: .stringAttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .binary: .binaryDataAttributeType
        case .uuid: .UUIDAttributeType
        case .uri: .URIAttributeType
        case .transformable: .transformableAttributeType
        case .objectID: .objectIDAttributeType
        case .composite: .compositeAttributeType
        }
    }

    /// A value as the model writes it.
    private static func value(_ text: String, _ type: CompiledDataModel.AttributeType) -> Any? {
        switch type {
        case .integer16, .integer32, .integer64: (Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }).map { NSNumber(value: $0) }
        case .double: Double(text).map { NSNumber(value: $0) }
        case .float: Float(text).map { NSNumber(value: $0) }
        case .decimal: Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { NSDecimalNumber(decimal: $0) }
        case .boolean: NSNumber(value: ["YES", "1", "true"].contains(text))
        case .string: text
        case .date: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .uuid: UUID(uuidString: text)
        case .uri: URL(string: text)
        case .undefined, .binary, .transformable, .objectID, .composite: nil
        }
    }

    // MARK: Other properties

    private static func relationship(_ source: CompiledDataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        fill(relationship, from: source.property)
        (relationship.destinationName, relationship.inverseName) = (source.destinationEntity, source.inverseName)
        (relationship.minCount, relationship.maxCount) = (source.minimumCount, source.isToMany ? source.maximumCount : 1)
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule =
            switch source.deletionRule {
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            case .noAction: .noActionDeleteRule
            }
        return relationship
    }

    private static func fetchedProperty(_ source: CompiledDataModel.FetchedProperty) -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        fill(property, from: source.property)
        property.fetchRequest = fetchRequest(source.fetchRequest)
        return property
    }

    private static func fetchRequest(_ source: CompiledDataModel.FetchRequest) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: source.entity)
        request.predicate = source.predicate.map { NSPredicate(format: $0, argumentArray: []) }
        (request.fetchLimit, request.fetchBatchSize) = (source.limit, source.batchSize)
        if let type = source.resultType { request.resultType = NSFetchRequestResultType(rawValue: UInt(max(type, 0))) }
        (request.includesSubentities, request.includesPropertyValues) = (source.includesSubentities, source.includesPropertyValues)
        request.returnsObjectsAsFaults = source.returnsObjectsAsFaults
        request.returnsDistinctResults = source.returnsDistinctResults
        return request
    }

    private static func index(_ source: CompiledDataModel.Index, of entity: NSEntityDescription) -> NSFetchIndexDescription {
        let elements = source.elements.compactMap { element -> NSFetchIndexElementDescription? in
            let property: NSPropertyDescription
            if let name = element.propertyName {
                guard let found = entity.propertiesByName[name] else { return nil }
                property = found
            } else {
                let expression = NSExpressionDescription()
                expression.expression = element.expression.map { NSExpression(format: $0, argumentArray: []) }
                property = expression
            }
            let made = NSFetchIndexElementDescription(property: property, collationType: element.isRTree ? .rTree : .binary)
            made.isAscending = element.isAscending
            return made
        }
        let index = NSFetchIndexDescription(name: source.name, elements: elements)
        index.partialIndexPredicate = source.predicate.map { NSPredicate(format: $0, argumentArray: []) }
        return index
    }
}
