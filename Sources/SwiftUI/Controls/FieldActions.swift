/// The closures passed to the deprecated initializers of text fields.
struct FieldActions {
    var editingChanged: ((Bool) -> Void)?
    var commit: (() -> Void)?

    var isEmpty: Bool { editingChanged == nil && commit == nil }
}

private struct FieldEditingKey: EnvironmentKey { static let defaultValue: ((Bool) -> Void)? = nil }

extension EnvironmentValues {
    /// The action that a text field calls with true when editing begins and with false when it ends; nil for none.
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
