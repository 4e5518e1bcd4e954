import SwiftSyntax

/// Names of Darwin's C library that have another spelling here.
extension SourceLowerer {
    /// Fields of `stat`. An extension of the structure in QuinceFoundation does not do: Swift 6.3.1 does not find its members in a file that makes a `Date`
    /// first.
    private static let fields = ["st_atimespec": "st_atim", "st_mtimespec": "st_mtim", "st_ctimespec": "st_ctim"]

    func lowerDarwinName(_ node: MemberAccessExprSyntax) {
        // `Darwin.exp(x)`: the module has another name here.
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
            edits.replace(base, with: "QuinceFoundation")
        }
        let name = node.declName.baseName.text
        if let field = Self.fields[name], node.base != nil, !index.properties.contains(name) { edits.replace(node.declName, with: field) }
    }

    /// A field of `stat` in an extension of the structure.
    func lowerDarwinName(_ node: DeclReferenceExprSyntax) {
        guard let field = Self.fields[node.baseName.text], typePath == "stat",
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id, !index.properties.contains(node.baseName.text)
        else { return }
        edits.replace(node.baseName, with: field)
    }

    /// Functions that `CGFloat` has as static members on Linux alone, which hide those of the standard library in its extensions.
    private static let floatFunctions: Set<String> = ["abs", "max", "min"]

    /// `abs(self)` in an extension of `CGFloat` becomes `Swift.abs(self)`.
    func lowerFloatFunction(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, Self.floatFunctions.contains(name.text),
            typePath.split(separator: ".").last == "CGFloat", !index.declaresFunction(name.text, in: "CGFloat")
        else { return }
        edits.insert("Swift.", at: name.positionAfterSkippingLeadingTrivia)
    }
}
