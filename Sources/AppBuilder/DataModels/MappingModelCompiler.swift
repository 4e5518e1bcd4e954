import BundleFormat
import FileFormats
import Foundation

/// Compiles a mapping model, by which a store of one version of a data model becomes one of another: `Name.xcmappingmodel` to `Name.cdm`.
///
/// The source is an XML store of Core Data's with the objects of Xcode's editor: an `XDDEVMAPPINGMODEL`, an `XDDEVENTITYMAPPING` for each pair of entities
/// and an `XDDEVATTRIBUTEMAPPING` or `XDDEVRELATIONSHIPMAPPING` for each property. What Core Data loads is a property list of `Content`.
struct MappingModelCompiler {
    static let sourceExtension = "xcmappingmodel"
    static let compiledExtension = "cdm"

    /// The content of a compiled mapping model; `MappingModelFile` of Core Data reads it.
    struct Content: Codable, Equatable {
        struct Property: Codable, Equatable {
            var name: String
            /// The value's expression; nil = the source's property of the name.
            var expression: String?
        }

        struct Entity: Codable, Equatable {
            var name: String
            var source: String?
            var destination: String?
            /// The class of the migration's steps.
            var policy: String?
            /// The condition on source objects.
            var predicate: String?
            var attributes: [Property]
            var relationships: [Property]
        }

        /// The names of the versions that the mapping leads from and to.
        var sourceModel: String
        var destinationModel: String
        var entities: [Entity]
    }

    let url: URL
    let boundary: ProjectBoundary

    private var file: URL { url.appendingPathComponent("xcmapping.xml") }

    /// - Throws: `BuildFailure` for a file that cannot be read, and for an expression that cannot.
    func compile() throws -> Data { try PropertyListEncoder.binary.encode(content()) }

    func content() throws -> Content {
        try boundary.check(file)
        let root = try InterfaceElement(xml: try ProjectFile.data(file, nextStep: "Restore it from version control."), of: file)
        let objects = root.children(named: "object").map(MappingObject.init)
        guard root.name == "database", let model = objects.first(where: { $0.kind == "XDDEVMAPPINGMODEL" }) else {
            throw BuildFailure(
                "no mapping model is in \(url.lastPathComponent)", at: file, line: root.line, nextStep: "Save the file again with Xcode.")
        }
        let all = Dictionary(objects.map { ($0.id, $0) }) { first, _ in first }
        let entities = model.references("entitymappings").compactMap { all[$0] }
            .sorted { Int($0.text("mappingnumber") ?? "") ?? 0 < Int($1.text("mappingnumber") ?? "") ?? 0 }
        return Content(
            sourceModel: try version(model, "sourcemodelpath"), destinationModel: try version(model, "destinationmodelpath"),
            entities: try entities.map { try entity($0, all) })
    }

    /// The name of a version by its path in the project.
    private func version(_ model: MappingObject, _ key: String) throws -> String {
        guard let path = model.text(key), let last = path.split(separator: "/").last else {
            throw BuildFailure(
                "\(url.lastPathComponent) does not say which versions of a data model it is for", at: file, line: model.line,
                nextStep: "Choose the source and destination models in Xcode's editor, and save it again.")
        }
        return (String(last) as NSString).deletingPathExtension
    }

    private func entity(_ object: MappingObject, _ all: [String: MappingObject]) throws -> Content.Entity {
        let (source, destination) = (object.text("sourcename"), object.text("destinationname"))
        guard source != nil || destination != nil else {
            throw BuildFailure(
                "an entity mapping of \(url.lastPathComponent) has no entities", at: file, line: object.line,
                nextStep: "Choose its entities in Xcode's editor, or remove it.")
        }
        let both = [source, destination].compactMap { $0 }
        let name = object.text("name") ?? both.joined(separator: "To")
        func properties(_ key: String) throws -> [Content.Property] {
            try object.references(key).compactMap { all[$0] }.compactMap { property in
                guard let own = property.text("name") else { return nil }
                return Content.Property(name: own, expression: try expression(property, "\(name).\(own)"))
            }
        }
        return Content.Entity(
            name: name, source: source, destination: destination, policy: object.text("migrationpolicyclassname"),
            predicate: object.text("sourcefilterpredicatestring"), attributes: try properties("attributemappings"),
            relationships: try properties("relationshipmappings"))
    }

    private func expression(_ object: MappingObject, _ name: String) throws -> String? {
        guard object.text("autogenerateexpression") != "1", let encoded = object.text("valueexpressiondata") else { return nil }
        do {
            guard let data = Data(base64Encoded: encoded, options: .ignoreUnknownCharacters) else {
                throw ArchivedExpression.Problem(message: "is no Base64")
            }
            return try ArchivedExpression(data).text
        } catch {
            let reason = (error as? ArchivedExpression.Problem)?.message ?? (error as? FormatError)?.message ?? "\(error)"
            throw BuildFailure(
                "the value expression of '\(name)' in \(url.lastPathComponent) cannot be read: it \(reason)", at: file, line: object.line,
                nextStep: "Set the value in an NSEntityMigrationPolicy instead, and name its class in the mapping.")
        }
    }
}

/// An object of Xcode's editor in a mapping model's source.
private struct MappingObject {
    let id: String
    let kind: String
    let line: Int
    private let attributes: [String: String]
    private let relationships: [String: [String]]

    init(_ element: InterfaceElement) {
        (id, line) = (element.attributes["id"] ?? "", element.line)
        kind = (element.attributes["type"] ?? "").uppercased()
        func byName<Value>(_ kind: String, _ value: (InterfaceElement) -> Value) -> [String: Value] {
            let all = element.children(named: kind).map { (($0.attributes["name"] ?? "").lowercased(), value($0)) }
            return Dictionary(all) { first, _ in first }
        }
        attributes = byName("attribute") { $0.text }
        relationships = byName("relationship") { ($0.attributes["idrefs"] ?? "").split(separator: " ").map(String.init) }
    }

    func text(_ name: String) -> String? { attributes[name].flatMap { $0.isEmpty ? nil : $0 } }
    func references(_ name: String) -> [String] { relationships[name] ?? [] }
}
