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
}
