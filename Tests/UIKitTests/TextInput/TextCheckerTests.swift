import DeviceRuntime
import Foundation
import Testing

@testable import UIKit

/// Spelling, by the dictionaries that Scripts/apt-packages.txt names.
@MainActor @Suite(.serialized) struct TextCheckerTests {
    private func misspelled(_ text: String, from start: Int = 0, wrap: Bool = false, _ language: String = "en") -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let range = UITextChecker().rangeOfMisspelledWord(in: text, range: whole, startingAt: start, wrap: wrap, language: language)
        return range.location == NSNotFound ? nil : Range(range, in: text).map { String(text[$0]) }
    }

    @Test func wordsAreCheckedByTheirLanguage() {
        for word in ["silkworm", "milk", "works", "don't", "don’t", "running", "Paris"] { #expect(misspelled(word) == nil, "\(word)") }
        for word in ["slikworm", "wrok", "kimlx", "dno't"] { #expect(misspelled(word) == word) }
        #expect(misspelled("Wörter und Sätze", "de") == nil)
        #expect(misspelled("Wörtre", "de_DE") == "Wörtre")
        #expect(misspelled("хорошее слово", "ru") == nil)
        #expect(misspelled("хорошее слвоо", "ru-RU") == "слвоо")
        #expect(misspelled("qwrtz", "xx") == nil, "without a dictionary nothing is wrong")
    }

    @Test func rangesCountUTF16Units() {
        let text = "A 😀 smiling cta and a dgo."
        let whole = NSRange(location: 0, length: text.utf16.count), checker = UITextChecker()
        func first(_ range: NSRange, _ start: Int, _ wrap: Bool) -> NSRange {
            checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wrap, language: "en_US")
        }
        #expect(first(whole, 0, false) == NSRange(location: 13, length: 3))
        #expect(first(whole, 16, false) == NSRange(location: 23, length: 3))
        #expect(first(whole, 26, false).location == NSNotFound)
        #expect(first(whole, 26, true) == NSRange(location: 13, length: 3))
        #expect(first(NSRange(location: 16, length: 6), 0, true).location == NSNotFound, "only the range is checked")
        #expect(first(NSRange(location: 40, length: 5), 0, true) == NSRange(location: NSNotFound, length: 0))
    }

    @Test func addressesAndNumbersAreNoWords() {
        #expect(misspelled("Write to smth@exmple.org or see https://www.exmple.org/qwert, room B12x.") == nil)
        #expect(misspelled("It ended.Then wrods") == "wrods")
    }

    @Test func guessesAndCompletions() throws {
        let checker = UITextChecker(), text = "The wrod compl"
        let guesses = try #require(checker.guesses(forWordRange: NSRange(location: 4, length: 4), in: text, language: "en"))
        #expect(guesses.prefix(4).contains("word"))
        let found = try #require(checker.completions(forPartialWordRange: NSRange(location: 9, length: 5), in: text, language: "en"))
        #expect(found.contains("complete"))
        #expect(found.allSatisfy { $0.hasPrefix("compl") })
        #expect(found.count <= 40)
        let large = try #require(checker.completions(forPartialWordRange: NSRange(location: 0, length: 3), in: "Hel", language: "en"))
        #expect(large.contains("Hello"))
        #expect(large.contains("Helen"))
        #expect(checker.guesses(forWordRange: NSRange(location: 90, length: 4), in: text, language: "en") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 4, length: 4), in: text, language: "xx") == nil)
    }

    @Test func ignoredWordsAreTheCheckersOwn() {
        let checker = UITextChecker(), whole = NSRange(location: 0, length: 6)
        checker.ignoreWord("Qinzee")
        checker.ignoreWord("Qinzee")
        #expect(checker.ignoredWords == ["Qinzee"])
        #expect(
            checker.rangeOfMisspelledWord(in: "Qinzee", range: whole, startingAt: 0, wrap: false, language: "en").location == NSNotFound)
        #expect(misspelled("Qinzee") == "Qinzee")
    }

    @Test func learnedWordsStayOnTheDevice() throws {
        let broker = TestBroker()
        DeviceRuntime.current.broker = broker
        defer { DeviceRuntime.current.broker = nil }
        #expect(!UITextChecker.hasLearnedWord("blorp"))
        #expect(misspelled("blorp") == "blorp")
        UITextChecker.learnWord("blorp")
        UITextChecker.learnWord("zwiff")
        #expect(UITextChecker.hasLearnedWord("blorp"))
        #expect(misspelled("blorp zwiff") == nil)
        #expect(try broker.answer(.learnedWords) == .words(["blorp", "zwiff"]))
        UITextChecker.unlearnWord("blorp")
        #expect(!UITextChecker.hasLearnedWord("blorp"))
        #expect(misspelled("blorp zwiff") == "blorp")
    }

    @Test func languagesAreThoseWithADictionary() {
        let languages = UITextChecker.availableLanguages
        #expect(Set(["en_US", "de_DE", "ru_RU"]).isSubset(of: languages))
        #expect(languages.count == Set(languages).count)
        #expect(!languages.contains("de_LU"), "Luxembourg borrows Germany's")
    }
}
