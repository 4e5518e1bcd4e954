/// A label without border, which in a row is tapped by itself.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { isPressed in
            TintedLabel(label: configuration.label, role: configuration.role, isPressed: isPressed)
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
