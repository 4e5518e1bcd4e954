import QuinceFoundation

/// An intent of a kind that the system knows.
///
/// Source: Apple's documentation of `SystemIntent`.
public protocol SystemIntent: AppIntent {}

/// An intent that opens a thing of the app.
///
/// Source: Apple's documentation of `OpenIntent`.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    /// The thing to open.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that deletes things of the app.
///
/// Source: Apple's documentation of `DeleteIntent`.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    /// The things to delete.
    var entities: [Entity] { get set }
}

/// An intent that sets a value.
///
/// Source: Apple's documentation of `SetValueIntent`.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    /// The new value.
    var value: ValueType { get set }
}

/// An intent that starts, pauses or changes a Live Activity. It runs in the app's process.
///
/// Source: Apple's documentation of `LiveActivityIntent`.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity.
///
/// Source: Apple's documentation of `LiveActivityStartingIntent`.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that plays sound. It runs in the app's process.
///
/// Source: Apple's documentation of `AudioPlaybackIntent`.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts playing sound.
///
/// Source: Apple's documentation of `AudioStartingIntent`.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound.
///
/// Source: Apple's documentation of `AudioRecordingIntent`.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that shows the results of a search in the app.
///
/// Source: Apple's documentation of `ShowInAppSearchResultsIntent`.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    static var searchScopes: [StringSearchScope] { get }
    /// The words to search for.
    var criteria: StringSearchCriteria { get set }
}

/// Words to search for.
///
/// Source: Apple's documentation of `StringSearchCriteria`.
public struct StringSearchCriteria: _IntentValue, Hashable, Sendable {
    public let term: String
    public init(term: String) { self.term = term }
}

/// Where a search looks.
///
/// Source: Apple's documentation of `StringSearchScope`.
public struct StringSearchScope: Hashable, Sendable {
    private let name: String
    public static let general = StringSearchScope(name: "general")
    public static let movies = StringSearchScope(name: "movies")
    public static let tv = StringSearchScope(name: "tv")
}

/// An intent that says what people can set about a control.
///
/// Source: Apple's documentation of `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Never called: such an intent is only set, not performed.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that has a URL, which opens the app at the right place.
///
/// Source: Apple's documentation of `URLRepresentableIntent`.
public protocol URLRepresentableIntent: AppIntent {}

/// An intent that replaces one of the Intents framework.
///
/// Source: Apple's documentation of `CustomIntentMigratedAppIntent`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the intent's class in the Intents framework.
    static var intentClassName: String { get }
}

/// An intent that the system may offer by itself.
///
/// Source: Apple's documentation of `PredictableIntent`.
public protocol PredictableIntent: AppIntent {
    associatedtype Prediction: IntentPredictionConfiguration
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// An intent whose result is a view that follows the app's data.
///
/// Source: Apple's documentation of `SnippetIntent` (iOS 26).
public protocol SnippetIntent: AppIntent {}

/// An intent that a Focus performs when it turns on or off.
///
/// Source: Apple's documentation of `SetFocusFilterIntent`.
public protocol SetFocusFilterIntent: AppIntent {
    var displayRepresentation: DisplayRepresentation { get }
    var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
    /// The filter of the Focus that is on.
    ///
    /// - Throws: `AppIntentError`, as no Focus of a simulated device has filters.
    public static var current: Self { get async throws { throw AppIntentError("no Focus with a filter of this kind is on") } }
}

/// The notifications that an app shows while a Focus filters it.
///
/// Source: Apple's documentation of `FocusFilterAppContext`.
public struct FocusFilterAppContext: @unchecked Sendable {
    public let notificationFilterPredicate: NSPredicate?
    public init(notificationFilterPredicate: NSPredicate? = nil) { self.notificationFilterPredicate = notificationFilterPredicate }
}

/// Intents of a library that an app or another library includes.
///
/// Source: Apple's documentation of `AppIntentsPackage`.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
