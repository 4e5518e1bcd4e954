import BundleFormat
import Foundation

/// Reads the elements of a data model's XML, and notes what is wrong with each by itself.
struct DataModelReader {
    typealias Model = CompiledDataModel
    typealias Element = InterfaceElement

    let moduleName: String
    var document: DataModelDocument
    var problems: [BuildDiagnostic] = []

    init(file: URL, moduleName: String) { (document, self.moduleName) = (DataModelDocument(file: file), moduleName) }

    mutating func read(_ root: InterfaceElement) {
        let identifier = root.attributes["userDefinedModelVersionIdentifier"] ?? ""
        document.model.versionIdentifiers = identifier.isEmpty ? [] : [identifier]
        // Attributes of entities name composites.
        for element in root.children where element.name == "compositeAttribute" { readComposite(element) }
        for element in root.children {
            switch element.name {
            case "entity": readEntity(element)
            case "fetchRequest": readFetchRequest(element).map { document.model.fetchRequests.append($0) }
            case "configuration": readConfiguration(element)
            // Composites are read; the others say how Xcode draws the model.
            case "compositeAttribute", "elements", "diagram", "userInfo": break
            default: warn("the element <\(element.name.prefix(60))> of a data model is not in Quince yet, and left out", at: element)
            }
        }
    }

    // MARK: Problems

    mutating func fail(_ message: String, at element: Element, nextStep: String = "Correct the model in Xcode's editor of data models.") {
        problems.append(.error(message, at: document.file, line: element.line, nextStep: nextStep))
    }

    private mutating func warn(_ message: String, at element: Element) {
        problems.append(.warning(message, at: document.file, line: element.line))
    }

    // MARK: Parts of the model

    private mutating func readEntity(_ element: Element) {
        guard let name = name(of: element, "the entity") else { return }
        var entity = Model.Entity(name: name)
        entity.parent = element.filled("parentEntity")
        entity.isAbstract = element.flag("isAbstract")
        entity.renamingIdentifier = element.filled("elementID")
        entity.versionHashModifier = element.filled("versionHashModifier")
        entity.spotlightName = element.filled("coreSpotlightDisplayNameExpression")
        document.lines[name] = document.lines[name] ?? element.line
        entity.className = readClass(element, of: name)
        for child in element.children {
            switch child.name {
            case "attribute": readAttribute(child, of: name).map { add($0, child, to: &entity) }
            case "relationship": readRelationship(child, of: name).map { entity.relationships.append($0) }
            case "fetchedProperty": readFetchedProperty(child, of: name).map { entity.fetchedProperties.append($0) }
            case "fetchIndex": readIndex(child, of: name).map { entity.indexes.append($0) }
            case "uniquenessConstraints":
                for constraint in child.children(named: "uniquenessConstraint") {
                    entity.uniquenessConstraints.append(constraint.children(named: "constraint").compactMap { $0.attributes["value"] })
                }
            case "compoundIndexes":
                for index in child.children(named: "compoundIndex") {
                    let names = index.children(named: "index").compactMap { $0.attributes["value"] }
                    entity.indexes.append(
                        Model.Index(name: names.joined(separator: "_"), elements: names.map { Model.Index.Element(propertyName: $0) }))
                }
            case "userInfo": entity.userInfo = userInfo(child)
            default: warn("\(name): the element <\(child.name.prefix(60))> is not in Quince yet, and left out", at: child)
            }
        }
        document.model.entities.append(entity)
    }

    /// Adds an attribute, and the index that models of Xcode 8 and older ask for at the attribute.
    private mutating func add(_ attribute: Model.Attribute, _ element: Element, to entity: inout Model.Entity) {
        entity.attributes.append(attribute)
        let name = attribute.property.name
        if element.flag("indexed") {
            entity.indexes.append(Model.Index(name: "by" + name.capitalizedFirst, elements: [.init(propertyName: name)]))
        }
    }

    /// Notes an entity's class.
    ///
    /// - Returns: Its name, with the module where the model names one; nil for `NSManagedObject`.
    private mutating func readClass(_ element: Element, of entity: String) -> String? {
        guard let text = element.filled("representedClassName"), text != "NSManagedObject" else { return nil }
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let name = parts.removeLast()
        let module = parts.joined(separator: ".")
        guard parts.count <= 1, SwiftName.isIdentifier(name), module.isEmpty || SwiftName.isIdentifier(module) else {
            fail("\(entity): '\(text.prefix(100))' is no name that a class can have", at: element)
            return nil
        }
        let generation: DataModelDocument.ManagedClass.Generation
        switch element.filled("codeGenerationType") {
        case "class": generation = .definition
        case "category": generation = .category
        case nil: generation = .manual
        case let type?:
            fail("\(entity): the kind of code generation '\(type.prefix(60))' is none of class and category", at: element)
            return nil
        }
        let home = parts.isEmpty ? nil : module.isEmpty ? moduleName : module
        document.classes[entity] = .init(entity: entity, name: name, module: home, generation: generation)
        return home.map { $0 + "." + name } ?? name
    }

    private mutating func readComposite(_ element: Element) {
        guard let name = name(of: element, "the composite attribute") else { return }
        let elements = element.children(named: "attribute").compactMap { readAttribute($0, of: name) }
        document.model.composites.append(Model.Composite(name: name, elements: elements))
    }

    private mutating func readConfiguration(_ element: Element) {
        guard let name = element.filled("name") else { return fail("a configuration has no name", at: element) }
        let members = element.children(named: "memberEntity").compactMap { $0.attributes["name"] }
        document.lines["configuration " + name] = element.line
        document.model.configurations[name, default: []] += members
    }

    // MARK: Properties

    /// Reads the parts that all properties have.
    mutating func readProperty(_ element: Element, of entity: String) -> Model.Property? {
        guard let name = name(of: element, "a property of \(entity)") else { return nil }
        var property = Model.Property(name: name)
        property.isOptional = element.flag("optional")
        property.isTransient = element.flag("transient")
        property.isIndexedBySpotlight = element.flag("spotlightIndexingEnabled")
        property.renamingIdentifier = element.filled("elementID")
        property.versionHashModifier = element.filled("versionHashModifier")
        if let info = element.children(named: "userInfo").first { property.userInfo = userInfo(info) }
        let key = entity + "." + name
        document.lines[key] = document.lines[key] ?? element.line
        return property
    }

    private func userInfo(_ element: Element) -> [String: String] {
        element.children(named: "entry").reduce(into: [:]) { $0[$1.attributes["key"] ?? ""] = $1.attributes["value"] ?? "" }
    }

    private mutating func readRelationship(_ element: Element, of entity: String) -> Model.Relationship? {
        guard let property = readProperty(element, of: entity) else { return nil }
        let key = entity + "." + property.name
        guard let destination = element.filled("destinationEntity") else {
            fail("Misconfigured Property: \(key) must have a destination", at: element)
            return nil
        }
        var relationship = Model.Relationship(property: property, destinationEntity: destination)
        relationship.inverseName = element.filled("inverseName")
        relationship.isToMany = element.flag("toMany")
        relationship.isOrdered = element.flag("ordered")
        relationship.minimumCount = count("minCount", element, key)
        relationship.maximumCount = relationship.isToMany ? count("maxCount", element, key) : 1
        if let text = element.filled("deletionRule") {
            guard let rule = Model.DeletionRule(rawValue: text) else {
                fail("\(key): the delete rule '\(text.prefix(60))' is none of Nullify, Cascade, Deny and No Action", at: element)
                return nil
            }
            relationship.deletionRule = rule
        }
        return relationship
    }

    private mutating func count(_ attribute: String, _ element: Element, _ key: String) -> Int {
        guard let text = element.filled(attribute) else { return 0 }
        guard let value = Int32(text), value >= 0 else {
            fail("\(key): \(attribute) '\(text.prefix(60))' is no number of objects", at: element)
            return 0
        }
        return Int(value)
    }

    // MARK: Fetch requests

    private mutating func readFetchedProperty(_ element: Element, of entity: String) -> Model.FetchedProperty? {
        guard let property = readProperty(element, of: entity) else { return nil }
        let key = entity + "." + property.name
        guard let child = element.children(named: "fetchRequest").first else {
            fail("Misconfigured Property: \(key) must have a fetch request", at: element)
            return nil
        }
        guard let request = readFetchRequest(child, name: property.name) else { return nil }
        return Model.FetchedProperty(property: property, fetchRequest: request)
    }

    private mutating func readFetchRequest(_ element: Element, name: String? = nil) -> Model.FetchRequest? {
        guard let name = name ?? element.filled("name") else {
            fail("a fetch request has no name", at: element)
            return nil
        }
        guard let entity = element.filled("entity") else {
            fail("Misconfigured Fetch Request: \(name) must have an entity", at: element)
            return nil
        }
        let key = "fetch request " + name
        document.lines[key] = document.lines[key] ?? element.line
        var request = Model.FetchRequest(name: name, entity: entity)
        request.predicate = element.filled("predicateString")
        request.limit = count("fetchLimit", element, name)
        request.batchSize = count("fetchBatchSize", element, name)
        request.resultType = element.filled("resultType") == nil ? nil : count("resultType", element, name)
        request.includesSubentities = element.flag("includeSubentities", default: true)
        request.includesPropertyValues = element.flag("includePropertyValues", default: true)
        request.returnsObjectsAsFaults = element.flag("returnObjectsAsFaults", default: true)
        request.returnsDistinctResults = element.flag("returnDistinctResults")
        return request
    }

    // MARK: Indexes

    private mutating func readIndex(_ element: Element, of entity: String) -> Model.Index? {
        guard let name = element.filled("name") else {
            fail("\(entity): a fetch index has no name", at: element)
            return nil
        }
        var index = Model.Index(name: name, elements: [])
        index.predicate = element.filled("partialIndexPredicate") ?? element.filled("predicateString")
        for child in element.children(named: "fetchIndexElement") {
            var part = Model.Index.Element(propertyName: child.filled("property"), expression: child.filled("expression"))
            part.isAscending = child.attributes["order"]?.lowercased() != "descending"
            part.isRTree = child.attributes["type"]?.lowercased() == "rtree"
            guard part.propertyName != nil || part.expression != nil else {
                fail("\(entity): the fetch index '\(name)' has an element without property and expression", at: child)
                continue
            }
            index.elements.append(part)
        }
        return index
    }

    // MARK: Names

    private mutating func name(of element: Element, _ what: String) -> String? {
        guard let name = element.filled("name") else {
            fail("\(what) has no name", at: element)
            return nil
        }
        guard SwiftName.isIdentifier(name) else {
            fail("\(what) '\(name.prefix(100))' has a name that is none: letters, digits and underscores make one", at: element)
            return nil
        }
        return name
    }
}

extension InterfaceElement {
    /// An attribute that is there and has text.
    func filled(_ name: String) -> String? { attributes[name].flatMap { $0.isEmpty ? nil : $0 } }

    func flag(_ name: String, default value: Bool = false) -> Bool {
        switch attributes[name]?.lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: value
        }
    }

    func children(named name: String) -> [InterfaceElement] { children.filter { $0.name == name } }
}
