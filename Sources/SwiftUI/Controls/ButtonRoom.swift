/// The room that buttons with a ground of their own give their labels: as the control size and the sizing say.
struct ButtonRoom: ViewModifier {
    /// The padding of buttons of regular size, horizontal and vertical, in points.
    let regular: CGSize
    @Environment(\.controlSize) private var size
    @Environment(\.buttonSizing) private var sizing

    func body(content: Content) -> some View {
        content.frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(.horizontal, room.width).padding(.vertical, room.height)
    }

    private var room: CGSize {
        if size.isSmall { return CGSize(width: 10, height: 5) }
        return size.isLarge ? CGSize(width: 20, height: 15) : regular
    }
}

extension ControlSize {
    var isSmall: Bool { self == .mini || self == .small }
    var isLarge: Bool { self == .large || self == .extraLarge }
}
