/// The properties of a text field that the builder of an alert contains.
@MainActor struct CollectedField {
    let prompt: String?
    let text: Binding<String>
    let isSecure: Bool
    let isEnabled: Bool
    let traits: TextInputTraits

    /// Has UIKit's field show and change the text.
    func setUp(_ field: UITextField) {
        field.placeholder = prompt
        field.text = text.wrappedValue
        field.isSecureTextEntry = isSecure
        field.isEnabled = isEnabled
        traits.apply(to: field)
        let text = text
        field.addAction(UIAction { [weak field] _ in text.wrappedValue = field?.text ?? "" }, for: .editingChanged)
    }

    /// The fields among the views of a list.
    static func fields(in list: ViewList) -> [CollectedField] { list.elements.flatMap { fields(in: $0.node) } }

    private static func fields(in node: LayoutNode) -> [CollectedField] {
        (node as? CollectedFieldNode).map { [$0.field] } ?? node.children.flatMap(fields)
    }
}

/// A field that shows nothing, and keeps what it is to show.
struct CollectedFieldView: PrimitiveView {
    typealias Body = Never
    let field: TextField<_TextFieldStyleLabel>

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let field = view.attribute.untrackedValue.field
        let environment = inputs.environment.untrackedValue
        return _ViewOutputs(
            CollectedFieldNode(
                CollectedField(
                    prompt: (field.prompt ?? field.label.prompt)?.plainText(in: environment), text: field.text, isSecure: field.isSecure,
                    isEnabled: environment.isEnabled, traits: environment.textInputTraits), inputs))
    }
}

@MainActor private final class CollectedFieldNode: LayoutNode {
    let field: CollectedField

    init(_ field: CollectedField, _ inputs: _ViewInputs) {
        self.field = field
        super.init(inputs)
    }
}
