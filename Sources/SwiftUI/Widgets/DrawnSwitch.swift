/// A switch as widgets show it, which no view of UIKit's stands in.
struct DrawnSwitch: View {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Capsule()
            .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(uiColor: .systemGray4)))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).frame(width: 27, height: 27).padding(2).shadow(color: .black.opacity(0.15), radius: 2, y: 2)
            }
            .opacity(isEnabled ? 1 : 0.5)
    }
}
