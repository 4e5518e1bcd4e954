extension TextField where Label == Text {
    /// A field for a value in the form a style gives it; what cannot be read leaves the value as it is.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(FormattedField.text(value, format), label: Text(titleKey), prompt: prompt, isFormatted: true)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedField.text(value, format), label: Text(title), prompt: prompt, isFormatted: true)
    }
    /// A field for a value that may be missing.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedField.optionalText(value, format), label: Text(titleKey), prompt: prompt, isFormatted: true)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FormattedField.optionalText(value, format), label: Text(title), prompt: prompt, isFormatted: true)
    }
    /// A field for a value that a formatter writes and reads.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(FormattedField.text(value, formatter), label: Text(titleKey), prompt: nil, isFormatted: true)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(FormattedField.text(value, formatter), label: Text(title), prompt: nil, isFormatted: true)
    }
}

extension TextField {
    /// A field for a value in the form a style gives it; what cannot be read leaves the value as it is.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FormattedField.text(value, format), label: label(), prompt: prompt, isFormatted: true)
    }
    /// A field for a value that may be missing.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FormattedField.optionalText(value, format), label: label(), prompt: prompt, isFormatted: true)
    }
    /// A field for a value that a formatter writes and reads.
    nonisolated public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FormattedField.text(value, formatter), label: label(), prompt: prompt, isFormatted: true)
    }
}

extension TextField where Label == Text {
    /// A field for a value that a formatter writes and reads.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(FormattedField.text(value, formatter), label: Text(titleKey), prompt: prompt, isFormatted: true)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) { self.init(FormattedField.text(value, formatter), label: Text(title), prompt: prompt, isFormatted: true) }
}

/// Texts that stand for values: what is typed stays as it is while it says the value.
enum FormattedField {
    static func text<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            location: FunctionalLocation(
                get: { format.format(value.wrappedValue) },
                set: { text, _ in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } }))
    }

    static func optionalText<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
    where F.FormatOutput == String {
        Binding(
            location: FunctionalLocation(
                get: { value.wrappedValue.map { format.format($0) } ?? "" },
                set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) }))
    }

    static func text<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        Binding(
            location: FunctionalLocation(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { text, _ in if let new: V = read(text, formatter) { value.wrappedValue = new } }))
    }

    private static func read<V>(_ text: String, _ formatter: Formatter) -> V? {
        var object: AnyObject?
        guard formatter.getObjectValue(&object, for: text, errorDescription: nil) else { return nil }
        if let value = object as? V { return value }
        if let date = object as? NSDate { return (date as Date) as? V }
        guard let number = object as? NSNumber else { return nil }
        return number.doubleValue as? V ?? number.intValue as? V ?? number.floatValue as? V
    }
}
