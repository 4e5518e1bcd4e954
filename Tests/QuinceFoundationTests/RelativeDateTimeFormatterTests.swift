import QuinceFoundation
import Testing

/// Wording of CLDR; the rules are those of Apple's “RelativeDateTimeFormatter”.
@Suite struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String, named: Bool = false) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        if named { formatter.dateTimeStyle = .named }
        return formatter
    }

    private func texts(_ locale: String, named: Bool = false) -> [String] {
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        return [-90, -7200, 86400, -86400, 0].map { formatter(locale, named: named).localizedString(for: now + $0, relativeTo: now) }
    }

    @Test func numbersInEnglishGermanAndRussian() {
        #expect(texts("en_US") == ["1 minute ago", "2 hours ago", "in 1 day", "1 day ago", "in 0 seconds"])
        #expect(texts("de_DE") == ["vor 1 Minute", "vor 2 Stunden", "in 1 Tag", "vor 1 Tag", "in 0 Sekunden"])
        #expect(texts("ru_RU") == ["1 минуту назад", "2 часа назад", "через 1 день", "1 день назад", "через 0 секунд"])
    }

    @Test func namesInEnglishGermanAndRussian() {
        #expect(texts("en_US", named: true).suffix(3) == ["tomorrow", "yesterday", "now"])
        #expect(texts("de_DE", named: true).suffix(3) == ["morgen", "gestern", "jetzt"])
        #expect(texts("ru_RU", named: true).suffix(3) == ["завтра", "вчера", "сейчас"])
    }

    @Test func widths() {
        let formatter = formatter("en_US")
        let texts = [RelativeDateTimeFormatter.UnitsStyle.full, .spellOut, .short, .abbreviated].map { style in
            formatter.unitsStyle = style
            return formatter.localizedString(from: DateComponents(month: -2))
        }
        #expect(texts == ["2 months ago", "two months ago", "2 mo. ago", "2mo ago"])
    }

    /// “This method formats the value of the least granular unit in the components, and does not provide a compound format.”
    @Test func theLargestComponentCounts() {
        let formatter = formatter("en_US")
        #expect(formatter.localizedString(from: DateComponents(year: 0, day: 3, hour: 5)) == "in 3 days")
        #expect(formatter.localizedString(from: DateComponents(weekOfYear: -1)) == "1 week ago")
        #expect(formatter.localizedString(fromTimeInterval: -86400 * 8) == "1 week ago")
        #expect(formatter.localizedString(fromTimeInterval: 59.9) == "in 59 seconds")
        #expect(formatter.string(for: 5) == nil)
    }

    @Test func whereTheTextStands() {
        let formatter = formatter("en_US", named: true)
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test func listsInWords() {
        let formatter = ListFormatter()
        let texts = ["en_US", "de_DE", "ru_RU"].map { locale in
            formatter.locale = Locale(identifier: locale)
            return formatter.string(from: ["a", "b", "c"])
        }
        #expect(texts == ["a, b, and c", "a, b und c", "a, b и c"])
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
        #expect(formatter.string(from: []) == "")
    }
}
