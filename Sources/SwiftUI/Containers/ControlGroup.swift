/// Controls that belong together.
///
/// Source: Apple's documentation of `ControlGroup`.
@MainActor @preconcurrency public struct ControlGroup<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    @Environment(\.controlGroupStyling) private var styling
    @Environment(\.collectsMenus) private var isInMenu

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if isInMenu {
            MenuControls(content: content)
        } else {
            StyledContent(
                content: styling.make(ControlGroupStyleConfiguration(content: ControlGroupStyleConfiguration.Content(content))))
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The control group of a style's configuration.
    nonisolated public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// Lines of a menu that are set apart from others. iOS sets them side by side, which UIKit here does not yet.
private struct MenuControls<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        return _ViewOutputs(CollectedChoicesNode(UIMenu(options: .displayInline, children: MenuElements.elements(list)), inputs))
    }
}
