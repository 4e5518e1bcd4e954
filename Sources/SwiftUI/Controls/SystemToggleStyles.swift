/// The style that fits where the toggle is: a switch.
///
/// Source: Apple's documentation of `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A switch at the trailing edge, its label at the leading one.
///
/// Source: Apple's documentation of `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    nonisolated public init() { tint = nil }
    @available(iOS, deprecated: 100000.0, message: "Use ``View/tint(_)`` instead.")
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(label: configuration.label, isOn: configuration.$isOn).transformEnvironment(\.tintColor) { [tint] in $0 = tint ?? $0 }
    }
}

/// A button that is tinted while it is on.
///
/// Source: Apple's documentation of `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(label: configuration.label, isOn: configuration.$isOn)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { DefaultToggleStyle() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { ButtonToggleStyle() } }

/// A label with UIKit's switch.
private struct SwitchToggle: View {
    let label: ToggleStyleConfiguration.Label
    let isOn: Binding<Bool>
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.drawsSwitches) private var isDrawn

    var body: some View {
        if labelsAreHidden {
            control
        } else {
            HStack {
                label.lines
                Spacer()
                control
            }
            .modifier(LabelledControlModifier())
        }
    }

    @ViewBuilder private var control: some View {
        if isDrawn { DrawnSwitch(isOn: isOn.wrappedValue) } else { SwitchView(isOn: isOn).modifier(RowControlModifier()) }
    }
}

/// A label that is pressed like a button, on a tinted ground while it is on.
private struct ButtonToggle: View {
    let label: ToggleStyleConfiguration.Label
    let isOn: Binding<Bool>
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let isOn = isOn.wrappedValue
        PressableView(role: nil, action: { self.isOn.wrappedValue.toggle() }) { isPressed in
            label.foregroundStyle(isEnabled ? Color.accentColor : Color(.tertiaryLabel)).padding(.horizontal, 12).padding(.vertical, 7)
                .background(isOn ? Color.accentColor.opacity(0.15) : .clear, in: RoundedRectangle(cornerRadius: 8))
                .opacity(isPressed ? 0.5 : 1)
        }
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

/// UIKit's switch.
struct SwitchView: UIViewRepresentable {
    let isOn: Binding<Bool>

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        view.addAction(UIAction { [weak view] _ in context.coordinator.change(view?.isOn ?? false) }, for: .valueChanged)
        return view
    }
    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.change = { isOn.wrappedValue = $0 }
        if view.isOn != isOn.wrappedValue { view.setOn(isOn.wrappedValue, animated: view.window != nil) }
        view.isEnabled = context.environment.isEnabled
        view.onTintColor = context.environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: context.environment)) }
    }
    func makeCoordinator() -> ChangeCoordinator<Bool> { ChangeCoordinator() }
}
