/// A label as it is, paler while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(role: configuration.role, action: configuration.action) { isPressed in
            configuration.label.opacity(isPressed ? 0.5 : 1)
        }
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
