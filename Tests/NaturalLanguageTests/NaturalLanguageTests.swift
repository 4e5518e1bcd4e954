import QuinceFoundation
import Testing

@testable import NaturalLanguage

struct NaturalLanguageTests {
    @Test(
        arguments: [
            ("The quick brown fox jumps over the lazy dog, and it is not the first time.", NLLanguage.english),
            ("Das ist nicht der erste Hund, den ich heute auf der Straße gesehen habe.", .german),
            ("Je ne sais pas où il est, mais nous avons tout vu avec lui.", .french),
            ("¿Dónde está la biblioteca? No sé, pero hay muchos libros.", .spanish),
            ("Questo è molto bene, ma non ho tempo per lui.", .italian), ("Привет, это мой друг, и он не знает.", .russian),
            ("今日はとても天気がいいですね", .japanese), ("你好，今天天气很好", .simplifiedChinese), ("안녕하세요 세계", .korean), ("Καλημέρα κόσμε", .greek),
        ])
    func languagesAreRecognized(_ text: String, _ language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test func nothingIsRecognizedInNothing() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "12345 !?") == nil)
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("the and of")
        let sum = recognizer.languageHypotheses(withMaximum: 100).values.reduce(0, +)
        #expect(abs(sum - 1) < 1e-9)
    }

    @Test func textIsSplitIntoTokens() {
        let tokenizer = NLTokenizer(unit: .word), text = "Hello, big world! It's 3 o'clock."
        tokenizer.string = text
        let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        #expect(words.prefix(3) == ["Hello", "big", "world"])
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        #expect(sentences.tokens(for: text.startIndex..<text.endIndex).count == 2)
    }

    @Test func kindsOfTokensAreTagged() {
        let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass]), text = "Hi, you!"
        tagger.string = text
        let tags = tagger.tags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType, options: [.omitWhitespace])
        #expect(tags.map(\.0) == [.word, .punctuation, .word, .punctuation])
        #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
    }
}
