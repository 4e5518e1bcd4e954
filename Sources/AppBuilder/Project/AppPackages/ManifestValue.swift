import SwiftParser
import SwiftSyntax

/// A value that a package's manifest spells out, without running the manifest.
///
/// The manifests of app packages import a library of Apple's that is not on Linux, and Xcode and Swift Playgrounds write them as literals.
indirect enum ManifestValue: Equatable {
    case text(String)
    case list([ManifestValue])
    /// A call, or a name alone: `.iOS("17.0")`, `.pad`, `true`.
    case call(String, [Argument])
    case range(String, String, isClosed: Bool)
    /// An expression whose value is known only when the manifest runs.
    case computed

    struct Argument: Equatable {
        var label: String?
        var value: ManifestValue
    }

    // MARK: Reading

    /// Returns the arguments of the call of `Package` in a manifest; nil where there is none.
    static func package(in tree: SourceFileSyntax) -> ManifestValue? {
        var constants: [String: ExprSyntax] = [:]
        for statement in tree.statements {
            guard let declaration = statement.item.as(VariableDeclSyntax.self) else { continue }
            for binding in declaration.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer?.value
                else { continue }
                constants[name] = value
            }
        }
        let calls = tree.statements.compactMap { statement -> FunctionCallExprSyntax? in
            statement.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)
        }
        return calls.first { $0.calledExpression.trimmedDescription == "Package" }.map { Self(ExprSyntax($0), constants, depth: 0) }
    }

    /// - Parameter constants: The manifest's own constants, by their names.
    private init(_ expression: ExprSyntax, _ constants: [String: ExprSyntax], depth: Int) {
        func value(_ expression: ExprSyntax) -> Self { Self(expression, constants, depth: depth + 1) }
        // Constants may name each other in a circle.
        guard depth < 64 else { self = .computed; return }
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            self = literal.representedLiteralValue.map(Self.text) ?? .computed
        } else if let array = expression.as(ArrayExprSyntax.self) {
            self = .list(array.elements.map { value($0.expression) })
        } else if let call = expression.as(FunctionCallExprSyntax.self), let name = Self.name(call.calledExpression) {
            self = .call(name, call.arguments.map { Argument(label: $0.label?.text, value: value($0.expression)) })
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self = .call(
                member.declName.baseName.text == "self" ? member.base?.trimmedDescription ?? "" : member.declName.baseName.text, [])
        } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            self = constants[name].map(value) ?? .call(name, [])
        } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            self = .call(literal.literal.text, [])
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            self = Self.range(sequence.elements.map { $0 }) ?? .computed
        } else {
            self = .computed
        }
    }

    /// The last name of what is called: `iOS` of `SupportedPlatform.iOS`.
    private static func name(_ called: ExprSyntax) -> String? {
        called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `"1.0.0"..<"2.0.0"`
    private static func range(_ elements: [ExprSyntax]) -> Self? {
        guard elements.count == 3, let operation = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["..<", "..."].contains(operation),
            let lower = elements[0].as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            let upper = elements[2].as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        return .range(lower, upper, isClosed: operation == "...")
    }

    // MARK: Parts

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements of a list; none for other values.
    var elements: [ManifestValue] { if case .list(let elements) = self { elements } else { [] } }

    /// The name of what is called.
    var name: String? { if case .call(let name, _) = self { name } else { nil } }

    var arguments: [Argument] { if case .call(_, let arguments) = self { arguments } else { [] } }

    /// The argument with a label.
    subscript(label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }

    /// The first argument without a label.
    var unlabeled: ManifestValue? { arguments.first { $0.label == nil }?.value }

    /// The texts in the list of a label.
    func texts(_ label: String) -> [String] { self[label]?.elements.compactMap(\.text) ?? [] }
}
