import SwiftSyntax

/// A stored property of a structure with `@Generable`.
struct GenerableProperty {
    let name: String
    let type: String
    /// The type without the question mark of an optional.
    let wrappedType: String
    let guide: Guide

    /// The arguments of `@Guide` as those of a schema's property, each with a comma before it; empty for none.
    struct Guide {
        var description = ""
        var limits = ""
    }

    /// The properties that a member declares; none for other members.
    static func all(in member: some DeclSyntaxProtocol) throws -> [GenerableProperty] {
        guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
        let modifiers = variable.modifiers.map(\.name.text)
        guard !modifiers.contains(where: { ["static", "class", "lazy"].contains($0) }) else { return [] }
        let guide = guide(of: variable)
        var type: TypeSyntax?
        // In `var a, b: Int` the type follows the last name.
        return try variable.bindings.reversed().compactMap { binding in
            type = binding.typeAnnotation?.type.trimmed ?? type
            guard !isComputed(binding), !(variable.bindingSpecifier.text == "let" && binding.initializer != nil) else { return nil }
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else {
                throw MacroProblem("@Generable needs a declaration of its own for each property")
            }
            guard let type else {
                throw MacroProblem("'\(identifier.identifier.text)' needs an explicit type: @Generable cannot see the type of its value")
            }
            return GenerableProperty(identifier.identifier.text, type, guide)
        }.reversed()
    }

    private init(_ name: String, _ type: TypeSyntax, _ guide: Guide) {
        (self.name, self.type, self.guide) = (name, type.description, guide)
        wrappedType = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? type.description
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private static func guide(of variable: VariableDeclSyntax) -> Guide {
        let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["Guide", "FoundationModels.Guide"].contains($0.attributeName.trimmedDescription) }
        // A property may have a description and limits in attributes of their own.
        let arguments = attributes.flatMap { attribute -> [LabeledExprSyntax] in
            if case .argumentList(let arguments) = attribute.arguments { Array(arguments) } else { [] }
        }
        let description = arguments.first { $0.label?.text == "description" }.map { ", description: \($0.expression.trimmedDescription)" }
        let limits = arguments.filter { $0.label?.text != "description" }.map(\.expression.trimmedDescription)
        return Guide(
            description: description ?? "", limits: limits.isEmpty ? "" : ", guides: [\(limits.joined(separator: ", "))]")
    }

    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }

    /// Makes the property's part of the schema.
    var schema: String {
        "FoundationModels.GenerationSchema.Property(name: \"\(plainName)\"\(guide.description), type: \(type).self\(guide.limits))"
    }

    /// Assigns the property in an initializer.
    var reading: String { "self.\(name) = try content.value(\(type).self, forProperty: \"\(plainName)\")" }
}
