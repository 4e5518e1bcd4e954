/// What fields call in the older ways to write them.
struct FieldActions {
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    var isEmpty: Bool { editingChanged == nil && commit == nil }
}

private struct FieldEditingKey: EnvironmentKey { static let defaultValue: ((Bool) -> Void)? = nil }

extension EnvironmentValues {
    /// What a field calls when editing begins and ends.
    var fieldEditingAction: ((Bool) -> Void)? {
        get { self[FieldEditingKey.self] }
        set { self[FieldEditingKey.self] = newValue }
    }
}

/// Has the field inside call some actions.
struct FieldActionsModifier: ViewModifier {
    nonisolated(unsafe) let actions: FieldActions

    func body(content: Content) -> some View {
        content.onSubmit { actions.commit?() }.environment(\.fieldEditingAction, actions.editingChanged)
    }
}
