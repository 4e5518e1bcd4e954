/// The border that UIKit draws around fields of one line, for those that grow.
struct FieldBorder: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.pixelLength) private var pixel

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: 5, style: .continuous), isDark = scheme == .dark
        content.background(isDark ? Color.white.opacity(0.05) : .white, in: shape)
            .overlay(shape.strokeBorder((isDark ? Color.white : .black).opacity(0.2), lineWidth: pixel))
    }
}
