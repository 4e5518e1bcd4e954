import QuinceFoundation
import Testing

struct RelativeDateTests {
    private func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style, _ locale: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        (formatter.dateStyle, formatter.timeStyle) = (date, time)
        formatter.doesRelativeDateFormatting = true
        return formatter
    }

    @Test func nearDaysHaveWords() throws {
        let yesterday = try #require(Calendar.current.date(byAdding: .day, value: -1, to: Date()))
        #expect(formatter(.medium, .none, "en_US").string(from: Date()) == "Today")
        #expect(formatter(.short, .none, "en_US").string(from: yesterday) == "Yesterday")
        #expect(formatter(.long, .none, "de_DE").string(from: yesterday) == "Gestern")
    }

    @Test func timesFollowTheWord() throws {
        let noon = try #require(Calendar.current.date(bySettingHour: 12, minute: 30, second: 0, of: Date()))
        let text = formatter(.medium, .short, "en_US").string(from: noon)
        #expect(text.hasPrefix("Today"))
        #expect(text.contains("12:30"))
    }

    @Test func otherDaysHaveTheirDates() {
        #expect(formatter(.medium, .none, "en_US").string(from: Date(timeIntervalSince1970: 0)).contains("19"))
        let plain = formatter(.medium, .none, "en_US")
        plain.doesRelativeDateFormatting = false
        #expect(plain.string(from: Date()) != "Today")
    }
}
