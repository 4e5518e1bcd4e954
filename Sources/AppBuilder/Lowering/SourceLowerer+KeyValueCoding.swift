import SwiftSyntax

/// Keys of key-value coding that are written as texts.
extension SourceLowerer {
    /// The methods whose argument names properties, of whatever object.
    private static let methods: Set<String> = ["value", "setValue"]

    /// Registers the properties of UIKit's classes that a call names: `label.setValue("Hi", forKey: "text")`, `view.value(forKeyPath: "layer.name")`.
    func registerKeys(_ node: FunctionCallExprSyntax) {
        guard seesInterface, let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            Self.methods.contains(member), let argument = node.arguments.last, ["forKey", "forKeyPath"].contains(argument.label?.text),
            let path = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return }
        for key in path.split(separator: ".") { frameworkMethods.formUnion(index.frameworks.properties(String(key), in: "UIKit")) }
    }
}
