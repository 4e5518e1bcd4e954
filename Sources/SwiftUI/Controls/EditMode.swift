/// Whether people edit what is shown.
///
/// Source: Apple's documentation of `EditMode`.
public enum EditMode: Sendable, Hashable {
    case inactive
    /// A row is being edited for a moment, as by a swipe.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

extension EnvironmentValues {
    /// Whether people edit what is shown; nil where nothing can be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing.
///
/// Source: Apple's documentation of `EditButton`.
@MainActor @preconcurrency public struct EditButton: View {
    @Environment(\.editMode) private var mode
    nonisolated public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: SystemText.text(isEditing ? .done : .edit)).fontWeight(isEditing ? .semibold : nil)
        }
    }
}
