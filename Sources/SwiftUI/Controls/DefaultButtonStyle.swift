/// The style that fits where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action, takesRow: true) { isPressed in
            TintedLabel(label: configuration.label, role: configuration.role, isPressed: isPressed)
        }
    }
}

/// A label in the tint colour, paler while pressed.
struct TintedLabel: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let role: ButtonRole?
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground

    var body: some View {
        label.foregroundStyle(isEnabled ? style : AnyShapeStyle(Color(.tertiaryLabel))).opacity(isPressed ? 0.2 : 1)
    }

    private var style: AnyShapeStyle {
        if let foreground { return foreground }
        return AnyShapeStyle(role == .destructive ? Color.red : .accentColor)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { DefaultButtonStyle() } }
