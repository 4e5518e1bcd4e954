/// A line of text to edit that is not shown.
@MainActor @preconcurrency public struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    @Environment(\.textFieldStyling) private var styling
    public var body: some View { TextFieldView(text: text, prompt: prompt, isSecure: true, isBordered: styling) }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { (self.text, prompt) = (text, Text(titleKey)) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        (self.text, prompt) = (text, Text(title))
    }
}
