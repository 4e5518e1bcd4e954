import QuinceFoundation

/// An intent that people find under fixed sentences, without setting anything up.
///
/// Source: Apple's documentation of `AppShortcut`.
public struct AppShortcut: @unchecked Sendable {
    let intent: any AppIntent
    let phrases: [String]
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?

    /// - Parameters:
    ///   - phrases: Sentences for Siri; each must hold the app's name, `\(.applicationName)`.
    ///   - shortTitle: The title in Spotlight and Shortcuts.
    ///   - systemImageName: The SF Symbol beside it.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        (self.intent, self.phrases) = (intent, phrases.map(\.text))
        (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
    }

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        (self.intent, self.phrases, shortTitle, systemImageName) = (intent, phrases.map(\.text), nil, nil)
    }

    /// - Parameter parameterPresentation: The values of a parameter for each of which the shortcut is offered.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }
}

/// A sentence with which people ask for an app shortcut.
///
/// Source: Apple's documentation of `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// The sentence, with the app's name in it; parameters are their titles.
    let text: String

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += token.text }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += String(localized: Intent()[keyPath: keyPath].title)
        }
    }

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A part of a sentence that the system fills in.
///
/// Source: Apple's documentation of `AppShortcutPhraseToken`.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    case applicationName

    var text: String {
        let information = Bundle.main.localizedInfoDictionary ?? Bundle.main.infoDictionary ?? [:]
        return information["CFBundleDisplayName"] as? String ?? information["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }
}

/// The colors of an app's shortcuts.
///
/// Source: Apple's documentation of `ShortcutTileColor`.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// The presentation of a parameter's values in shortcuts.
///
/// Source: Apple's documentation of `AppShortcutParameterPresentation`.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
        @AppShortcutOptionsCollectionsBuilder<Intent, Value> optionsCollections: () -> [AppShortcutOptionsCollection<Intent, Value>]
    ) {}
}

/// The title of a parameter's values in shortcuts.
///
/// Source: Apple's documentation of `AppShortcutParameterPresentationSummary`.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// Values of a parameter that shortcuts offer, under a title.
///
/// Source: Apple's documentation of `AppShortcutOptionsCollection`.
public struct AppShortcutOptionsCollection<Intent: AppIntent, Value: _IntentValue>: Sendable {
    public init<Provider: DynamicOptionsProvider>(
        _ optionsProvider: Provider, title: LocalizedStringResource, systemImageName: String
    ) {}
}

/// Makes lists of values out of closures.
@resultBuilder public enum AppShortcutOptionsCollectionsBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildBlock(_ parts: AppShortcutOptionsCollection<Intent, Value>...) -> [AppShortcutOptionsCollection<Intent, Value>]
    {
        parts
    }
}
