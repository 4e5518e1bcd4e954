/// A line of text to edit.
@MainActor @preconcurrency public struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let isSecure: Bool
    /// Whether the text stands for a value, and is written in its form when editing ends.
    let isFormatted: Bool
    @Environment(\.textFieldStyling) private var styling

    nonisolated init(_ text: Binding<String>, prompt: Text?, isSecure: Bool = false, isFormatted: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
        self.isFormatted = isFormatted
    }

    public var body: some View {
        TextFieldView(text: text, prompt: prompt, isSecure: isSecure, isBordered: styling, isFormatted: isFormatted)
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, prompt: Text(titleKey)) }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt ?? Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: Text(title))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt ?? Text(title))
    }
}
