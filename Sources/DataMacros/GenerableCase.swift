import SwiftSyntax

/// A case of an enumeration with `@Generable`.
struct GenerableCase {
    /// An associated value.
    private struct Value {
        /// The name in content: the label, or the position with an underscore.
        let key: String
        /// The label of the value in code, with its colon; empty for none.
        let label: String
        let type: String
    }

    private let name: String
    /// The name of the case in content: its raw text where the enumeration has texts.
    private let text: String
    private let values: [Value]

    static func all(in enumeration: EnumDeclSyntax) throws -> [GenerableCase] {
        let inherited = enumeration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let hasTexts = inherited.contains("String") || inherited.contains("Swift.String")
        let cases = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        guard !cases.isEmpty else { throw MacroProblem("@Generable needs an enumeration with at least one case") }
        return cases.map { GenerableCase($0, hasTexts: hasTexts) }
    }

    private init(_ element: EnumCaseElementSyntax, hasTexts: Bool) {
        name = element.name.text
        let plainName = name.filter { $0 != "`" }
        let raw = hasTexts ? element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
        text = (raw ?? plainName).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        values = parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            return Value(
                key: label?.filter { $0 != "`" } ?? "_\(index)", label: label.map { $0 + ": " } ?? "",
                type: parameter.type.trimmedDescription)
        }
    }

    /// The schema, the reading and the writing of an enumeration: as texts where no case has values, as structures otherwise.
    ///
    /// - Parameter description: The argument of the schema with a comma before it; empty for none.
    static func code(_ cases: [GenerableCase], description: String) -> (schema: String, reading: String, writing: String) {
        let hasValues = cases.contains { !$0.values.isEmpty }
        let schema =
            hasValues
            ? "FoundationModels.GenerationSchema(_type: Self.self\(description), _cases: [\(GenerableType.lines(cases.map(\.schema)))])"
            : "FoundationModels.GenerationSchema(type: Self.self\(description), anyOf: [\(cases.map { "\"\($0.text)\"" }.joined(separator: ", "))])"
        let tag = hasValues ? "try content.value(String.self, forProperty: \"case\")" : "try content.value(String.self)"
        let reading = """
            switch \(tag) {
                    \(cases.map(\.reading).joined(separator: "\n        "))
                    default:
                        throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                            .init(debugDescription: "\\(content.jsonString) is no case of \\(Self.self)"))
                    }
            """
        let writing = cases.map { hasValues ? $0.writingOfValues : $0.writingOfText }.joined(separator: "\n        ")
        return (schema, reading, "switch self {\n        \(writing)\n        }")
    }

    private var schema: String {
        let properties = values.map { "FoundationModels.GenerationSchema.Property(name: \"\($0.key)\", type: \($0.type).self)" }
        return "(name: \"\(text)\", values: [\(properties.joined(separator: ", "))])"
    }

    private var reading: String {
        let arguments = values.map { "\($0.label)try content.value(\($0.type).self, forProperty: \"\($0.key)\")" }
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return "case \"\(text)\": self = .\(name)\(list)"
    }

    private var writingOfText: String { "case .\(name): return FoundationModels.GeneratedContent(\"\(text)\")" }

    private var writingOfValues: String {
        let names = values.indices.map { "value\($0)" }
        let pattern = names.isEmpty ? "" : "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
        let properties = [("case", "\"\(text)\"")] + zip(values, names).map { ($0.key, $1) }
        return "case .\(name)\(pattern): return FoundationModels.GeneratedContent(properties: \(GenerableType.literal(properties)))"
    }
}
