import SwiftSyntax

/// Functions that Objective-C calls by their address: `unsafeBitCast(imp, to: (@convention(c) (UIView, Selector) -> Void).self)`.
///
/// Functions of objects and selectors have no convention of C on Linux. In files that handle implementations the conventions go, and casts go through
/// the run-time library.
extension SourceLowerer {
    private static let functions = [
        "IMP", "imp_implementationWithBlock", "method_getImplementation", "method_setImplementation", "class_getMethodImplementation",
        "class_replaceMethod", "class_addMethod",
    ]

    /// Whether a file handles implementations of methods.
    static func handlesImplementations(_ text: String) -> Bool {
        functions.contains { text.contains($0) } || text.contains(".method(for:") || text.contains("instanceMethod(for:")
    }

    /// Removes the convention of a function type. Blocks are functions everywhere: Swift on Linux cannot copy one that lies in an `Any`. Functions of C
    /// that take types of Apple's frameworks are Swift's, too: those types are.
    func lowerConvention(_ node: AttributeSyntax) {
        guard node.attributeName.trimmedDescription == "convention" else { return }
        let arguments = node.arguments?.trimmedDescription
        if arguments == "block" || arguments == "c" && (handlesImplementations || takesFrameworkTypes(node)) { edits.blank(node) }
    }

    /// Whether the function type of an attribute names a type like `CGPathElement`.
    private func takesFrameworkTypes(_ node: AttributeSyntax) -> Bool {
        guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType else { return false }
        return type.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return ["CG", "CF", "NS", "UI", "CA", "CT", "CV", "CM", "SC"].contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
            }
        }
    }

    func lowerCast(_ node: FunctionCallExprSyntax) {
        guard handlesImplementations, let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text == "unsafeBitCast"
        else { return }
        edits.replace(callee, with: "__quinceCast")
        needsRuntime = true
    }
}
