import QuinceFoundation

extension IntentParameter where Value.UnwrappedType == Int {
    /// The control for entering an integer.
    public enum IntControlStyle: Sendable { case field, stepper, slider }

    /// - Parameters:
    ///   - controlStyle: The control for entering the number. Has no effect: the sheet of widgets uses a text field.
    ///   - inclusiveRange: The least and the greatest number.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let value = defaultValue.map { min(max($0, inclusiveRange.lowerBound), inclusiveRange.upperBound) }
        self.init(title, description, value as? Value, nil)
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// The control for entering a floating-point number.
    public enum DoubleControlStyle: Sendable { case field, slider }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Double? = nil,
        controlStyle: DoubleControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let value = defaultValue.map { min(max($0, inclusiveRange.lowerBound), inclusiveRange.upperBound) }
        self.init(title, description, value as? Value, nil)
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    /// - Parameter displayName: The display names of the two values.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Bool? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue as? Value, nil)
    }
}

extension Bool {
    /// The display names of the values true and false.
    ///
    /// Source: Apple's documentation of `Bool.IntentDisplayName`.
    public struct IntentDisplayName: Sendable {
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource
        public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) { (`true`, `false`) = (yes, no) }
    }
}
