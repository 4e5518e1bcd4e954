import Foundation

extension AttributedString {
    /// Options for what a localized text keeps of its formatting.
    ///
    /// Source: Apple's documentation of `AttributedString.FormattingOptions`.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        @available(*, unavailable, message: "not yet in Quince: the places of values in localized texts")
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The localized text of a key with values in it: with the looks and links of its Markdown and words that agree with their numbers.
    ///
    /// Source: Apple's documentation of `AttributedString.init(localized:options:table:bundle:locale:comment:)`.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(localized: key, table: table, bundle: bundle, locale: locale ?? .current)
        self.init(translated: text, locale ?? .current)
    }

    /// The localized text of a fixed key; `defaultValue` where no table has it.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current)
        self.init(translated: text, locale ?? .current)
    }

    /// The text that a translation stands for.
    init(translated text: String, _ locale: Locale) {
        let agreed = GrammarAgreement.applied(to: text, language: locale.language.languageCode?.identifier ?? "en")
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: agreed, options: options)) ?? AttributedString(agreed)
    }
}
