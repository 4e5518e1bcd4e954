import DeviceProtocol

/// A control that is on or off.
///
/// Source: Apple's documentation of `Toggle`.
@MainActor @preconcurrency public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    /// The values the toggle stands for, where these are several.
    private var sources: [Binding<Bool>] = []
    nonisolated(unsafe) private let label: Label
    @Environment(\.toggleStyling) private var styling
    @Environment(\.collectsMenus) private var isInMenu
    @Environment(\.isInWidget) private var isInWidget
    /// Makes the action that widgets keep of the toggle's intent, as none of the app's processes runs there; nil for toggles without one.
    nonisolated(unsafe) private var widgetAction: (@MainActor () -> WidgetAction)? = nil

    /// A switch of an intent.
    ///
    /// - Parameter widgetAction: Makes the action that widgets keep of the intent.
    nonisolated package init(isOn: Binding<Bool>, widgetAction: @escaping @MainActor () -> WidgetAction, label: Label) {
        (self.isOn, self.label, self.widgetAction) = (isOn, label, widgetAction)
    }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A toggle of several values: it is on while all of them are, and sets them all.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.sources = values
        self.isOn = Binding(
            location: FunctionalLocation(
                get: { values.allSatisfy(\.wrappedValue) }, set: { new, _ in for value in values { value.wrappedValue = new } }))
        self.label = label()
    }

    /// Whether some of the values are on and some are off.
    private var isMixed: Bool { sources.contains(where: \.wrappedValue) && !isOn.wrappedValue }

    public var body: some View {
        if isInMenu {
            MenuToggle(label: label, isOn: isOn)
        } else if isInWidget, let widgetAction {
            StyledContent(content: styling.make(ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: isOn)))
                .environment(\.drawsSwitches, true)
                .modifier(WidgetPartModifier(widgetAction()))
        } else {
            StyledContent(
                content: styling.make(
                    ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: isOn, isMixed: isMixed)))
        }
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
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
