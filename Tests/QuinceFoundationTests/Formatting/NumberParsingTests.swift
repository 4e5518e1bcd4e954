import QuinceFoundation
import Testing

struct NumberParsingTests {
    private func formatter(_ style: NumberFormatter.Style, _ locale: String = "en_US") -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = style
        return formatter
    }

    @Test(arguments: ["12a", "1,5", "", "1.5.2", "0x10", "a", ".", "1e", "1 2"]) func whatIsNoNumberIsNil(_ text: String) {
        #expect(formatter(.none).number(from: text) == nil)
        #expect(formatter(.decimal).number(from: text) == nil)
    }

    @Test(arguments: [("12", 12.0), ("-3", -3), ("1.5", 1.5), ("007", 7), ("1e5", 100_000), (".5", 0.5)])
    func numbersAreRead(_ text: String, _ number: Double) {
        #expect(formatter(.none).number(from: text)?.doubleValue == number)
        #expect(formatter(.decimal).number(from: text)?.doubleValue == number)
    }

    @Test func groupsAreThoseOfTheStyle() {
        #expect(formatter(.decimal).number(from: "1,234,567.5")?.doubleValue == 1_234_567.5)
        #expect(formatter(.decimal, "de_DE").number(from: "1.234,5")?.doubleValue == 1234.5)
        #expect(formatter(.currency).number(from: "$1,234.50")?.doubleValue == 1234.5)
        #expect(formatter(.percent).number(from: "50%")?.doubleValue == 0.5)
        #expect(formatter(.decimal).number(from: "12,34") == nil)
    }

    @Test func fractionDigitsHaveALeastAndAMost() {
        let plain = formatter(.none)
        (plain.minimumFractionDigits, plain.maximumFractionDigits) = (1, 3)
        #expect(plain.string(from: 3.75) == "3.75")
        #expect(plain.string(from: 3) == "3.0")
        #expect(plain.string(from: 1234.56789) == "1234.568")
        #expect(formatter(.none).string(from: 3.75) == "4")
    }
}
