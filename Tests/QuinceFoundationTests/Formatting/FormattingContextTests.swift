import QuinceFoundation
import Testing

struct FormattingContextTests {
    @Test func aSentenceBeginsWithACapitalLetter() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "fr_FR")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "EEEE"
        #expect(formatter.formattingContext == .unknown)
        let date = Date(timeIntervalSince1970: 0)
        #expect(formatter.string(from: date) == "jeudi")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.string(from: date) == "Jeudi")
    }
}
