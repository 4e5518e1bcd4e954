import QuinceFoundation
import Testing

/// Scanners hand out objects as on iOS, and strings as on Linux.
struct ScannerObjectTests {
    @Test func whatIsScannedIsAnObject() {
        let scanner = Scanner(string: "ab<12")
        var object: NSString?
        #expect(scanner.scanUpTo("<", into: &object))
        #expect(object == "ab")
        #expect(!scanner.scanUpTo("<", into: &object))
        #expect(scanner.scanString("<", into: nil))
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &object))
        #expect(object == "12")
    }

    @Test func whatIsScannedIsAString() {
        var string: String?
        #expect(Scanner(string: "ab<").scanUpToCharacters(from: CharacterSet(charactersIn: "<"), into: &string))
        #expect(string == "ab")
    }
}
