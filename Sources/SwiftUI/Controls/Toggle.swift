import DeviceProtocol

/// A control that is on or off.
///
/// Source: Apple's documentation of `Toggle`.
@MainActor @preconcurrency public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    nonisolated(unsafe) private let label: Label
    @Environment(\.toggleStyling) private var styling
    @Environment(\.collectsMenus) private var isInMenu
    @Environment(\.isInWidget) private var isInWidget
    /// What the switch does in widgets, where no process of the app's can be called.
    nonisolated(unsafe) private var widgetAction: (@MainActor () -> WidgetAction)? = nil

    /// A switch of an intent.
    ///
    /// - Parameter widgetAction: What widgets keep of the intent.
    nonisolated package init(isOn: Binding<Bool>, widgetAction: @escaping @MainActor () -> WidgetAction, label: Label) {
        (self.isOn, self.label, self.widgetAction) = (isOn, label, widgetAction)
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    public var body: some View {
        if isInMenu {
            MenuToggle(label: label, isOn: isOn)
        } else if isInWidget, let widgetAction {
            StyledContent(content: styling.make(ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: isOn)))
                .environment(\.drawsSwitches, true)
                .modifier(WidgetActionModifier(action: widgetAction()))
        } else {
            StyledContent(content: styling.make(ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: isOn)))
        }
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A line of a menu with a checkmark while it is on.
private struct MenuToggle<Label: View>: PrimitiveView {
    typealias Body = Never
    let label: Label
    let isOn: Binding<Bool>

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = Label._makeView(view: view.map(inputs.scope) { $0.label }, inputs: inputs).node
        let isOn = view.attribute.untrackedValue.isOn
        let action = UIAction(
            title: CollectedButtons.title(of: node), image: node.firstImage,
            attributes: inputs.environment.untrackedValue.isEnabled ? [] : .disabled, state: isOn.wrappedValue ? .on : .off
        ) { _ in isOn.wrappedValue.toggle() }
        return _ViewOutputs(CollectedChoicesNode(UIMenu(options: .displayInline, children: [action]), inputs))
    }
}
