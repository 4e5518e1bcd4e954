/// How text is entered.
struct TextInputTraits {
    var keyboard = UIKeyboardType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var disablesCorrection: Bool?
    var contentType: UITextContentType?
    var returnKey = UIReturnKeyType.default

    /// Gives a field or a text view of UIKit's these traits.
    @MainActor func apply(to input: some SettableTextInputTraits) {
        input.keyboardType = keyboard
        input.autocapitalizationType = capitalization
        input.autocorrectionType = disablesCorrection.map { $0 ? .no : .yes } ?? .default
        input.textContentType = contentType
        input.returnKeyType = returnKey
    }
}

/// The letters that the keyboard capitalizes automatically.
///
/// Source: Apple's documentation of `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(type: UITextAutocapitalizationType) { self.type = type }
}

/// The title of the keyboard's return key.
///
/// Source: Apple's documentation of `SubmitLabel`.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

private struct TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
    /// Whether what is typed is corrected.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.disablesCorrection ?? false }
        set { textInputTraits.disablesCorrection = newValue }
    }
    /// Whether what is typed is not corrected; nil for what the field does by itself.
    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { textInputTraits.disablesCorrection }
        set { textInputTraits.disablesCorrection = newValue }
    }
}

extension View {
    /// Sets the keyboard of text fields inside.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInputTraits.keyboard, type) }
    /// Sets what letters become capitals by themselves in text fields inside.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInputTraits.capitalization, autocapitalization?.type ?? .sentences)
    }
    @available(iOS, deprecated: 100000.0, message: "use textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.textInputTraits.capitalization, style)
    }
    /// Has what is typed in text fields inside corrected or not.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInputTraits.disablesCorrection, disable)
    }
    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInputTraits.disablesCorrection, disable)
    }
    /// Sets what text fields inside are for.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentType, textContentType)
    }
    /// Sets what the return key says in text fields inside.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.textInputTraits.returnKey, submitLabel.key)
    }
}
