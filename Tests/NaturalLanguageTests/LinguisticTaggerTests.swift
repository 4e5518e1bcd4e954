@_spi(Quince) import QuinceFoundation
import Testing

@testable import NaturalLanguage

/// Foundation's tagger, over that of the module.
struct LinguisticTaggerTests {
    private static let text = "Hi 👋🏽, you! It is late. Und das ist nicht der erste Hund."
    private let whole = NSRange(location: 0, length: text.utf16.count)

    private func tagger(_ text: String? = Self.text) -> NSLinguisticTagger {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType, .language], options: 0)
        tagger.string = text
        return tagger
    }

    private func part(_ range: NSRange) -> String { NSString(string: Self.text).substring(with: range) }

    @Test func wordsAreEnumeratedWithTheirSentences() {
        var found: [String] = []
        tagger().enumerateTags(in: whole, scheme: .tokenType, options: [.omitPunctuation, .omitWhitespace, .omitOther]) {
            tag, range, sentence, stop in
            #expect(tag == .word)
            found.append("\(part(range)):\(part(sentence).prefix(2))")
            if part(range) == "late" { stop.pointee = true }
        }
        #expect(found == ["Hi:Hi", "you:Hi", "It:It", "is:It", "late:It"])
    }

    @Test func unitsAndRanges() {
        let tagger = tagger()
        var sentences: [NSRange] = []
        tagger.enumerateTags(in: whole, unit: .sentence, scheme: .language) { _, range, _ in sentences.append(range) }
        #expect(sentences.count == 3)
        #expect(tagger.sentenceRange(for: NSRange(location: 1, length: 1)) == sentences[0])
        #expect(part(tagger.tokenRange(at: 9, unit: .word)) == "you")
        // Inside of the emoji, which is one token of four units.
        #expect(part(tagger.tokenRange(at: 5, unit: .word)) == "👋🏽")
        var (token, sentence) = (NSRange(), NSRange())
        #expect(tagger.tag(at: 0, scheme: .tokenType, tokenRange: &token, sentenceRange: &sentence) == .word)
        #expect(part(token) == "Hi")
        #expect(sentence == sentences[0])
        #expect(tagger.tag(at: 0, unit: .word, scheme: .lexicalClass, tokenRange: nil) == nil)
    }

    @Test func tagsWithTheirRanges() {
        var ranges: NSArray?
        let tags = tagger().tags(in: NSRange(location: 0, length: 12), unit: .word, scheme: .tokenType, tokenRanges: &ranges)
        #expect(tags.first == .word)
        #expect(ranges?.count == tags.count)
        #expect((ranges?.firstObject as? NSValue)?.rangeValue == NSRange(location: 0, length: 2))
        #expect(tagger(nil).tags(in: NSRange(), unit: .word, scheme: .tokenType).isEmpty)
    }

    @Test func languages() {
        #expect(NSLinguisticTagger.dominantLanguage(for: "Das ist nicht der erste Hund, den ich gesehen habe.") == "de")
        #expect(NSLinguisticTagger.dominantLanguage(for: "12") == "und")
        #expect(tagger(nil).dominantLanguage == nil)
        #expect(NSLinguisticTagger.availableTagSchemes(forLanguage: "en") == [.tokenType, .language])
        let tagger = tagger()
        tagger.setOrthography(.defaultOrthography(forLanguage: "fr"), range: NSRange(location: 0, length: 2))
        #expect(tagger.tag(at: 0, unit: .word, scheme: .language, tokenRange: nil)?.rawValue == "fr")
        #expect(tagger.orthography(at: 0, effectiveRange: nil)?.dominantLanguage == "fr")
        #expect(tagger.orthography(at: 0, effectiveRange: nil)?.dominantScript == "Latn")
    }

    @Test func textsTagThemselves() {
        let part = Self.text[Self.text.index(Self.text.startIndex, offsetBy: 3)...]
        var ranges: [Range<String.Index>] = []
        let scheme = NSLinguisticTagScheme.tokenType.rawValue
        let tags = part.linguisticTags(in: part.startIndex..., scheme: scheme, options: .omitWhitespace, tokenRanges: &ranges)
        #expect(tags.prefix(4) == ["Other", "Punctuation", "Word", "Punctuation"])
        #expect(Self.text[ranges[2]] == "you")
        var count = 0
        Self.text.enumerateLinguisticTags(in: Self.text.startIndex..<Self.text.endIndex, scheme: scheme) { _, _, sentence, stop in
            #expect(Self.text[sentence].hasPrefix("Hi"))
            count += 1
            stop = count == 3
        }
        #expect(count == 3)
        let text = NSString(string: "a b")
        #expect(
            text.linguisticTags(in: NSRange(location: 0, length: 3), scheme: .tokenType, orthography: nil, tokenRanges: nil)
                == [.word, .whitespace, .word])
    }
}
