/// A label on a grey ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { isPressed in
            BorderedLabel(label: configuration.label, role: configuration.role, isPressed: isPressed, isProminent: false)
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
