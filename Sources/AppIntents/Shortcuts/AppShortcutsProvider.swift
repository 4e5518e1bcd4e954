import QuinceFoundation

/// The shortcuts of an app. A simulated device has neither Siri nor the Shortcuts app: they are there for `SiriTipView`, and for nobody else.
///
/// Source: Apple's documentation of `AppShortcutsProvider`.
public protocol AppShortcutsProvider {
    /// At most ten shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Sentences for which the app's shortcuts are not meant.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    /// Tells the system that the values of the parameters in sentences have changed.
    public static func updateAppShortcutParameters() { AppShortcutRegistry.shared.register(appShortcuts) }
}

/// Makes shortcuts out of closures that list them.
///
/// Source: Apple's documentation of `AppShortcutsBuilder`.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// A sentence for which an app's shortcuts are not meant.
///
/// Source: Apple's documentation of `NegativeAppShortcutPhrase`.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += token.text }
    }

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Sentences for which an app's shortcuts are not meant.
///
/// Source: Apple's documentation of `NegativeAppShortcutPhrases`.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]
    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// Makes lists of sentences out of closures.
///
/// Source: Apple's documentation of `NegativeAppShortcutPhrasesBuilder`.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildExpression(_ phrases: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] { phrases.phrases }
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> [NegativeAppShortcutPhrase] { [phrase] }
    public static func buildBlock(_ parts: [NegativeAppShortcutPhrase]...) -> [NegativeAppShortcutPhrase] { parts.flatMap { $0 } }
}

/// The shortcuts that this process has told the system.
final class AppShortcutRegistry: @unchecked Sendable {
    static let shared = AppShortcutRegistry()
    private let lock = NSLock()
    private var shortcuts: [AppShortcut] = []

    func register(_ new: [AppShortcut]) { lock.withLock { shortcuts = new } }

    /// Returns a sentence for the intent; nil where no shortcut has it.
    func phrase(for intent: any AppIntent) -> String? {
        lock.withLock { shortcuts.first { type(of: $0.intent) == type(of: intent) }?.phrases.first }
    }
}
