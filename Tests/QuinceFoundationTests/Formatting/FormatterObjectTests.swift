@_spi(Quince) import QuinceFoundation
import Testing

/// Formatters that read texts.
@Suite struct FormatterObjectTests {
    /// As a lowered class is: its methods are registered by their selectors.
    private final class Digits: Formatter {
        static let registered: Void = {
            ObjectRuntime.register(Digits.self) { entry in
                entry.method("getObjectValue:for:errorDescription:") { object, arguments in
                    (object as! Digits).getObjectValue(
                        objectArgument(arguments, 0, ""), for: objectArgument(arguments, 1, ""),
                        errorDescription: objectArgument(arguments, 2, ""))
                }
                entry.method("isPartialStringValid:newEditingString:errorDescription:") { object, arguments in
                    (object as! Digits).isPartialStringValid(
                        objectArgument(arguments, 0, ""), newEditingString: objectArgument(arguments, 1, ""),
                        errorDescription: objectArgument(arguments, 2, ""))
                }
            }
        }()

        func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            guard string.allSatisfy(\.isNumber) else {
                error?.pointee = "no digits"
                return false
            }
            obj?.pointee = NSString(string: "#" + string)
            return true
        }

        func isPartialStringValid(
            _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            guard
                !super.isPartialStringValid(partialString, newEditingString: newString, errorDescription: error)
                    || !partialString.allSatisfy(\.isNumber)
            else { return true }
            newString?.pointee = NSString(string: partialString.filter(\.isNumber))
            return false
        }
    }

    private func object(_ text: String, _ formatter: Formatter) -> (object: AnyObject?, error: NSString?) {
        var object: AnyObject?
        var error: NSString?
        return formatter.getObjectValue(&object, for: text, errorDescription: &error) ? (object, error) : (nil, error)
    }

    @Test func aSubclassReadsItself() {
        _ = Digits.registered
        let formatter: Formatter = Digits()
        #expect(object("12", formatter).object as? NSString == "#12")
        #expect(object("a", formatter).object == nil)
        #expect(object("a", formatter).error == "no digits")
    }

    @Test func numbersAndDatesAreRead() {
        #expect(object("12", NumberFormatter()).object as? NSNumber == 12)
        #expect(object("a", NumberFormatter()).object == nil)
        #expect(object("a", NumberFormatter()).error != nil)
        let dates = DateFormatter()
        (dates.locale, dates.timeZone, dates.dateFormat) = (Locale(identifier: "en_US_POSIX"), TimeZone(secondsFromGMT: 0), "yyyy-MM-dd")
        #expect((object("1970-01-02", dates).object as? NSDate)?.timeIntervalSince1970 == 86_400)
        #expect((object("1970-01-02T00:00:00Z", ISO8601DateFormatter()).object as? NSDate)?.timeIntervalSince1970 == 86_400)
        #expect(object("1 kB", ByteCountFormatter()).object == nil)
    }

    @Test func partOfATextIsRefusedAndReplaced() {
        _ = Digits.registered
        let formatter: Formatter = Digits()
        var text: NSString = "1a2"
        var selection = NSRange(location: 2, length: 0)
        let original = NSRange(location: 1, length: 0)
        #expect(
            !formatter.isPartialStringValid(
                &text, proposedSelectedRange: &selection, originalString: "12", originalSelectedRange: original, errorDescription: nil))
        #expect(text == "12")
        #expect(selection == NSRange(location: 2, length: 0))
        text = "123"
        #expect(
            formatter.isPartialStringValid(
                &text, proposedSelectedRange: &selection, originalString: "12", originalSelectedRange: original, errorDescription: nil))
        #expect(NumberFormatter().isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
    }
}
