/// The older ways to write fields.
///
/// Source: Apple's documentation of `TextField`, "Deprecated initializers".
extension TextField where Label == Text {
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(titleKey), prompt: nil)
        actions = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, label: Text(titleKey), prompt: nil)
        actions = FieldActions(editingChanged: onEditingChanged)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(titleKey), prompt: nil)
        actions = FieldActions(commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(title), prompt: nil)
        actions = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text, label: Text(title), prompt: nil)
        actions = FieldActions(editingChanged: onEditingChanged)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(text, label: Text(title), prompt: nil)
        actions = FieldActions(commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(titleKey), prompt: nil, isFormatted: true)
        actions = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(titleKey), prompt: nil, isFormatted: true)
        actions = FieldActions(editingChanged: onEditingChanged)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(titleKey), prompt: nil, isFormatted: true)
        actions = FieldActions(commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(title), prompt: nil, isFormatted: true)
        actions = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(title), prompt: nil, isFormatted: true)
        actions = FieldActions(editingChanged: onEditingChanged)
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) and focused(_:) in place of onCommit and onEditingChanged.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(FormattedField.text(value, formatter), label: Text(title), prompt: nil, isFormatted: true)
        actions = FieldActions(commit: onCommit)
    }
}

extension SecureField where Label == Text {
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) in place of onCommit.")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        commit = onCommit
    }
    @available(iOS, deprecated: 100000.0, message: "Use onSubmit(of:_:) in place of onCommit.")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        commit = onCommit
    }
}
