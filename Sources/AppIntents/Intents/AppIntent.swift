import QuinceFoundation

/// Something that an app can do or that people can set, for the system.
///
/// Source: Apple's documentation of `AppIntent`.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype SummaryContent: ParameterSummary
    associatedtype PerformResult: IntentResult

    /// The title shown to the user.
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// The sentence that summarizes the parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Whether the app comes to the front to do it.
    static var openAppWhenRun: Bool { get }
    /// The ways in which the system may run the intent (iOS 26).
    static var supportedModes: IntentModes { get }
    /// Whether people find it in Shortcuts and Spotlight.
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    init()
    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

    public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
    public typealias Summary = IntentParameterSummary<Self>
}

/// A property that people set, and that makes an intent's parameter.
public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

/// An intent that says what people can set about a widget.
///
/// Source: Apple's documentation of `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Never called: such an intent is only set, not done.
    public func perform() async throws -> some IntentResult { .result() }
}

/// A type with an identifier that stays the same when the type is renamed.
///
/// Source: Apple's documentation of `PersistentlyIdentifiable`.
public protocol PersistentlyIdentifiable {
    /// The identifier; the type's name by default.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// Whether people have to unlock their phone for an intent.
///
/// Source: Apple's documentation of `IntentAuthenticationPolicy`.
public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// The description of an intent beyond its title.
///
/// Source: Apple's documentation of `IntentDescription`.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public let resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A prompt or message shown or spoken to the user while an intent is performed.
///
/// Source: Apple's documentation of `IntentDialog`.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ text: LocalizedStringResource) { (full, supporting) = (text, nil) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { (self.full, self.supporting) = (full, supporting) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
