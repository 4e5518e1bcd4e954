/// Why a view's content is not shown as it is.
///
/// Source: Apple's documentation of `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Generic shapes stand for content that is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Hides views marked as privacy-sensitive.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Why the content is not shown as it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// Whether what is shown here is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    /// Whether texts and pictures are shown as plain shapes.
    var hidesContent: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Shows plain shapes in the place of what is inside.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Shows what is inside as it is.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks what is inside as private: where privacy is asked for, plain shapes are shown instead.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
    /// Marks content that is shown paler where it is out of date.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modifier(InvalidatableModifier(isActive: invalidatable))
    }
}

private struct InvalidatableModifier: ViewModifier {
    let isActive: Bool
    @Environment(\.redactionReasons) private var reasons
    nonisolated init(isActive: Bool) { self.isActive = isActive }
    func body(content: Content) -> some View { content.opacity(isActive && reasons.contains(.invalidated) ? 0.5 : 1) }
}
