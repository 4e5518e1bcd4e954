/// A view that knows whether it is pressed, and acts when it is tapped.
struct PressableView<Content: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    /// Whether the whole row is tapped where the view is in one, as for buttons without a style of their own.
    var takesRow = false
    @ViewBuilder let content: (Bool) -> Content
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.buttonRepeatBehavior) private var repeating

    var body: some View {
        if takesRow, isInListRow, isEnabled {
            content(false).modifier(RowActionModifier(action: RowAction(isLink: false, perform: action)))
        } else {
            content(isPressed).modifier(
                PressModifier(action: action, isEnabled: isEnabled, repeats: repeating == .enabled) { isPressed = $0 })
        }
    }
}
