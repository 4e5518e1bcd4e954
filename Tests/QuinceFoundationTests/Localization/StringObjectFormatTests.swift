import Foundation
import QuinceFoundation
import Testing

/// Formats of `NSString`.
@Suite struct StringObjectFormatTests {
    @Test func localesWriteNumbers() {
        let german = Locale(identifier: "de_DE")
        #expect(withVaList([3.5]) { NSString(format: "%.2f", locale: german, arguments: $0) } == "3,50")
        #expect(withVaList([3.5]) { NSString(format: "%.2f", locale: NSLocale(localeIdentifier: "de_DE"), arguments: $0) } == "3,50")
        #expect(withVaList([3.5]) { NSString(format: "%.2f", locale: nil, arguments: $0) } == "3.50")
        #expect(NSString(format: "%.1f", locale: german, 3.5) == "3,5")
        #expect(NSString.localizedStringWithFormat("%d", 7) == "7")
    }

    @Test func formatsAreAppended() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 3, "b" as NSString)
        #expect(text == "a3-b")
    }

    @Test func numbersAreReadFromRanges() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var object: AnyObject?
        var range = NSRange(location: 3, length: 6)
        try formatter.getObjectValue(&object, for: "no 42 cats", range: &range)
        #expect((object as? NSNumber)?.intValue == 42)
        #expect(range.location == 3)
        #expect((2...3).contains(range.length))
        try formatter.getObjectValue(&object, for: "7", range: nil)
        #expect((object as? NSNumber)?.intValue == 7)
        range = NSRange(location: 0, length: 2)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(&object, for: "no 42", range: &range) }
        range = NSRange(location: 4, length: 9)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(&object, for: "no 42", range: &range) }
    }
}
