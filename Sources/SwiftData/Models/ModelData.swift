import CoreData

/// The values of one model: by themselves until the model is inserted, then in an object of Core Data, and by themselves again once it is deleted.
///
/// May be used in the isolation of the model's context only, as the model.
public final class _ModelData: @unchecked Sendable {
    let registrar = ObservationRegistrar()
    private(set) var object: NSManagedObject?
    /// The context of the object, which lives as long as any of its models does.
    private(set) var context: ModelContext?
    /// Values by property, of a model without an object; those of relationships are `Destinations`.
    private(set) var values: [String: Any] = [:]
    private var ownIdentifier = PersistentIdentifier.makeTemporary()

    init() {}

    /// The values of a row of a store.
    init(_ object: NSManagedObject, _ context: ModelContext) { (self.object, self.context) = (object, context) }

    var identifier: PersistentIdentifier {
        get { object.map { PersistentIdentifier($0.objectID) } ?? ownIdentifier }
        set { ownIdentifier = newValue }
    }

    var isDeleted: Bool { object?.isDeleted ?? false }

    // MARK: Life

    /// Moves the values into an object of a context.
    func attach(_ object: NSManagedObject, _ context: ModelContext) {
        let before = values
        (self.object, self.context, values) = (object, context, [:])
        for (name, value) in before.sorted(by: { $0.key < $1.key }) {
            if let destinations = value as? Destinations {
                setDestinations(name, destinations.models)
            } else if let kept = value as? StoredAttribute {
                object.setValue(kept.value, forKey: name)
            } else {
                store(value, name, in: object)
            }
        }
    }

    /// Sets an attribute of an object. A transformer takes the value as the app has it.
    private func store(_ value: Any, _ name: String, in object: NSManagedObject) {
        let isTransformed = object.entity.attributesByName[name]?.attributeType == .transformableAttributeType
        object.setValue(isTransformed ? CodedCollection.unwrapped(value) : AttributeCoding.stored(value), forKey: name)
    }

    /// Keeps the attributes' values when the object goes, so that views that still show the model find them.
    func detach() {
        guard let object else { return }
        ownIdentifier = PersistentIdentifier(object.objectID)
        (self.object, context) = (nil, nil)
    }

    /// Notes the attributes' values of an object that is about to go.
    func keepValues() {
        guard let object else { return }
        for name in object.entity.attributesByName.keys { values[name] = StoredAttribute(value: object.value(forKey: name)) }
    }

    func dropKeptValues() { if object != nil { values = [:] } }

    // MARK: Attributes

    func attribute<Value>(_ name: String) -> Value {
        if let object { return AttributeCoding.value(object.value(forKey: name), name) }
        switch values[name] {
        case let kept as StoredAttribute: return AttributeCoding.value(kept.value, name)
        case let value as Value: return value
        default: return AttributeCoding.value(nil, name)
        }
    }

    func setAttribute<Value>(_ name: String, _ value: Value) {
        if let object { store(value, name, in: object) } else { values[name] = value }
    }

    // MARK: Relationships

    func destination<Other: PersistentModel>(_ name: String) -> Other? {
        guard let object, let context else { return (values[name] as? Destinations)?.models.first as? Other }
        return (object.value(forKey: name) as? NSManagedObject).map { context.model(of: $0) }
    }

    /// The models of a relationship to many, in the order of their rows; nil where the relationship was never set.
    func destinations<Other: PersistentModel>(_ name: String) -> [Other]? {
        guard let object, let context else { return (values[name] as? Destinations)?.models.compactMap { $0 as? Other } }
        return _ModelData.objects(object.value(forKey: name)).map { context.model(of: $0) }
    }

    func setDestinations(_ name: String, _ models: [any PersistentModel]) {
        guard let object, let context else { return values[name] = Destinations(models: models) }
        let inverse = object.entity.relationshipsByName[name]?.inverseRelationship?.name
        let before = _ModelData.objects(object.value(forKey: name))
        let after = models.map { context.object(of: $0) }
        let isToMany = object.entity.relationshipsByName[name]?.isToMany ?? false
        object.setValue(isToMany ? NSSet(array: after) : after.first, forKey: name)
        guard let inverse else { return }
        let changed = Set(before.map(ObjectIdentifier.init)).symmetricDifference(after.map(ObjectIdentifier.init))
        for other in before + after where changed.contains(ObjectIdentifier(other)) { context.notifyChange(of: inverse, in: other) }
    }

    /// The objects of a relationship's value, in the order of their rows.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: (set.allObjects as? [NSManagedObject] ?? []).sorted { $0.objectID.key < $1.objectID.key }
        case let set as NSOrderedSet: set.array as? [NSManagedObject] ?? []
        default: []
        }
    }

    // MARK: Observation

    /// Tells Observation that a property has changed without a call of its setter.
    func notifyChange<Model: PersistentModel>(of name: String, in model: Model) {
        guard let keyPath = ModelProperties.of(Model.self).keyPath(name) else { return }
        func open<Value>(_ type: Value.Type) {
            guard let keyPath = keyPath as? KeyPath<Model, Value> else { return }
            registrar.withMutation(of: model, keyPath: keyPath) {}
        }
        _openExistential(type(of: keyPath).valueType, do: open)
    }
}

/// The models at the other end of a relationship. (An empty array of any type is one of models, too.)
private struct Destinations {
    let models: [any PersistentModel]
}

/// The value of a row that is gone.
private struct StoredAttribute {
    let value: Any?
}
