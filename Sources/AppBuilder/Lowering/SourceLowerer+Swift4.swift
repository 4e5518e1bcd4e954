import SwiftSyntax

/// Code of before Swift 4.2, which renamed much of the frameworks. Names that can be declared beside the present ones stand in the frameworks, hidden from
/// newer code; here is the rest: overrides, members that had another type, and a delegate's method.
extension SourceLowerer {
    private var isSwift4: Bool { conditions.languageMode == "4" }

    /// A method by its name and labels.
    private struct Method: Hashable {
        var name: String
        var labels: [String]

        init(_ name: String, _ labels: String...) { (self.name, self.labels) = (name, labels) }
        init(_ name: String, labels: [String]) { (self.name, self.labels) = (name, labels) }
    }

    /// Methods that apps override.
    private static let renamedMethods: [Method: Method] = [
        Method("willMove", "toParentViewController"): Method("willMove", "toParent"),
        Method("didMove", "toParentViewController"): Method("didMove", "toParent"),
        Method("addChildViewController", "_"): Method("addChild", "_"),
        Method("removeFromParentViewController"): Method("removeFromParent"),
        Method("bringSubview", "toFront"): Method("bringSubviewToFront", "_"),
        Method("sendSubview", "toBack"): Method("sendSubviewToBack", "_"),
    ]

    private static let renamedProperties = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    /// Properties whose keys were strings.
    private static let stringKeyed = [
        "defaultTextAttributes": "__quinceDefaultTextAttributes", "typingAttributes": "__quinceTypingAttributes",
        "linkTextAttributes": "__quinceLinkTextAttributes",
    ]

    // MARK: Declarations

    /// Gives an override the present name of its method, and a picker's delegate the present method beside its own.
    func lowerSwift4(_ node: FunctionDeclSyntax) {
        guard isSwift4, !isInsideBody, !scopes.isEmpty else { return }
        let parameters = node.signature.parameterClause.parameters
        let method = Method(node.name.text, labels: parameters.map(\.firstName.text))
        if let present = Self.renamedMethods[method], node.modifiers.contains(where: { $0.name.text == "override" }) {
            if present.name != method.name { edits.replace(node.name, with: present.name) }
            for (parameter, label) in zip(parameters, present.labels) where parameter.firstName.text != label {
                edits.replace(parameter.firstName, with: label)
            }
        } else if method == Method("imagePickerController", "_", "didFinishPickingMediaWithInfo"),
            let type = parameters.last?.type, type.trimmedDescription.filter({ !$0.isWhitespace }) == "[String:Any]"
        {
            let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
            edits.insert(
                "; \(access)func imagePickerController(_ picker: UIKit.UIImagePickerController, didFinishPickingMediaWithInfo info: "
                    + "[UIKit.UIImagePickerController.InfoKey: Any]) { imagePickerController(picker, didFinishPickingMediaWithInfo: "
                    + "Swift.Dictionary(uniqueKeysWithValues: info.map { ($0.key.rawValue, $0.value) })) }",
                at: node.endPositionBeforeTrailingTrivia)
        }
    }

    /// Gives an override the present name of its property.
    func lowerSwift4(_ node: VariableDeclSyntax) {
        guard isSwift4, node.modifiers.contains(where: { $0.name.text == "override" }),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let present = Self.renamedProperties[name.text]
        else { return }
        edits.replace(name, with: present)
    }

    // MARK: Uses

    /// Has a call of the class above name the method as its override does: the old name calls the present one, which is the override.
    func lowerSwift4(_ node: FunctionCallExprSyntax) {
        guard isSwift4, let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) == true,
            let present = Self.renamedMethods[
                Method(member.declName.baseName.text, labels: node.arguments.map { $0.label?.text ?? "_" })]
        else { return }
        if present.name != member.declName.baseName.text { edits.replace(member.declName, with: present.name) }
        for (argument, label) in zip(node.arguments, present.labels) {
            guard let old = argument.label, old.text != label else { continue }
            if label != "_" {
                edits.replace(old, with: label)
            } else {
                edits.blank(old)
                if let colon = argument.colon { edits.blank(colon) }
            }
        }
    }

    /// Reads and writes a property with string keys through one that has them still.
    func lowerSwift4(_ node: MemberAccessExprSyntax) {
        guard isSwift4 else { return }
        let name = node.declName.baseName.text
        if node.base?.is(SuperExprSyntax.self) == true, let present = Self.renamedProperties[name] {
            edits.replace(node.declName, with: present)
        } else if seesInterface, node.base != nil, let keyed = Self.stringKeyed[name], !index.properties.contains(name) {
            edits.replace(node.declName, with: keyed)
            needsInterface = true
        }
    }
}
