import QuinceFoundation
import Testing

/// Formats that are filled in directly give what Foundation gives; positions (`%1$lld`) are what only Foundation fills in.
@Suite struct PlainFormatTests {
    @Test(arguments: ["en_US", "de_DE", "fr_CH", "es_ES", "pl_PL", "hi_IN", "en_IN", "ar_EG", "fa_IR"])
    func wholeNumbersAreWrittenAsFoundationWritesThem(identifier: String) {
        let locale = Locale(identifier: identifier)
        var numbers: [Int64] = [0, -1, -1234, .max, .min]
        for exponent in 0..<19 { numbers.append((0..<exponent).reduce(Int64(exponent % 9 + 1)) { value, _ in value &* 10 &+ 7 }) }
        for number in numbers {
            #expect(
                String(format: "%lld", locale: locale, arguments: [number]) == String(format: "%1$lld", locale: locale, arguments: [number])
            )
        }
    }

    @Test func withoutALocaleNumbersArePlain() {
        #expect(String(format: "%d of %ld, %u %%", 1234, 5_000_000, 7 as UInt32) == "1234 of 5000000, 7 %")
    }

    @Test func stringsStandBetweenLettersOfAnyKind() {
        #expect(String(format: "„%@“ – %lld 🍎 %@", "Äpfel", 3, "") == "„Äpfel“ – 3 🍎 ")
    }

    @Test func whatDoesNotFitIsReadAsFoundationReadsIt() {
        #expect(String(format: "%d", 4_294_967_297) == String(format: "%1$d", 4_294_967_297))
        #expect(String(format: "%u", -1 as Int32) == String(format: "%1$u", -1 as Int32))
        #expect(String(format: "%.2f and %@", 1.5, "x") == "1.50 and x")
    }
}
