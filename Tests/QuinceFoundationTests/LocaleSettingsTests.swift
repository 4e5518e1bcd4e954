import Testing

@_spi(Quince) @testable import QuinceFoundation

/// Whose conventions formats follow.
struct LocaleSettingsTests {
    @Test func theRegionIsTheDevicesAndTheLanguageTheApps() {
        #expect(LocaleSettings.identifier(of: "de_DE", spoken: "de") == "de_DE")
        #expect(LocaleSettings.identifier(of: "de_DE", spoken: "en") == "en_DE")
        #expect(LocaleSettings.identifier(of: "ru_RU", spoken: "pt-BR") == "pt_RU")
        #expect(LocaleSettings.identifier(of: "en_GB", spoken: "zh-Hant") == "zh-Hant_GB")
        #expect(LocaleSettings.identifier(of: "de_AT", spoken: nil) == "de_AT")
    }

    @Test func foundationsFormattersFollowTheDevice() {
        let date = DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: 1, day: 9).date!
        #expect(Locale.current.identifier == "en_US", "the process follows a device of another test")
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle, formatter.timeZone) = (.short, .none, .gmt)
        #expect(formatter.string(from: date) == "1/9/24")
        #expect(NumberFormatter().locale.identifier == "en_US")
        #expect(Calendar.current.locale?.identifier == "en_US")
        #expect(Calendar.current.firstWeekday == 1)
    }
}
