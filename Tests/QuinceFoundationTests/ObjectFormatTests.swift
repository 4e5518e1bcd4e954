import QuinceFoundation
import Testing

private final class Described: NSObject { override var description: String { "described" } }

struct ObjectFormatTests {
    @Test func objectsAreWrittenByTheirDescription() {
        #expect(String(format: "%@ %@ %@", NSNumber(value: 3), Described(), NSString(string: "text")) == "3 described text")
        #expect(String(format: "%2$@ %1$@", NSNumber(value: 3.5), NSURL(string: "a:b")!) == "a:b 3.5")
        #expect(String(format: "%@ %.1f", NSNumber(value: 3), 2.0) == "3 2.0")
    }
}
