import BundleFormat
import Foundation

/// Checks what the parts of a data model say of each other, in the words of Xcode's compiler where it has any.
struct DataModelCheck {
    private let document: DataModelDocument
    private var problems: [BuildDiagnostic] = []
    private let names: Set<String>

    private init(_ document: DataModelDocument) {
        self.document = document
        names = Set(document.model.entities.map(\.name))
    }

    static func problems(of document: DataModelDocument) -> [BuildDiagnostic] {
        var check = DataModelCheck(document)
        check.run()
        return check.problems
    }

    private mutating func run() {
        var seen: Set<String> = []
        for entity in document.model.entities {
            if !seen.insert(entity.name).inserted { fail("the model has two entities of the name '\(entity.name)'", at: entity.name) }
            checkParent(of: entity)
            checkNames(of: entity)
            for relationship in entity.relationships { check(relationship, of: entity.name) }
            for property in entity.fetchedProperties {
                checkEntity(property.fetchRequest.entity, of: entity.name + "." + property.property.name)
            }
            checkGroups(of: entity)
        }
        checkComposites()
        for request in document.model.fetchRequests { checkEntity(request.entity, of: "fetch request " + request.name) }
        for (name, members) in document.model.configurations.sorted(by: { $0.key < $1.key }) {
            for member in members { checkEntity(member, of: "configuration " + name) }
        }
        checkClasses()
    }

    // MARK: Problems

    private mutating func fail(_ message: String, at key: String) {
        problems.append(
            .error(
                message, at: document.file, line: document.lines[key] ?? 0, nextStep: "Correct the model in Xcode's editor of data models.")
        )
    }

    private mutating func warn(_ message: String, at key: String) {
        problems.append(.warning(message, at: document.file, line: document.lines[key] ?? 0))
    }

    private mutating func checkEntity(_ name: String, of key: String) {
        if !names.contains(name) { fail("\(key) names the entity '\(name.prefix(100))', which the model does not have", at: key) }
    }

    // MARK: Entities

    private mutating func checkParent(of entity: CompiledDataModel.Entity) {
        guard let parent = entity.parent else { return }
        guard names.contains(parent) else {
            return fail("the parent entity of \(entity.name) is '\(parent.prefix(100))', which the model does not have", at: entity.name)
        }
        if document.lineage(of: entity.name).last?.parent != nil {
            fail("\(entity.name) is its own parent entity, or that of one of its parents", at: entity.name)
        }
    }

    /// Names of methods without parameters that every managed object has: a property of the name would hide them.
    private static let reservedNames: Set<String> = [
        "alloc", "autorelease", "awakeFromFetch", "awakeFromInsert", "changedValues", "changedValuesForCurrentEvent", "class", "copy",
        "dealloc",
        "debugDescription", "description", "didSave", "didTurnIntoFault", "entity", "faultingState", "finalize", "hasChanges",
        "hasPersistentChangedValues", "hash", "init", "isDeleted", "isFault", "isInserted", "isProxy", "isUpdated", "managedObjectContext",
        "mutableCopy", "new", "objectID", "prepareForDeletion", "release", "retain", "retainCount", "self", "superclass", "willSave",
        "willTurnIntoFault", "zone",
    ]

    private mutating func checkNames(of entity: CompiledDataModel.Entity) {
        let above = document.lineage(of: entity.name).dropFirst()
        var seen: Set<String> = []
        for name in entity.propertyNames {
            let key = entity.name + "." + name
            if !seen.insert(name).inserted { fail("\(entity.name) has two properties of the name '\(name)'", at: key) }
            if let other = above.first(where: { $0.propertyNames.contains(name) }) {
                fail("\(key) is a property of the parent entity \(other.name), too", at: key)
            }
            if Self.reservedNames.contains(name) {
                fail("Misconfigured Property: \(key) has a reserved name: it is that of a method of NSObject or NSManagedObject", at: key)
            }
        }
    }

    // MARK: Relationships

    private mutating func check(_ relationship: CompiledDataModel.Relationship, of entity: String) {
        let key = entity + "." + relationship.property.name
        let destination = relationship.destinationEntity
        guard names.contains(destination) else {
            return fail("the destination of \(key) is the entity '\(destination.prefix(100))', which the model does not have", at: key)
        }
        if relationship.deletionRule == .noAction {
            warn("\(key) has the delete rule No Action, which may leave dangling references", at: key)
        }
        if relationship.maximumCount > 0, relationship.minimumCount > relationship.maximumCount {
            fail("Misconfigured Property: the minimum count of \(key) is greater than its maximum count", at: key)
        }
        guard let name = relationship.inverseName else { return warn("Misconfigured Property: \(key) should have an inverse", at: key) }
        let inverse = document.lineage(of: destination).flatMap(\.relationships).first { $0.property.name == name }
        guard let inverse else {
            return fail("the inverse of \(key) is '\(name.prefix(100))', which \(destination) does not have", at: key)
        }
        if inverse.inverseName != relationship.property.name {
            warn("the inverse of \(key) is \(destination).\(name), whose own inverse is another", at: key)
        }
    }

    // MARK: Constraints and indexes

    private mutating func checkGroups(of entity: CompiledDataModel.Entity) {
        let known = Set(document.lineage(of: entity.name).flatMap(\.propertyNames))
        for name in entity.uniquenessConstraints.joined() where !known.contains(name) {
            fail("a uniqueness constraint of \(entity.name) names '\(name.prefix(100))', which it does not have", at: entity.name)
        }
        var seen: Set<String> = []
        for index in entity.indexes {
            if !seen.insert(index.name).inserted { fail("\(entity.name) has two indexes of the name '\(index.name)'", at: entity.name) }
            // A path goes through a composite attribute.
            let parts = index.elements.compactMap { $0.propertyName?.split(separator: ".").first.map(String.init) }
            for name in parts where !known.contains(name) {
                fail("the index '\(index.name)' of \(entity.name) names '\(name.prefix(100))', which it does not have", at: entity.name)
            }
        }
    }

    // MARK: Composites

    private mutating func checkComposites() {
        let composites = document.model.composites
        let known = Set(composites.map(\.name))
        if known.count < composites.count {
            let twice = composites.map(\.name).first { name in composites.filter { $0.name == name }.count > 1 } ?? ""
            fail("the model has two composite attributes of the name '\(twice)'", at: twice)
        }
        let owners = document.model.entities.map { ($0.name, $0.attributes) } + composites.map { ($0.name, $0.elements) }
        for (owner, attributes) in owners {
            for attribute in attributes where attribute.type == .composite {
                let key = owner + "." + attribute.property.name
                guard let name = attribute.compositeName, !known.contains(name) else { continue }
                fail("\(key) has the composite attribute '\(name.prefix(100))', which the model does not have", at: key)
            }
        }
        for composite in composites where holdsItself(composite.name) {
            fail(
                "the composite attribute '\(composite.name)' holds itself",
                at: composite.elements.first.map { composite.name + "." + $0.property.name } ?? "")
        }
    }

    private func holdsItself(_ name: String) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            let parts = document.model.composites.first { $0.name == next }?.elements.compactMap(\.compositeName) ?? []
            if parts.contains(name) { return true }
            pending += parts.filter { seen.insert($0).inserted }
        }
        return false
    }

    // MARK: Classes

    /// Code is generated once for a class.
    private mutating func checkClasses() {
        var owners: [String: String] = [:]
        for entity in document.model.entities {
            guard let type = document.classes[entity.name], type.generation != .manual else { continue }
            if let other = owners[type.name] {
                fail("the code of the class '\(type.name)' is generated for both \(other) and \(entity.name)", at: entity.name)
            }
            owners[type.name] = entity.name
        }
    }
}

extension CompiledDataModel.Entity {
    /// The names of the entity's own properties.
    var propertyNames: [String] {
        attributes.map(\.property.name) + relationships.map(\.property.name) + fetchedProperties.map(\.property.name)
    }
}
