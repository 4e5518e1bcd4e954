@_spi(Quince) import QuinceFoundation

/// A description of a kind of managed objects: its properties, its class, its place among other entities.
///
/// Source: Apple's documentation of `NSEntityDescription`.
open class NSEntityDescription: NSObject, NSCopying {
    /// The model that the entity belongs to.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open var name: String?
    /// The name of the class of the entity's objects.
    open var managedObjectClassName: String! {
        get { className ?? "NSManagedObject" }
        set { (className, knownClass, knownFactory) = (newValue, nil, nil) }
    }
    private var className: String?
    private var knownClass: NSManagedObject.Type?

    open var isAbstract = false
    open private(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from this one directly.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.superentity === self { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
            invalidate()
        }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The properties that the entity declares itself.
    package private(set) var ownProperties: [NSPropertyDescription] = []
    /// The properties, inherited ones first; setting them sets the entity's own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.entity = self }
            invalidate()
        }
    }

    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    /// The entity's name in the version before; the name where it is nil.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }
    private var storedRenamingIdentifier: String?
    open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
    /// Lists of attributes, or their names, whose values are unique together among the entity's objects.
    open var uniquenessConstraints: [[Any]] = []
    open var coreSpotlightDisplayNameExpression: NSExpression?

    @available(*, deprecated, message: "Use NSEntityDescription.indexes instead")
    open var compoundIndexes: [[Any]] = []

    public override init() {}

    // MARK: Look-up

    /// The entity of a name in a context's model; nil where there is none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard let model = context.persistentStoreCoordinator?.managedObjectModel else {
            raise(
                .internalInconsistencyException,
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
        }
        return model.entitiesByName[entityName]
    }

    /// Creates an object of the entity of a name, of that entity's class, and inserts it; an unknown name ends the app.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            raise(
                .internalInconsistencyException,
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.makeObject(insertedInto: context)
    }

    // MARK: Properties

    open var propertiesByName: [String: NSPropertyDescription] { layout.propertiesByName }
    open var attributesByName: [String: NSAttributeDescription] {
        layout.propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        layout.propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The relationships whose destinations are of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        layout.relationships.filter { $0.destinationEntity === entity }
    }

    /// Whether the entity is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self) { $0.superentity }.contains { $0 === entity }
    }

    /// A digest of everything that stored data depends on.
    open var versionHash: Data {
        var hash = VersionHash()
        hash.add(name ?? "")
        hash.add(isAbstract)
        hash.add(superentity?.name ?? "")
        hash.add(versionHashModifier ?? "")
        for property in properties.sorted(by: { $0.name < $1.name }) where !(property is NSFetchedPropertyDescription) {
            hash.add(property.versionHash)
        }
        for constraint in uniqueNames.map({ $0.joined(separator: ",") }).sorted() { hash.add(constraint) }
        return hash.data
    }

    /// The names of the attributes that are unique together, the entity's own.
    package var uniqueNames: [[String]] {
        uniquenessConstraints.map { $0.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name } }
    }

    // MARK: Rows

    private var knownLayout: EntityLayout?
    /// Where the properties stand in a row; made on first use, after which the entity is not to change.
    package var layout: EntityLayout {
        if let knownLayout { return knownLayout }
        let made = EntityLayout(of: self)
        knownLayout = made
        return made
    }

    /// The properties that have a place in a row: the superentity's first, then the own attributes and relationships, each by name.
    package var slots: [NSPropertyDescription] { layout.slots }

    func invalidate() {
        knownLayout = nil
        for entity in subentities { entity.invalidate() }
    }

    package var rootEntity: NSEntityDescription { superentity?.rootEntity ?? self }
    /// The entity's position among those of its model by name, from 0.
    package internal(set) var position: Int32 = 0
    /// The position of the root entity.
    package var rootPosition: Int32 { superentity?.rootPosition ?? position }
    /// The entity and all that inherit from it.
    package var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    // MARK: Classes

    /// Readers of properties with accessors of the class's own, by key; nil inside for those without.
    private var customGetters: [String: ObjectClass.Getter?] = [:]
    private let gettersLock = NSLock()
    private var knownFactory: ObjectClass.Factory?

    /// Makes objects of the entity's class; nil where it lacks `init(entity:insertInto:)`.
    var factory: ObjectClass.Factory? {
        if let knownFactory { return knownFactory }
        knownFactory = ObjectRuntime.factory(of: managedObjectClass, by: .entityInsertInto)
        return knownFactory
    }

    /// The class of the entity's objects, `NSManagedObject` where the named one cannot be found.
    package var managedObjectClass: NSManagedObject.Type {
        if let knownClass { return knownClass }
        let found = className.flatMap(ManagedObjectClasses.type) ?? NSManagedObject.self
        knownClass = found
        return found
    }

    /// Returns the reader that is known of a key, or notes the one that `find` gives.
    func customGetter(_ key: String, _ find: () -> ObjectClass.Getter?) -> ObjectClass.Getter? {
        let known: ObjectClass.Getter?? = gettersLock.withLock { customGetters[key] }
        if let known { return known }
        let found = find()
        gettersLock.withLock { customGetters[key] = .some(found) }
        return found
    }

    private var knownValidators: [Int: ObjectClass.Method]?

    /// Returns the class's methods of validation that are known, or notes those that `find` gives.
    func validators(_ find: () -> [Int: ObjectClass.Method]) -> [Int: ObjectClass.Method] {
        if let known = gettersLock.withLock({ knownValidators }) { return known }
        let found = find()
        gettersLock.withLock { knownValidators = found }
        return found
    }

    /// Makes what is made on first use, before threads share the entity; a class that cannot be found yet is looked for later.
    func prepare() {
        layout.prepareValidation()
        guard className == nil || className.flatMap(ManagedObjectClasses.type) != nil else { return }
        _ = factory
    }

    // MARK: Copies

    open override func copy() -> Any { copy(with: nil) }

    /// A copy with copies of the entity's own properties and of its subentities, which belongs to no model.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        (copy.name, copy.className, copy.isAbstract, copy.userInfo) = (name, className, isAbstract, userInfo)
        (copy.versionHashModifier, copy.storedRenamingIdentifier) = (versionHashModifier, storedRenamingIdentifier)
        copy.coreSpotlightDisplayNameExpression = coreSpotlightDisplayNameExpression
        copy.properties = ownProperties.map { $0.copy() as! NSPropertyDescription }
        copy.uniquenessConstraints = uniqueNames
        copy.indexes = indexes.map { $0.copy() as! NSFetchIndexDescription }
        copy.subentities = subentities.map { $0.copy() as! NSEntityDescription }
        for index in copy.indexes { for element in index.elements { element.connect(to: copy) } }
        return copy
    }

    open dynamic override var description: String {
        "(<NSEntityDescription>) name \(name ?? ""), managedObjectClassName \(managedObjectClassName ?? ""), isAbstract \(isAbstract), "
            + "superentity name \(superentity?.name ?? "")"
    }
}
