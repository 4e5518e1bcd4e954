/// A label on a ground in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { isPressed in
            BorderedLabel(label: configuration.label, role: configuration.role, isPressed: isPressed, isProminent: true)
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
