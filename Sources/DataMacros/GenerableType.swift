import SwiftSyntax

/// A type with `@Generable`, and the code that its members consist of.
struct GenerableType {
    /// The members of a value of which parts are missing.
    struct PartialMembers {
        let conformances: String
        let properties: String
        let assignments: String
    }

    /// The access level of the members, with a space behind it; empty for the one that declarations have without.
    let access: String
    /// Makes the type's schema.
    let schema: String
    /// Makes a value of `content`.
    let reading: String
    /// Makes the content of a value.
    let writing: String
    /// nil for enumerations, whose values are whole or not there.
    let partialMembers: PartialMembers?

    init(_ declaration: some DeclGroupSyntax, attribute: AttributeSyntax) throws {
        let levels = ["public", "package"]
        access = declaration.modifiers.first { levels.contains($0.name.text) }.map { $0.name.text + " " } ?? ""
        let description = Self.description(of: attribute).map { ", description: \($0)" } ?? ""
        if let structure = declaration.as(StructDeclSyntax.self) {
            let properties = try structure.memberBlock.members.flatMap { try GenerableProperty.all(in: $0.decl) }
            schema =
                "FoundationModels.GenerationSchema(type: Self.self\(description), properties: [\(Self.lines(properties.map(\.schema)))])"
            reading = properties.isEmpty ? "_ = content" : properties.map(\.reading).joined(separator: "\n        ")
            writing = "FoundationModels.GeneratedContent(properties: \(Self.literal(properties.map { ($0.plainName, $0.name) })))"
            partialMembers = Self.partialMembers(properties, access)
        } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
            let cases = try GenerableCase.all(in: enumeration)
            (schema, reading, writing) = GenerableCase.code(cases, description: description)
            partialMembers = nil
        } else {
            throw MacroProblem("@Generable can only be applied to a structure or an enumeration")
        }
    }

    private static func description(of attribute: AttributeSyntax) -> String? {
        guard case .argumentList(let arguments) = attribute.arguments else { return nil }
        return arguments.first { $0.label?.text == "description" }?.expression.trimmedDescription
    }

    private static func partialMembers(_ properties: [GenerableProperty], _ access: String) -> PartialMembers {
        // A property of that name is the value's own.
        let hasIdentifier = properties.contains { $0.plainName == "id" }
        let identifier = hasIdentifier ? [] : ["\(access)var id: FoundationModels.GenerationID"]
        let assignment = hasIdentifier ? [] : ["self.id = content.id ?? FoundationModels.GenerationID()"]
        let partial = properties.map { "\(access)var \($0.name): \($0.wrappedType).PartiallyGenerated?" }
        let assignments = properties.map { "self.\($0.name) = try content.value(forProperty: \"\($0.plainName)\")" }
        let conformances = "FoundationModels.ConvertibleFromGeneratedContent" + (hasIdentifier ? "" : ", Swift.Identifiable")
        return PartialMembers(
            conformances: conformances, properties: (identifier + partial).joined(separator: "\n    "),
            assignments: (assignment + assignments).joined(separator: "\n        "))
    }

    /// Elements of a list, one a line.
    static func lines(_ elements: [String]) -> String {
        elements.isEmpty ? "" : "\n        " + elements.joined(separator: ",\n        ") + "\n    "
    }

    /// A dictionary literal of texts and expressions.
    static func literal(_ entries: [(String, String)]) -> String {
        entries.isEmpty ? "[:]" : "[" + entries.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "]"
    }
}
