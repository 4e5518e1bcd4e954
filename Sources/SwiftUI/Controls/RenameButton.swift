/// Begins to rename what people work with.
///
/// Source: Apple's documentation of `RenameAction`.
public struct RenameAction: Sendable {
    let begin: @Sendable @MainActor () -> Void
    @MainActor public func callAsFunction() { begin() }
}

private struct RenameKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

extension EnvironmentValues {
    /// Begins to rename; nil where there is nothing to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename.
///
/// Source: Apple's documentation of `RenameButton`.
@MainActor @preconcurrency public struct RenameButton<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init() {
        label = SwiftUI.Label {
            Text(verbatim: SystemText.text(.rename))
        } icon: {
            Image(systemName: "pencil")
        }
    }
}

extension View {
    /// Has buttons that rename, inside, call `action`.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return environment(\.rename, RenameAction { action() })
    }
    /// Has buttons that rename, inside, give a field the keyboard.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
