@_spi(Quince) import QuinceFoundation

/// The variable of the `NSMigrationManager` in a mapping's expressions.
public let NSMigrationManagerKey = "manager"
/// The variable of the source object.
public let NSMigrationSourceObjectKey = "source"
/// The variable of the destination object.
public let NSMigrationDestinationObjectKey = "destination"
/// The variable of the `NSEntityMapping`.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The variable of the `NSPropertyMapping`.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The variable of the `NSEntityMigrationPolicy`.
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// The steps by which the objects of one entity mapping are migrated; apps override those that are to be others.
///
/// Source: Apple's documentation of `NSEntityMigrationPolicy`.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}

    /// Called before the objects of the mapping are made.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Makes the new object, or objects, of one of the source's, sets the attributes, and associates them in the manager.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let name = mapping.destinationEntityName else { return }
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression else { continue }
            let value = MigrationValues(self, manager, mapping, property, sInstance, object).value(of: expression)
            try MigrationValues.setAttribute(value, key, of: object, mapping)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
    }

    /// Called once all objects of the mapping are made.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Sets the relationships of a new object, once the objects of all mappings are made.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first else {
            return
        }
        for property in mapping.relationshipMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression else { continue }
            let value = MigrationValues(self, manager, mapping, property, source, dInstance).value(of: expression)
            try MigrationValues.setRelationship(value, key, of: dInstance, mapping)
        }
    }

    /// Called once the relationships of all new objects of the mapping are set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Validates the new objects; those of the model's own conditions are checked when the store is saved.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Called at the end of the mapping.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// The values of a mapping's expressions for one object.
struct MigrationValues {
    private let bindings: [String: Any]
    private let source: NSManagedObject

    init(
        _ policy: NSEntityMigrationPolicy, _ manager: NSMigrationManager, _ mapping: NSEntityMapping, _ property: NSPropertyMapping,
        _ source: NSManagedObject, _ destination: NSManagedObject
    ) {
        self.source = source
        bindings = [
            NSMigrationManagerKey: manager, NSMigrationSourceObjectKey: source, NSMigrationDestinationObjectKey: destination,
            NSMigrationEntityMappingKey: mapping, NSMigrationPropertyMappingKey: property, NSMigrationEntityPolicyKey: policy,
        ]
    }

    func value(of expression: NSExpression) -> Any? { expression.value(of: source, bindings) }

    /// The managed objects of a value: an object, an array or a set.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch CodedCollection.unwrapped(value) {
        case let object as NSManagedObject: [object]
        case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet:
            set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.key < $1.objectID.key }
        case let set as Set<NSManagedObject>: set.sorted { $0.objectID.key < $1.objectID.key }
        case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    static func setAttribute(_ value: Any?, _ key: String, of object: NSManagedObject, _ mapping: NSEntityMapping) throws {
        guard let slot = object.layout.slotsByName[key], case .attribute(let type) = object.layout.kinds[slot] else {
            throw unknown(key, mapping)
        }
        let plain = CodedCollection.unwrapped(value)
        // An attribute that must have a value keeps its default where the source has none.
        if plain == nil, !object.layout.slots[slot].isOptional { return }
        guard ValueCoding.value(of: plain, type) != nil else {
            throw policyError("The value of '\(key)' in the mapping '\(mapping.name ?? "")' is of another type: \(plain ?? "nil")")
        }
        object.setValue(plain, forKey: key)
    }

    static func setRelationship(_ value: Any?, _ key: String, of object: NSManagedObject, _ mapping: NSEntityMapping) throws {
        guard let relationship = object.entity.relationshipsByName[key] else { throw unknown(key, mapping) }
        let targets = objects(value)
        guard targets.allSatisfy({ $0.managedObjectContext === object.managedObjectContext }) else {
            throw policyError("The value of '\(key)' in the mapping '\(mapping.name ?? "")' has objects of the source store")
        }
        if !relationship.isToMany {
            object.setValue(targets.first, forKey: key)
        } else if relationship.isOrdered {
            object.setValue(NSOrderedSet(array: targets), forKey: key)
        } else {
            object.setValue(NSSet(array: targets), forKey: key)
        }
    }

    private static func unknown(_ key: String, _ mapping: NSEntityMapping) -> NSError {
        policyError("The mapping '\(mapping.name ?? "")' sets '\(key)', which \(mapping.destinationEntityName ?? "its entity") lacks")
    }

    static func policyError(_ reason: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSEntityMigrationPolicyError,
            userInfo: [NSLocalizedDescriptionKey: reason, NSLocalizedFailureReasonErrorKey: reason])
    }
}
