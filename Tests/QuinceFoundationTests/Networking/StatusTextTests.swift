import QuinceFoundation
import Testing

struct StatusTextTests {
    @Test(arguments: [(200, "no error"), (404, "not found"), (299, "success"), (418, "client error"), (599, "server error")])
    func statusCodesHaveWords(_ code: Int, _ text: String) {
        #expect(HTTPURLResponse.localizedString(forStatusCode: code) == text)
    }
}
