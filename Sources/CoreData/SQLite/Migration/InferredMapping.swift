import QuinceFoundation

/// Which entity and property of a version a newer version's ones come from, by names and renaming identifiers.
struct InferredMapping {
    let source: [NSEntityDescription]
    let destination: [NSEntityDescription]
    private var sources: [String: NSEntityDescription] = [:]

    init(from source: [NSEntityDescription], to destination: [NSEntityDescription]) {
        (self.source, self.destination) = (source, destination)
        for entity in destination {
            sources[entity.name ?? ""] = source.first {
                Self.isSame($0.name, $0.renamingIdentifier, entity.name, entity.renamingIdentifier)
            }
        }
    }

    /// The entity that objects of a new version's entity come from; nil for a new one.
    func source(of entity: NSEntityDescription) -> NSEntityDescription? { sources[entity.name ?? ""] }
    /// The entity of the new version that an entity's objects become; nil for one that is gone.
    func destination(of entity: NSEntityDescription) -> NSEntityDescription? {
        destination.first { sources[$0.name ?? ""] === entity }
    }

    /// The property that a new version's one comes from; nil for a new one.
    func source(of property: NSPropertyDescription, in entity: NSEntityDescription) -> NSPropertyDescription? {
        let candidates = entity.layout.slots
        // The same name first: a renaming identifier may name a property that another one replaces.
        let renamed = candidates.first { $0.name == property.renamingIdentifier && property.renamingIdentifier != property.name }
        return renamed ?? candidates.first { Self.isSame($0.name, $0.renamingIdentifier, property.name, property.renamingIdentifier) }
    }

    private static func isSame(_ name: String?, _ identifier: String?, _ newName: String?, _ newIdentifier: String?) -> Bool {
        newIdentifier == name || newIdentifier == identifier || newName == name && newIdentifier == newName
    }

    /// Whether a mapping can be inferred.
    ///
    /// - Throws: 134190 for an attribute that changed its type, and for a relationship whose destination is of another kind.
    func check() throws {
        for entity in destination {
            guard let origin = source(of: entity) else { continue }
            for property in entity.layout.slots where !property.isTransient {
                guard let old = source(of: property, in: origin), !old.isTransient else { continue }
                try check(old, property, entity)
            }
        }
    }

    private func check(_ old: NSPropertyDescription, _ new: NSPropertyDescription, _ entity: NSEntityDescription) throws {
        switch (old, new) {
        case (let old as NSAttributeDescription, let new as NSAttributeDescription):
            guard !Self.isConvertible(old.attributeType, new.attributeType) else { return }
            throw Self.error("Source and destination attribute types are incompatible", entity, new)
        case (let old as NSRelationshipDescription, let new as NSRelationshipDescription):
            guard !(old.isToMany && !new.isToMany) else {
                throw Self.error("Can't infer how a to-many relationship becomes a to-one relationship", entity, new)
            }
        default: throw Self.error("Source and destination properties are of different kinds", entity, new)
        }
    }

    private static func isConvertible(_ old: NSAttributeType, _ new: NSAttributeType) -> Bool {
        let integers: [NSAttributeType] = [
            .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
        ]
        let fractions: [NSAttributeType] = [.floatAttributeType, .doubleAttributeType, .decimalAttributeType]
        return old == new || integers.contains(old) && (integers + fractions).contains(new)
            || fractions.contains(old) && fractions.contains(new)
    }

    private static func error(_ reason: String, _ entity: NSEntityDescription, _ property: NSPropertyDescription) -> NSError {
        StoreError.make(
            .inferredMapping, reason,
            userInfo: ["entity": entity.name ?? "", "property": property.name, "reason": reason])
    }
}
