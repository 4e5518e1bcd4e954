import QuinceFoundation
import Testing

/// Format styles that Foundation on Linux lacks. Values: Apple's documentation and Unicode's CLDR.
struct FormatStyleTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test func lengthsOfTimeHaveAllWidths() {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let range = start..<start.addingTimeInterval(7509)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func text(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> String {
            range.formatted(.components(style: style, fields: fields).locale(american).calendar(calendar))
        }
        #expect(text(.wide) == "2 hours, 5 minutes, 9 seconds")
        #expect(text(.abbreviated, [.hour, .minute]) == "2 hr, 5 min")
        #expect(text(.narrow) == "2h 5m 9s")
        #expect(text(.condensedAbbreviated) == "2hr 5min 9sec")
        #expect(range.formatted(.timeDuration.locale(american)) == "2:05:09")
        #expect(range.formatted(.components(style: .wide, fields: [.minute]).locale(german)) == "125 Minuten")
    }

    private func length(
        _ value: Double, _ unit: UnitLength, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitLength> = .general
    ) -> String { Measurement(value: value, unit: unit).formatted(.measurement(width: .abbreviated, usage: usage).locale(locale)) }

    @Test func measurementsAreInTheRegionsUnits() {
        #expect(length(5, .kilometers, american) == "3.1 mi")
        #expect(length(5, .kilometers, german) == "5 km")
        #expect(length(5.25, .kilometers, american, .asProvided) == "5.25 km")
        #expect(length(190, .centimeters, american, .personHeight) == "6 ft, 2.8 in")
        #expect(length(190, .centimeters, german, .personHeight) == "190 cm")
        let wide = Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide).locale(german))
        #expect(wide == "5 Kilometer")
    }

    @Test func temperaturesMayHideTheirScale() {
        let fever = Measurement(value: 37.5, unit: UnitTemperature.celsius)
        #expect(fever.formatted(.measurement(width: .narrow, usage: .weather).locale(american)) == "100°")
        #expect(fever.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "37.5°C")
        #expect(fever.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(american)) == "37.5°")
    }

    @Test func numbersOfMeasurementsFollowTheirStyle() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(3))
        let text = Measurement(value: 5, unit: UnitLength.kilometers).formatted(
            .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(american))
        #expect(text == "5.000 km")
    }

    @Test func amountsOfDataAreCountedInBytes() {
        let amount = Measurement(value: 5, unit: UnitInformationStorage.megabytes)
        #expect(amount.formatted(.byteCount(style: .file).locale(american)) == "5 MB")
        let endless = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
        #expect(!endless.formatted(.byteCount(style: .file).locale(american)).isEmpty)
    }

    @Test func partsOfURLsAreChosen() throws {
        let url = try #require(URL(string: "https://user:pw@www.apple.com:8080/a%20b?c=d#e"))
        #expect(url.formatted() == "https://www.apple.com/a%20b")
        #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "apple.com")
        #expect(url.formatted(.url.user().password().port(.always).query().fragment()) == url.absoluteString)
        #expect(url.formatted(.url.path(.omitWhen(.host, matches: ["www.apple.com"]))) == "https://www.apple.com")
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.apple.com/a%20b")
    }

    @Test func textIsReadAsURL() throws {
        #expect(try URL(" https://a.com/b ", strategy: .url) == URL(string: "https://a.com/b"))
        #expect(throws: CocoaError.self) { try URL("nowhere", strategy: .url) }
        #expect(throws: CocoaError.self) { try URL("https://a.com", strategy: .url.port()) }
        #expect(try URL("https://a.com", strategy: .url.port(.defaultValue(80))).port == 80)
    }

    @Test func timesBetweenDatesAreWritten() {
        let formatter = DateIntervalFormatter()
        (formatter.locale, formatter.timeZone) = (american, .gmt)
        formatter.calendar = Calendar(identifier: .gregorian)
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        formatter.timeStyle = .none
        #expect(formatter.string(from: start, to: start.addingTimeInterval(172_800)).filter { !$0.isWhitespace } == "Nov14–16,2023")
        formatter.dateTemplate = "MMMM"
        #expect(formatter.string(from: start, to: start.addingTimeInterval(60)) == "November")
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        let hours = formatter.string(from: DateInterval(start: start.addingTimeInterval(-36000), duration: 3600))
        #expect(hours?.filter { !$0.isWhitespace } == "12:13–1:13PM")
    }
}
