import BundleFormat
import Foundation

/// Writes the Swift that Xcode generates for an entity.
struct ManagedClassWriter {
    let document: DataModelDocument
    let entity: CompiledDataModel.Entity
    let type: DataModelDocument.ManagedClass
    /// The module that the code is compiled in.
    let ownModule: String
    /// Whether the module's declarations are the main actor's where they do not say otherwise; objects belong to the queue of their context.
    var isMainActorDefault = false

    private var name: String { SwiftName.quoted(type.name) }
    private var isolation: String { isMainActorDefault ? "nonisolated " : "" }

    static func className(_ name: String) -> String { name + "+CoreDataClass.swift" }
    static func propertiesName(_ name: String) -> String { name + "+CoreDataProperties.swift" }

    /// Errors of what follows are those of a line of the model.
    private func location(_ key: String) -> String {
        RegistrationWriter.sourceLocation(document.file, line: document.lines[key] ?? 1) + "\n"
    }

    // MARK: The class

    var classText: String {
        let exposed = type.module == nil ? "@objc(\(type.name)) " : ""
        return imports + "public typealias \(type.name)CoreDataClassSet = NSSet\n\n" + location(entity.name)
            + "\(exposed)\(isolation)public class \(name): \(superclass) {\n}\n"
    }

    private var superclass: String { entity.parent.map(className) ?? "NSManagedObject" }

    // MARK: Properties

    var propertiesText: String {
        var text = imports + "public typealias \(type.name)CoreDataPropertiesSet = NSSet\n\n" + location(entity.name)
        text += "\(isolation)extension \(name) {\n" + location(entity.name)
        text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { "
        text += "return NSFetchRequest<\(name)>(entityName: \(RegistrationWriter.literal(entity.name))) }\n"
        for attribute in entity.attributes { text += variable(attribute.property.name, swiftType(of: attribute)) }
        for relationship in entity.relationships { text += variable(relationship.property.name, swiftType(of: relationship)) }
        for property in entity.fetchedProperties {
            text += variable(property.property.name, "[\(className(of: property.fetchRequest.entity))]?")
        }
        text += "}\n"
        for relationship in entity.relationships where relationship.isToMany { text += accessors(of: relationship) }
        // That of the parent is inherited.
        if entity.parent == nil { text += "\n" + location(entity.name) + "\(isolation)extension \(name): Identifiable {\n}\n" }
        return text
    }

    private func variable(_ name: String, _ type: String) -> String {
        location(entity.name + "." + name) + "    @NSManaged public var \(SwiftName.quoted(name)): \(type)\n"
    }

    /// The imports: those of classes in other modules, too.
    private var imports: String {
        let related = entity.relationships.map(\.destinationEntity) + [entity.parent].compactMap { $0 }
        let others = Set(related.compactMap { document.classes[$0]?.module }).subtracting([ownModule]).sorted().map { "import \($0)\n" }
            .joined()
        return "import Foundation\nimport CoreData\n" + others + "\n"
    }

    private func className(of entity: String) -> String {
        guard let type = document.classes[entity] else { return "NSManagedObject" }
        let name = SwiftName.quoted(type.name)
        guard let module = type.module, module != ownModule else { return name }
        return module + "." + name
    }

    // MARK: Types

    private func swiftType(of attribute: CompiledDataModel.Attribute) -> String {
        let isScalar = attribute.usesScalarType
        switch attribute.type {
        case .integer16: return isScalar ? "Int16" : "NSNumber?"
        case .integer32: return isScalar ? "Int32" : "NSNumber?"
        case .integer64: return isScalar ? "Int64" : "NSNumber?"
        case .double: return isScalar ? "Double" : "NSNumber?"
        case .float: return isScalar ? "Float" : "NSNumber?"
        case .boolean: return isScalar ? "Bool" : "NSNumber?"
        case .decimal: return "NSDecimalNumber?"
        case .string: return "String?"
        case .date: return isScalar ? "TimeInterval" : "Date?"
        case .binary: return "Data?"
        case .uuid: return "UUID?"
        case .uri: return "URL?"
        case .objectID: return "NSManagedObjectID?"
        case .composite: return "[String: Any]?"
        case .transformable, .undefined: return (attribute.customClassName ?? "NSObject") + "?"
        }
    }

    private func swiftType(of relationship: CompiledDataModel.Relationship) -> String {
        if relationship.isToMany { return collection(of: relationship) + "?" }
        return className(of: relationship.destinationEntity) + "?"
    }

    private func collection(of relationship: CompiledDataModel.Relationship) -> String { relationship.isOrdered ? "NSOrderedSet" : "NSSet" }

    // MARK: Accessors

    /// The functions that change a to-many relationship.
    private func accessors(of relationship: CompiledDataModel.Relationship) -> String {
        let key = relationship.property.name.capitalizedFirst
        let type = className(of: relationship.destinationEntity)
        let set = collection(of: relationship)
        var functions: [(objc: String, declaration: String)] = []
        if relationship.isOrdered {
            functions += [
                ("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(type), at idx: Int)"),
                ("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)"),
                ("insert\(key):atIndexes:", "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)"),
                ("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(key)AtIndex:withObject:", "replace\(key)(at idx: Int, with value: \(type))"),
                ("replace\(key)AtIndexes:with\(key):", "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])"),
            ]
        }
        functions += [
            ("add\(key)Object:", "addTo\(key)(_ value: \(type))"),
            ("remove\(key)Object:", "removeFrom\(key)(_ value: \(type))"),
            ("add\(key):", "addTo\(key)(_ values: \(set))"),
            ("remove\(key):", "removeFrom\(key)(_ values: \(set))"),
        ]
        let place = location(entity.name + "." + relationship.property.name)
        return "\n" + place + "\(isolation)extension \(name) {\n"
            + functions.map { place + "    @objc(\($0.objc)) @NSManaged public func \($0.declaration)\n" }.joined() + "}\n"
    }
}
