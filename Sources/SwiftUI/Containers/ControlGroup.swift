/// Controls that belong together.
///
/// Source: Apple's documentation of `ControlGroup`.
@MainActor @preconcurrency public struct ControlGroup<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    private let label: AnyView
    @Environment(\.controlGroupStyling) private var styling
    @Environment(\.collectsMenus) private var isInMenu

    nonisolated public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), AnyView(EmptyView())) }
    nonisolated private init<L: View>(_ content: Content, _ label: L) { (self.content, self.label) = (content, AnyView(label)) }
    /// - Parameter label: The label of the group, for styles that show it.
    nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), label)
    }
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }
    nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    public var body: some View {
        if isInMenu {
            MenuControls(content: content, line: styling.line)
        } else {
            StyledContent(
                content: styling.make(
                    ControlGroupStyleConfiguration(
                        content: ControlGroupStyleConfiguration.Content(content), label: ControlGroupStyleConfiguration.Label(label))))
        }
    }
}

/// The controls of a group with a label. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label
    public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The control group of a style's configuration.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// How the controls of a group stand beside each other in a menu.
enum ControlLine { case small, medium, palette }

/// Elements of a menu that stand beside each other.
private struct MenuControls<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    let line: ControlLine

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        let line = view.attribute.untrackedValue.line
        let menu = UIMenu(
            options: line == .palette ? [.displayInline, .displayAsPalette] : .displayInline, children: MenuElements.elements(list))
        menu.preferredElementSize = line == .small ? .small : .medium
        return _ViewOutputs(CollectedChoicesNode(menu, inputs))
    }
}
