/// The buttons that a closure lists for an alert, a menu or a dialog, found by making them in a style that shows nothing.
@MainActor enum CollectedButtons {
    struct Item {
        let title: String
        let image: UIImage?
        /// The tint set on the button; nil where none was.
        let tint: UIColor?
        let role: ButtonRole?
        let isEnabled: Bool
        /// Whether a menu stays when the button is chosen in it.
        let keepsMenu: Bool
        let action: @MainActor () -> Void
    }

    /// Makes the views and reads what their buttons say.
    static func collect<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> [Item] {
        read(content, inputs, items)
    }

    /// Makes the views for as long as `body` reads them.
    ///
    /// - Parameter adjust: Changes their environment, in which buttons have the style that shows nothing.
    static func read<Content: View, Result>(
        _ content: Content, _ inputs: _ViewInputs, adjust: @escaping (inout EnvironmentValues) -> Void = { _ in },
        _ body: (ViewList) -> Result
    ) -> Result {
        let scope = GraphScope(parent: inputs.scope)
        defer { scope.destroy() }
        var inner = inputs.scoped(scope)
        inner.environment =
            inner.changingEnvironment { values in
                values.buttonStyling = ButtonStyling(CollectingStyle())
                values.textFieldStyling = TextFieldStyling(body: { AnyView(CollectedFieldView(field: $0)) })
                values.isInListRow = false
                adjust(&values)
            }.environment
        let list = AnyAttribute.untracked {
            Content._makeViewList(view: _GraphValue(Attribute(content)), inputs: _ViewListInputs(inner)).list
        }
        return body(list)
    }

    static func items(in list: ViewList) -> [Item] { list.elements.flatMap { items(in: $0.node) } }

    /// A symbol beside a title is not read out for it.
    private static func title(_ labels: [AccessibilityItem]) -> String {
        let texts = labels.filter { !$0.content.addedTraits.contains(.image) }
        return (texts.isEmpty ? labels : texts).compactMap(\.spokenLabel).joined(separator: " ")
    }

    private static func items(in node: LayoutNode) -> [Item] {
        if let item = item(node) { return [item] }
        return node.children.flatMap(items)
    }

    /// Returns the item that describes a button's node; nil for other nodes.
    static func item(_ node: LayoutNode) -> Item? {
        guard let found = node as? CollectedNode else { return nil }
        return Item(
            title: title(of: found.content), image: found.content.firstImage, tint: found.tint, role: found.role,
            isEnabled: found.isEnabled, keepsMenu: found.keepsMenu, action: found.action)
    }

    /// Returns the text of a label's node, as assistive technologies read it.
    static func title(of node: LayoutNode) -> String {
        var labels: [AccessibilityItem] = []
        node.collectAccessibility(into: &labels)
        return title(labels)
    }
}

/// A style that shows nothing, and keeps what buttons say.
struct CollectingStyle: PrimitiveButtonStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(CollectedModifier(role: configuration.role, action: configuration.trigger))
    }
}

@MainActor private struct CollectedModifier: NodeModifier {
    typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let value = modifier.untrackedValue
        let environment = inputs.environment.untrackedValue
        let result = CollectedNode(node, value.role, environment.isEnabled, value.action, inputs)
        result.keepsMenu = environment.menuActionDismissBehavior == .disabled
        result.tint = environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: environment)) }
        return result
    }
}

@MainActor private final class CollectedNode: WrapperNode {
    let role: ButtonRole?
    let isEnabled: Bool
    let action: @MainActor () -> Void
    var tint: UIColor?
    var keepsMenu = false
    init(_ content: LayoutNode, _ role: ButtonRole?, _ isEnabled: Bool, _ action: @escaping @MainActor () -> Void, _ inputs: _ViewInputs) {
        (self.role, self.isEnabled, self.action) = (role, isEnabled, action)
        super.init(content, inputs)
    }
}
