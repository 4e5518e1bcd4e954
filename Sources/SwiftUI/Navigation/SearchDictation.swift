/// When a field begins to take dictation.
///
/// Source: Apple's documentation of `TextInputDictationActivation`.
public struct TextInputDictationActivation: Equatable, Hashable, Sendable {
    private let name: String
    /// When people tap the microphone or look at it.
    public static let onLook = TextInputDictationActivation(name: "onLook")
    /// When people tap the microphone.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// How a field takes dictation.
///
/// Source: Apple's documentation of `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Equatable, Hashable, Sendable {
    private let activation: TextInputDictationActivation?
    private let isPrevented: Bool
    public static let automatic = TextInputDictationBehavior(activation: nil, isPrevented: false)
    public static let preventDictation = TextInputDictationBehavior(activation: nil, isPrevented: true)
    /// With a microphone in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation, isPrevented: false)
    }
}

private struct SearchDictationKey: EnvironmentKey { static let defaultValue = TextInputDictationBehavior.automatic }

extension EnvironmentValues {
    /// How search fields take dictation.
    var searchDictationBehavior: TextInputDictationBehavior {
        get { self[SearchDictationKey.self] }
        set { self[SearchDictationKey.self] = newValue }
    }
}

extension View {
    /// Says how search fields inside take dictation. Nobody can speak to a simulated device, so its search fields have no microphone, as on an
    /// iPhone on which dictation is turned off.
    ///
    /// Source: Apple's documentation of `searchDictationBehavior(_:)`.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        environment(\.searchDictationBehavior, dictationBehavior)
    }
}

/// How a search field takes its place in a toolbar.
///
/// Source: Apple's documentation of `SearchToolbarBehavior` (iOS 26).
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    @available(*, unavailable, message: "not yet in Quince: search fields that a button of the toolbar stands for")
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

extension View {
    /// Sets how search fields inside take their place in toolbars: as fields.
    ///
    /// Source: Apple's documentation of `searchToolbarBehavior(_:)` (iOS 26).
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
