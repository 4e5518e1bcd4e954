import QuinceFoundation
import Testing

@Suite struct TransportSecurityTests {
    private func allows(_ address: String, _ settings: [String: Any] = [:]) -> Bool {
        TransportSecurity(settings).allows(URL(string: address)!)
    }

    private func exception(_ domain: String, _ rules: [String: Bool]) -> [String: Any] { ["NSExceptionDomains": [domain: rules]] }

    @Test func onlyEncryptedLoadsFromNamesAreAllowed() {
        #expect(allows("https://example.com/"))
        #expect(allows("data:,text"))
        #expect(allows("file:///tmp/x"))
        #expect(!allows("http://example.com/"))
        #expect(!allows("HTTP://EXAMPLE.COM/"))
        #expect(!allows("ws://example.com/"))
    }

    @Test func numbersAreNotProtected() {
        #expect(allows("http://127.0.0.1:8080/"))
        #expect(allows("http://[::1]/"))
        #expect(!allows("http://127.0.0.1.example.com/"))
    }

    @Test func localNamesNeedLocalNetworking() {
        let local = ["NSAllowsLocalNetworking": true]
        for address in ["http://localhost:8080/", "http://printer.local/"] {
            #expect(!allows(address))
            #expect(allows(address, local))
        }
        #expect(!allows("http://example.com/", local))
    }

    @Test func arbitraryLoadsAreAllowedWhereNoNarrowerPermissionIsNamed() {
        #expect(allows("http://example.com/", ["NSAllowsArbitraryLoads": true]))
        #expect(!allows("http://example.com/", ["NSAllowsArbitraryLoads": false]))
        for key in ["NSAllowsLocalNetworking", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsArbitraryLoadsForMedia"] {
            #expect(!allows("http://example.com/", ["NSAllowsArbitraryLoads": true, key: false]))
        }
    }

    @Test func exceptionsAreForADomainAndWhereTheySaySoForThoseInIt() {
        let key = "NSExceptionAllowsInsecureHTTPLoads"
        let one = exception("example.com", [key: true])
        #expect(allows("http://example.com:8080/", one))
        #expect(allows("http://Example.com/", one))
        #expect(!allows("http://www.example.com/", one))
        #expect(!allows("http://badexample.com/", one))
        #expect(!allows("http://com/", one))
        let all = exception("example.com", [key: true, "NSIncludesSubdomains": true])
        #expect(allows("http://a.b.example.com/", all))
        #expect(!allows("http://example.org/", all))
        #expect(!allows("http://example.com/", exception("example.com", ["NSIncludesSubdomains": true])))
        #expect(allows("http://example.com/", exception("example.com", ["NSTemporaryExceptionAllowsInsecureHTTPLoads": true])))
    }

    @Test func anExceptionGoesBeforeWhatHoldsForAll() {
        var settings = exception("example.com", ["NSExceptionAllowsInsecureHTTPLoads": false])
        settings["NSAllowsArbitraryLoads"] = true
        #expect(!allows("http://example.com/", settings))
        #expect(allows("http://example.org/", settings))
    }

    @Test func theNearestExceptionDecides() {
        let key = "NSExceptionAllowsInsecureHTTPLoads"
        let settings: [String: Any] = [
            "NSExceptionDomains": [
                "example.com": ["NSIncludesSubdomains": true, key: true], "safe.example.com": ["NSIncludesSubdomains": true, key: false],
            ]
        ]
        #expect(allows("http://www.example.com/", settings))
        #expect(!allows("http://www.safe.example.com/", settings))
    }
}
