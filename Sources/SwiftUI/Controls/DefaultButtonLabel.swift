/// The label that a button has from its role: a title and a symbol, of which toolbars show the symbol.
///
/// Source: Apple's documentation of `DefaultButtonLabel` (iOS 26).
@MainActor @preconcurrency public struct DefaultButtonLabel: View {
    nonisolated let role: ButtonRole

    public var body: some View {
        Label {
            Text(verbatim: title)
        } icon: {
            Image(systemName: symbol)
        }
    }

    private var title: String {
        switch role {
        case .cancel: systemText("Cancel")
        case .close: systemText("Close")
        case .confirm: systemText("Done")
        default: systemText("Delete")
        }
    }

    private var symbol: String {
        switch role {
        case .cancel, .close: "xmark"
        case .confirm: "checkmark"
        default: "trash"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the label of its role.
    ///
    /// Source: Apple's documentation of `init(role:action:)` (iOS 26).
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
