import QuinceFoundation
import Testing

/// `init()` of classes that have it from `NSObject` on iOS, and of subclasses with one of their own.
struct InheritedInitializerTests {
    private final class Lines: NSMutableAttributedString {
        private let lines = NSMutableAttributedString()
        init() { super.init(string: "") }
        required init?(coder: NSCoder) { nil }
        override var string: String { "lines" }
    }

    private final class Failure: NSError, @unchecked Sendable {
        convenience init() { self.init(domain: "own", code: 1, userInfo: nil) }
        override init(domain: String, code: Int, userInfo: [String: Any]?) { super.init(domain: domain, code: code, userInfo: userInfo) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func textsBeginEmpty() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        #expect(text.length == 0)
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
        #expect(Lines().string == "lines")
    }

    @Test func errorsAndResponsesOfNothing() {
        #expect(NSError().code == 0)
        #expect(Failure().domain == "own")
        let response: Any = HTTPURLResponse()
        #expect((response as? HTTPURLResponse)?.statusCode == 0)
        #expect(URLResponse().expectedContentLength == -1)
    }
}
