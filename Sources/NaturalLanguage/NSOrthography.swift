import QuinceFoundation

/// The scripts of a text and the languages written in each, as ISO 15924 and BCP 47 tags.
///
/// Source: Apple's documentation of `NSOrthography`.
open class NSOrthography: NSObject, @unchecked Sendable {
    public let dominantScript: String
    /// The languages of each script, the likeliest first.
    public let languageMap: [String: [String]]

    public init(dominantScript script: String, languageMap map: [String: [String]]) { (dominantScript, languageMap) = (script, map) }

    /// The orthography of a text in one language.
    open class func defaultOrthography(forLanguage language: String) -> NSOrthography {
        let script = Locale.Language(identifier: language).script?.identifier ?? "Zyyy"
        return NSOrthography(dominantScript: script, languageMap: [script: [language]])
    }

    open func languages(forScript script: String) -> [String]? { languageMap[script] }
    open func dominantLanguage(forScript script: String) -> String? { languageMap[script]?.first }
    /// `und` where the dominant script has no language.
    open var dominantLanguage: String { languageMap[dominantScript]?.first ?? NLLanguage.undetermined.rawValue }
    open var allScripts: [String] { languageMap.keys.sorted() }
    open var allLanguages: [String] { Array(Set(languageMap.values.joined())).sorted() }
}
