/// Text to edit: a line, or several where it may grow.
///
/// Source: Apple's documentation of `TextField`.
@MainActor @preconcurrency public struct TextField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    nonisolated(unsafe) let label: Label
    let axis: Axis
    let isSecure: Bool
    /// Whether the text stands for a value, and is written in its form when editing ends.
    let isFormatted: Bool
    /// The closures passed to the deprecated initializers, called during editing and on commit.
    nonisolated(unsafe) var actions = FieldActions()
    /// The binding of the selection, if the app has one.
    var selection: Binding<TextSelection?>?
    @Environment(\.textFieldStyling) private var styling

    nonisolated init(
        _ text: Binding<String>, label: Label, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, isFormatted: Bool = false
    ) {
        (self.text, self.label, self.prompt, self.axis) = (text, label, prompt, axis)
        (self.isSecure, self.isFormatted) = (isSecure, isFormatted)
    }

    /// The placeholder of the empty field: the prompt, else the label where it is a text.
    private var shownPrompt: Text? { prompt ?? label as? Text ?? (label as? _TextFieldStyleLabel)?.prompt }

    @ViewBuilder public var body: some View {
        if let selection {
            acting.environment(\.selectionBinding, selection)
        } else {
            acting
        }
    }

    @ViewBuilder private var acting: some View {
        if actions.isEmpty { styled } else { styled.modifier(FieldActionsModifier(actions: actions)) }
    }

    @ViewBuilder private var styled: some View {
        if let body = styling.body {
            body(
                TextField<_TextFieldStyleLabel>(
                    text, label: _TextFieldStyleLabel(prompt: label as? Text), prompt: prompt, axis: axis, isSecure: isSecure,
                    isFormatted: isFormatted)
            ).environment(\.textFieldStyling, TextFieldStyling())
        } else if prompt == nil, label is Text || label is _TextFieldStyleLabel {
            field
        } else {
            field.modifier(FieldLabel.modifier(label))
        }
    }

    @ViewBuilder private var field: some View {
        if axis == .vertical {
            let field = GrowingTextField(text: text, prompt: shownPrompt)
            if styling.isBordered { field.padding(7).modifier(FieldBorder()) } else { field }
        } else {
            TextFieldView(text: text, prompt: shownPrompt, isSecure: isSecure, isBordered: styling.isBordered, isFormatted: isFormatted)
        }
    }
}

/// Calls fields by labels that they do not show.
enum FieldLabel {
    nonisolated static func modifier<Label: View>(_ label: Label) -> AccessibilityPartsModifier<Label> {
        AccessibilityPartsModifier(label, isLaidOut: false) { found, parts, _ in
            let words = parts.compactMap(\.spokenLabel).joined(separator: ", ")
            if !words.isEmpty { found.first?.content.label = words }
            return found
        }
    }
}

extension TextField {
    /// - Parameters:
    ///   - text: The text to edit.
    ///   - prompt: The placeholder of the empty field; nil for the label's text.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, label: label(), prompt: prompt)
    }
    /// - Parameter axis: Along which axis the field grows when its text does not fit.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text, label: label(), prompt: prompt, axis: axis)
    }
}

extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, label: Text(titleKey), prompt: nil) }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(titleKey), prompt: prompt)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, label: Text(title), prompt: nil)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, label: Text(title), prompt: prompt)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text, label: Text(titleKey), prompt: nil, axis: axis)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text, label: Text(titleKey), prompt: prompt, axis: axis)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text, label: Text(title), prompt: nil, axis: axis)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text, label: Text(title), prompt: prompt, axis: axis)
    }
}
