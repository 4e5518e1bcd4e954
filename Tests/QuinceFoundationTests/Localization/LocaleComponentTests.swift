import Foundation
import Testing

@_spi(Quince) @testable import QuinceFoundation

/// What `NSLocale` tells by properties, and texts that are localized with attributes.
struct LocaleComponentTests {
    @Test func localesTellTheirParts() {
        let locale = NSLocale(localeIdentifier: "zh_Hans_CN@collation=pinyin")
        #expect(locale.localeIdentifier == "zh_Hans_CN@collation=pinyin")
        #expect([locale.languageCode, locale.scriptCode, locale.countryCode, locale.regionCode] == ["zh", "Hans", "CN", "CN"])
        #expect(locale.variantCode == nil)
        #expect(locale.calendarIdentifier == "gregorian")
        #expect(locale.collationIdentifier == "pinyin")
        #expect(locale.usesMetricSystem)
        #expect([locale.decimalSeparator, locale.groupingSeparator, locale.currencySymbol, locale.currencyCode] == [".", ",", "¥", "CNY"])
        let german = NSLocale(localeIdentifier: "de_DE")
        #expect([german.quotationBeginDelimiter, german.quotationEndDelimiter] == ["„", "“"])
        #expect(german.collationIdentifier == nil)
        #expect(!NSLocale(localeIdentifier: "en_US").usesMetricSystem)
    }

    @Test func localizedTextsHaveLooksAndAgree() {
        let count = 3
        let text = AttributedString(localized: "**^[\(count) apple](inflect: true)** left", locale: Locale(identifier: "en_US"))
        #expect(String(text.characters) == "3 apples left")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        let resource = LocalizedStringResource("^[\(1) apple](inflect: true)", locale: Locale(identifier: "en_US"))
        #expect(String(AttributedString(localized: resource).characters) == "1 apple")
        #expect(String(AttributedString(localized: "greeting", defaultValue: "Hello *you*").characters) == "Hello you")
    }

    @Test func symbolsOfFormattersAreOptionalWhereAppsUnwrapThem() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.__quinceWeekdaySymbols?.first == "Sunday")
        #expect(formatter.__quinceAmSymbol! == "AM")
        formatter.__quinceAmSymbol = "am"
        #expect(formatter.amSymbol == "am")
    }
}
