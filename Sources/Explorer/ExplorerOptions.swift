import DeviceProtocol
import Foundation

/// The extent of an exploration.
public struct ExplorerOptions: Sendable {
    /// Decides what is tried first.
    public var seed: UInt64 = 1
    /// Actions after which nothing new is tried.
    public var mostSteps = 20_000
    /// Seconds after which the exploration ends with what it has.
    public var mostSeconds = 300.0
    /// Real seconds for which an app may be busy before it counts as hung.
    public var patience = 10.0
    /// The first is the one in which the app is explored; in the others the screens are visited again.
    public var appearances: [Appearance] = [.light, .dark]
    public var contentSizes: [ContentSize] = [.large, .accessibilityExtraExtraExtraLarge]
    /// The locales; nil for American English and those of the languages that the app ships, at most `mostLanguages`.
    public var locales: [String]?
    /// Whether the screens are visited with mirrored layouts.
    public var isMirrored = true

    public init() {}

    private static let mostLanguages = 4

    /// The surroundings in which the screens are visited again.
    func variations(languages: [String]) -> [PhoneVariation] {
        var variations: [PhoneVariation] = []
        let usual = PhoneVariation()
        func add(_ change: (inout PhoneVariation) -> Void) {
            var variation = usual
            change(&variation)
            if variation != usual, !variations.contains(variation) { variations.append(variation) }
        }
        for appearance in appearances { add { $0.appearance = appearance } }
        for size in contentSizes { add { $0.contentSize = size } }
        if isMirrored { add { $0.isRightToLeft = true } }
        let own = languages.count < 2 ? [] : languages.filter { $0 != "en" }.prefix(Self.mostLanguages).map(Translations.locale)
        for locale in locales ?? own { add { $0.locale = locale } }
        return variations
    }
}
