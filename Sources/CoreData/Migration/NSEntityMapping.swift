import QuinceFoundation

/// Describes how a migration maps the objects of an entity.
public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType = 0
    /// A policy of the app's own makes the new objects.
    case customEntityMappingType = 1
    /// The entity is new.
    case addEntityMappingType = 2
    /// The entity is gone, and its objects with it.
    case removeEntityMappingType = 3
    /// The entity is the same in both versions.
    case copyEntityMappingType = 4
    case transformEntityMappingType = 5
}

/// How the objects of one entity become those of a new version's. Source: Apple's documentation of `NSEntityMapping`.
open class NSEntityMapping: NSObject {
    open var name: String!
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    open var sourceEntityName: String?
    /// The digest of the source entity that the mapping is made for.
    open var sourceEntityVersionHash: Data?
    open var destinationEntityName: String?
    /// The digest of the destination entity that the mapping is made for.
    open var destinationEntityVersionHash: Data?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    /// The source objects, or the fetch request of them; all objects of exactly the source entity where it is nil.
    open var sourceExpression: NSExpression?
    open var userInfo: [AnyHashable: Any]?
    /// The class of the migration's steps for the entity; `NSEntityMigrationPolicy` where it is nil.
    open var entityMigrationPolicyClassName: String?

    public override init() {}

    open dynamic override var description: String {
        "(<NSEntityMapping>) name \(name ?? "(null)"), \(sourceEntityName ?? "(null)") to \(destinationEntityName ?? "(null)"), "
            + "type \(mappingType)"
    }
}
