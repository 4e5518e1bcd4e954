import QuinceFoundation

/// A property of text's parts. Source: Apple's documentation of `NLTagScheme`.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = NLTagScheme("TokenType")
    public static let lexicalClass = NLTagScheme("LexicalClass")
    public static let nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme("Lemma")
    public static let language = NLTagScheme("Language")
    public static let script = NLTagScheme("Script")
    public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// A value of a property. Source: Apple's documentation of `NLTag`.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let classifier = NLTag("Classifier")
    public static let idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord")
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    public static let openQuote = NLTag("OpenQuote")
    public static let closeQuote = NLTag("CloseQuote")
    public static let openParenthesis = NLTag("OpenParenthesis")
    public static let closeParenthesis = NLTag("CloseParenthesis")
    public static let wordJoiner = NLTag("WordJoiner")
    public static let dash = NLTag("Dash")
    public static let otherPunctuation = NLTag("Punctuation")
    public static let paragraphBreak = NLTag("ParagraphBreak")
    public static let otherWhitespace = NLTag("Whitespace")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
}

/// Tells properties of text's parts: kinds of tokens and languages. Classes of words, names, lemmas and moods need models that a simulated device
/// lacks: their tags are nil, as iOS gives for languages without a model.
///
/// Source: Apple's documentation of `NLTagger`.
open class NLTagger: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `NLTagger.Options`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.tokenType, .language] }

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        let range = tokenizer.tokenRange(at: index)
        return (tag(of: range, scheme), range)
    }

    private func tag(of range: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
        guard let string else { return nil }
        let text = string[range]
        switch scheme {
        case .tokenType:
            if text.allSatisfy(\.isWhitespace) { return .whitespace }
            if text.allSatisfy({ $0.isPunctuation }) { return .punctuation }
            return text.contains { $0.isLetter || $0.isNumber } ? .word : .other
        case .language: return NLLanguageRecognizer.dominantLanguage(for: String(text)).map { NLTag($0.rawValue) }
        default: return nil
        }
    }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) { guard block(tag, part) else { return } }
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string else { return [] }
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        var result: [(NLTag?, Range<String.Index>)] = [], place = range.lowerBound
        func add(_ part: Range<String.Index>) {
            guard !part.isEmpty else { return }
            let kind = tag(of: part, .tokenType)
            if kind == .whitespace && options.contains(.omitWhitespace) || kind == .punctuation && options.contains(.omitPunctuation) {
                return
            }
            if kind == .word && options.contains(.omitWords) || kind == .other && options.contains(.omitOther) { return }
            result.append((tag(of: part, scheme), part))
        }
        for token in tokenizer.tokens(for: range) {
            // What lies between words is taken letter by letter.
            if unit == .word {
                while place < token.lowerBound {
                    let next = string.index(after: place)
                    add(place..<next)
                    place = next
                }
            }
            add(token)
            place = token.upperBound
        }
        while unit == .word, place < range.upperBound {
            let next = string.index(after: place)
            add(place..<next)
            place = next
        }
        return result
    }
}
