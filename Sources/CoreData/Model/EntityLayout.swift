import QuinceFoundation

/// The places of an entity's properties in a row, and what reading and writing objects needs to know of each.
package final class EntityLayout {
    /// The kind of a slot.
    package enum Kind {
        case attribute(NSAttributeType)
        case toOne
        case toMany
    }

    package let slots: [NSPropertyDescription]
    package let kinds: [Kind]
    /// The slots by name.
    package let slotsByName: [String: Int]
    package let propertiesByName: [String: NSPropertyDescription]
    package let relationships: [NSRelationshipDescription]
    /// The values of a new object; to-many relationships are `unloaded` and get a collection of their own.
    package let defaults: [ManagedValue]
    /// Slots of relationships.
    package let relationshipSlots: [Int]
    /// Slots that no store keeps.
    package let transientSlots: [Int]

    /// Slots of transformable attributes.
    package let transformableSlots: [Int]
    /// Slots of derived attributes.
    package let derivedSlots: [Int]
    /// Slots of properties whose values may be wrong: others need no validation. Known once the model is in use.
    private(set) var validatedSlots: [Int]?

    /// Notes what has to be validated, after which the model is not to change.
    func prepareValidation() {
        guard validatedSlots == nil else { return }
        validatedSlots = slots.indices.filter { slot in
            let property = slots[slot]
            if property is NSDerivedAttributeDescription { return false }
            return property is NSRelationshipDescription || !property.isOptional || !property.validationPredicates.isEmpty
        }
    }

    init(of entity: NSEntityDescription) {
        let inherited = entity.superentity?.layout.slots ?? []
        func byName(_ properties: [NSPropertyDescription]) -> [NSPropertyDescription] { properties.sorted { $0.name < $1.name } }
        let own = entity.ownProperties
        let slots = inherited + byName(own.filter { $0 is NSAttributeDescription }) + byName(own.filter { $0 is NSRelationshipDescription })
        for (position, property) in slots.enumerated().dropFirst(inherited.count) { property.slot = position }
        self.slots = slots
        kinds = slots.map { property in
            guard let relationship = property as? NSRelationshipDescription else {
                return .attribute((property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType)
            }
            return relationship.isToMany ? .toMany : .toOne
        }
        slotsByName = Dictionary(slots.enumerated().map { ($1.name, $0) }) { $1 }
        propertiesByName = Dictionary(entity.properties.map { ($0.name, $0) }) { $1 }
        relationships = slots.compactMap { $0 as? NSRelationshipDescription }
        defaults = slots.map { property in
            if let attribute = property as? NSAttributeDescription {
                return ValueCoding.value(of: attribute.defaultValue, attribute.attributeType) ?? .null
            }
            return (property as? NSRelationshipDescription)?.isToMany == true ? .unloaded : .null
        }
        relationshipSlots = slots.indices.filter { slots[$0] is NSRelationshipDescription }
        transientSlots = slots.indices.filter { slots[$0].isTransient }
        transformableSlots = slots.indices.filter {
            (slots[$0] as? NSAttributeDescription)?.attributeType == .transformableAttributeType && !slots[$0].isTransient
        }
        derivedSlots = slots.indices.filter { slots[$0] is NSDerivedAttributeDescription }
    }
}
