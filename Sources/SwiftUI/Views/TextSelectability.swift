/// Whether people can take text from a view.
///
/// Source: Apple's documentation of `TextSelectability`.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// People can.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// People cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether people can copy texts.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether people can copy the texts inside: a finger that stays on one brings up a menu. On iPhones a text is copied as a whole.
    ///
    /// Source: Apple's documentation of `textSelection(_:)`.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }

    @available(*, unavailable, message: "not yet in Quince: text set by the rules of another language; set the app's language instead")
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: text set by the rules of another language; set the app's language instead")
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}

/// By the rules of which language text is set.
@available(*, unavailable, message: "not yet in Quince: text set by the rules of another language; set the app's language instead")
public struct TypesettingLanguage: Sendable, Equatable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

extension Text {
    @available(*, unavailable, message: "not yet in Quince: text set by the rules of another language; set the app's language instead")
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    @available(*, unavailable, message: "not yet in Quince: text set by the rules of another language; set the app's language instead")
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
