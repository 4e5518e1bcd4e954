import SwiftSyntax

/// Overrides in extensions of the frameworks' classes. Objective-C puts such a method in the place of the class's own; so does Swift with one that
/// the class declares `dynamic`.
extension SourceLowerer {
    /// Makes the override at `node` a replacement, if it is one of a framework class's member that can be replaced.
    func replaceFrameworkMember(_ name: TokenSyntax, labels: [String]?, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol)
        -> Bool
    {
        guard !isInsideBody, isDirectlyInExtension(node), let override = modifiers.first(where: { $0.name.text == "override" }),
            index.resolve(path, in: "") == nil, let type = frameworkClass
        else { return false }
        let printedName = name.text + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
        guard type.replaceable.contains(printedName) else { return false }
        edits.insert("@_dynamicReplacement(for: \(printedName)) ", at: (modifiers.first ?? override).positionAfterSkippingLeadingTrivia)
        edits.blank(override)
        edits.replace(name, with: RegistrationWriter.implementationName(name.text, of: path))
        for modifier in modifiers where modifier.name.text == "open" { edits.replace(modifier, with: "public") }
        return true
    }

    /// The framework class whose extension this is.
    private var frameworkClass: FrameworkIndex.Class? {
        index.frameworks.classes[path.split(separator: ".").last.map(String.init) ?? path]
    }
}
