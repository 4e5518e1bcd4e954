/// The look of bordered buttons.
struct BorderedLabel: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let role: ButtonRole?
    let isPressed, isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.tintColor) private var tint
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        label.foregroundStyle(foreground)
            .transformEnvironment(\.font) { [size] in if size.isSmall, $0 == nil { $0 = .subheadline } }
            .modifier(ButtonRoom(regular: CGSize(width: 12, height: 7)))
            .background(background, in: border).opacity(isPressed ? 0.75 : 1)
    }

    private var color: Color { role == .destructive ? .red : tint ?? .accentColor }
    private var foreground: Color {
        guard isEnabled else { return Color(.tertiaryLabel) }
        return isProminent ? .white : color
    }
    private var background: Color {
        guard isEnabled else { return Color(.tertiarySystemFill) }
        if isProminent { return color }
        return tint == nil && role == nil ? Color(.tertiarySystemFill) : color.opacity(0.15)
    }
    private var border: ButtonBorderShape {
        shape == .automatic || shape == .roundedRectangle ? .roundedRectangle(radius: radius) : shape
    }
    private var radius: CGFloat { size.isLarge ? 12 : 8 }
}
