import QuinceFoundation
import Testing

/// Wording of CLDR; the rules are those of Apple's “DateComponentsFormatter”.
@Suite struct DurationFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second], locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), .gmt)
        (formatter.calendar, formatter.unitsStyle, formatter.allowedUnits) = (calendar, style, units)
        return formatter
    }

    private func texts(_ seconds: TimeInterval, locale: String) -> [String?] {
        [.positional, .abbreviated, .short, .full, .spellOut, .brief].map {
            formatter($0, locale: locale).string(from: seconds)?.replacingOccurrences(of: "\u{a0}", with: " ")
        }
    }

    /// The first text is that of Apple's “DateComponentsFormatter”.
    @Test func phrasesSayThatALengthIsRoughAndLeft() {
        let minutes = formatter(.full, [.minute])
        (minutes.includesApproximationPhrase, minutes.includesTimeRemainingPhrase) = (true, true)
        #expect(minutes.string(from: 300) == "About 5 minutes remaining")
        minutes.formattingContext = .middleOfSentence
        #expect(minutes.string(from: 300) == "about 5 minutes remaining")
        minutes.includesApproximationPhrase = false
        #expect(minutes.string(from: 60) == "1 minute remaining")
    }

    @Test func stylesInEnglishGermanAndRussian() {
        #expect(
            texts(5400, locale: "en_US") == [
                "1:30:00", "1h 30m", "1 hr, 30 min", "1 hour, 30 minutes", "one hour, thirty minutes", "1hr 30min",
            ])
        #expect(
            texts(7320, locale: "de_DE") == [
                "2:02:00", "2h 2min", "2 Std., 2 Min.", "2 Stunden und 2 Minuten", "zwei Stunden und zwei Minuten", "2Std. 2Min.",
            ])
        #expect(
            texts(7500, locale: "ru_RU") == ["2:05:00", "2 ч 5 мин", "2 ч 5 мин", "2 часа 5 минут", "два часа пять минут", "2 ч 5 мин"])
    }

    @Test func zerosAsDocumented() {
        #expect(formatter(.positional).string(from: 3610) == "1:00:10")
        #expect(formatter(.positional).string(from: 65) == "1:05")
        #expect(formatter(.abbreviated, [.day, .hour, .minute, .second]).string(from: 3610) == "1h 10s")
        let leading = formatter(.abbreviated, [.day, .hour, .minute, .second])
        leading.zeroFormattingBehavior = .dropLeading
        #expect(leading.string(from: 600) == "10m 0s")
        let padded = formatter(.positional, [.day, .hour, .minute, .second])
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 3600) == "0d 1:00:00")
        padded.unitsStyle = .abbreviated
        #expect(padded.string(from: 3600) == "0d 1h 0m 0s")
        let clock = formatter(.positional, [.minute, .second])
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 5) == "00:05")
        #expect(clock.string(from: 754) == "12:34")
        #expect(formatter(.abbreviated).string(from: 0) == "0s")
        #expect(formatter(.positional).string(from: 0) == "0")
    }

    @Test func numbersOfUnitsAndFractions() {
        let two = formatter(.abbreviated)
        two.maximumUnitCount = 2
        #expect(two.string(from: 4230) == "1h 10m")
        #expect(two.string(from: 4235) == "1h 11m")
        #expect(two.string(from: 90) == "1m 30s")
        let one = formatter(.full)
        one.maximumUnitCount = 1
        #expect(one.string(from: 3599.7) == "1 hour")
        #expect(one.string(from: 5000) == "1 hour")
        let fraction = formatter(.abbreviated, [.hour])
        fraction.allowsFractionalUnits = true
        #expect(fraction.string(from: 5400) == "1.5h")
        let collapsed = formatter(.abbreviated)
        collapsed.collapsesLargestUnit = true
        #expect(collapsed.string(from: 63) == "63s")
        #expect(collapsed.string(from: 183) == "3m 3s")
    }

    @Test func componentsDatesAndTheSign() {
        #expect(formatter(.full).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
        #expect(formatter(.full, []).string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(formatter(.positional, []).string(from: 100_000) == "1d 3:46:40")
        #expect(formatter(.positional).string(from: -90) == "-1:30")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter(.full, [.month, .day]).string(from: start, to: start + 86400 * 33) == "1 month, 2 days")
        #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .full) == "2 hours")
        #expect(formatter(.full).string(for: "text") == nil)
    }

    @Test func defaults() {
        let formatter = DateComponentsFormatter()
        #expect(formatter.unitsStyle == .positional)
        #expect(formatter.allowedUnits == [])
        #expect(formatter.zeroFormattingBehavior == .default)
        #expect(!formatter.allowsFractionalUnits)
        #expect(!formatter.collapsesLargestUnit)
        #expect(formatter.maximumUnitCount == 0)
    }
}
