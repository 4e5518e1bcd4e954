/// A line of text to edit that is not shown.
///
/// Source: Apple's documentation of `SecureField`.
@MainActor @preconcurrency public struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) var commit: (() -> Void)?

    public var body: some View {
        var field = TextField(text, label: label, prompt: prompt, isSecure: true)
        field.actions.commit = commit
        return field
    }

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label())
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (self.text, prompt, label) = (text, nil, Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.text, prompt, label) = (text, nil, Text(title))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        (self.text, self.prompt, label) = (text, prompt, Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        (self.text, self.prompt, label) = (text, prompt, Text(title))
    }
}
