@_spi(Quince) import QuinceFoundation

/// Tells properties of text's parts in UTF-16 ranges: Foundation's interface to what `NLTagger` knows. Schemes that need a model have no tags.
///
/// Lowered files that name it import this module. Source: Apple's documentation of `NSLinguisticTagger`.
@available(iOS, deprecated: 14.0, message: "Use NLTagger")
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `NSLinguisticTagger.Options`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
    }

    public let tagSchemes: [NSLinguisticTagScheme]
    open var string: String? {
        didSet { orthographies = [] }
    }
    private var orthographies: [(range: NSRange, value: NSOrthography)] = []

    /// - Parameter opts: Raw values of `Options`; those of each request count.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }

    // MARK: Schemes and languages

    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        NLTagger.availableTagSchemes(for: unit.tokenUnit, language: NLLanguage(language)).map { NSLinguisticTagScheme($0.rawValue) }
    }
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
        availableTagSchemes(for: .word, language: language)
    }

    /// The language that most of the text is in; `und` where the text does not tell, nil without text.
    open var dominantLanguage: String? { string.flatMap { Self.dominantLanguage(for: $0) } }
    open class func dominantLanguage(for string: String) -> String? {
        (NLLanguageRecognizer.dominantLanguage(for: string) ?? .undetermined).rawValue
    }

    /// Says which scripts and languages a part of the text is in.
    open func setOrthography(_ orthography: NSOrthography?, range: NSRange) {
        _ = checked(range)
        orthographies.removeAll { NSIntersectionRange($0.range, range).length > 0 }
        if let orthography { orthographies.append((range, orthography)) }
    }
    open func orthography(at charIndex: Int, effectiveRange: NSRangePointer?) -> NSOrthography? {
        if let known = orthographies.first(where: { NSLocationInRange(charIndex, $0.range) }) {
            effectiveRange?.pointee = known.range
            return known.value
        }
        effectiveRange?.pointee = NSRange(location: 0, length: length)
        return dominantLanguage.map { NSOrthography.defaultOrthography(forLanguage: $0) }
    }

    /// Notes an edit of a mutable text. Nothing is kept between requests, so that nothing has to be made again.
    open func stringEdited(in newRange: NSRange, changeInLength delta: Int) { orthographies = [] }

    // MARK: Ranges

    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        var range = NSRange()
        _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &range)
        return range
    }

    /// The sentences that a range touches, whole.
    open func sentenceRange(for range: NSRange) -> NSRange {
        let whole = checked(range)
        let touched = sentences().filter { NSIntersectionRange($0, whole).length > 0 || NSLocationInRange(whole.location, $0) }
        return touched.dropFirst().reduce(touched.first ?? whole, NSUnionRange)
    }

    private var length: Int { string?.utf16.count ?? 0 }

    /// A range extended to whole characters. One beyond the text ends the app with iOS's exception.
    private func checked(_ range: NSRange) -> NSRange {
        guard range.location >= 0, range.length >= 0, range.length <= length, range.location <= length - range.length else {
            raise(.rangeException, "NSLinguisticTagger: Range \(range) out of bounds; string length \(length)")
        }
        guard let string, range.length > 0 else { return range }
        return NSString(string: string).rangeOfComposedCharacterSequences(for: range)
    }

    private func sentences() -> [NSRange] {
        guard let string else { return [] }
        let tokenizer = NLTokenizer(unit: .sentence)
        tokenizer.string = string
        return tokenizer.tokens(for: string.startIndex..<string.endIndex).map { NSRange($0, in: string) }
    }

    // MARK: Tags

    private func found(
        in range: NSRange, _ unit: NSLinguisticTaggerUnit, _ scheme: NSLinguisticTagScheme, _ options: Options
    ) -> [(tag: NSLinguisticTag?, range: NSRange)] {
        guard let string, let part = Range(checked(range), in: string) else { return [] }
        let tagger = NLTagger(tagSchemes: [NLTagScheme(scheme.rawValue)])
        tagger.string = string
        let tags = tagger.tags(
            in: part, unit: unit.tokenUnit, scheme: NLTagScheme(scheme.rawValue), options: NLTagger.Options(rawValue: options.rawValue))
        return tags.map { tag, range in
            let range = NSRange(range, in: string)
            let own = scheme == .language ? orthographies.first { NSLocationInRange(range.location, $0.range) } : nil
            return (own.map { NSLinguisticTag($0.value.dominantLanguage) } ?? tag.map { NSLinguisticTag($0.rawValue) }, range)
        }
    }

    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (tag, range) in found(in: range, unit, scheme, options) where !stop.boolValue { block(tag, range, &stop) }
    }

    /// Calls the block with each word's tag, its range and that of its sentence.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var (stop, sentences) = (ObjCBool(false), sentences()[...])
        for (tag, range) in found(in: range, .word, tagScheme, opts) where !stop.boolValue {
            while sentences.count > 1, let first = sentences.first, NSMaxRange(first) <= range.location { sentences.removeFirst() }
            block(tag, range, sentences.first ?? range, &stop)
        }
    }

    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        let place = checked(NSRange(location: charIndex, length: 1))
        let paragraph = NSString(string: string ?? "").paragraphRange(for: place)
        let range = unit == .document ? NSRange(location: 0, length: length) : paragraph
        let token = found(in: range, unit, scheme, []).first { NSLocationInRange(charIndex, $0.range) }
        tokenRange?.pointee = token?.range ?? place
        return token?.tag
    }

    open func tag(
        at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?, sentenceRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        sentenceRange?.pointee = self.sentenceRange(for: NSRange(location: charIndex, length: 1))
        return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
    }

    /// The tags of a range; an empty one for a token without a tag.
    ///
    /// - Parameter tokenRanges: Receives the tokens' ranges as `NSValue`s.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>? = nil
    ) -> [NSLinguisticTag] {
        let tokens = found(in: range, unit, scheme, options)
        tokenRanges?.pointee = NSArray(array: tokens.map { NSValue(range: $0.range) })
        return tokens.map { $0.tag ?? NSLinguisticTag("") }
    }

    open func tags(
        in range: NSRange, scheme tagScheme: String, options opts: Options = [], tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [String] {
        tags(in: range, unit: .word, scheme: NSLinguisticTagScheme(tagScheme), options: opts, tokenRanges: tokenRanges).map(\.rawValue)
    }
}
