import QuinceFoundation
import Testing

/// What an app says of the networks that its loads may use.
struct NetworkSettingsTests {
    @Test func configurationsKeepWhatAnAppSays() {
        let configuration = URLSessionConfiguration.ephemeral
        #expect(!configuration.waitsForConnectivity)
        #expect(configuration.allowsExpensiveNetworkAccess)
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        #expect(configuration.waitsForConnectivity)
        #expect(!configuration.allowsExpensiveNetworkAccess)
        #expect(configuration.allowsConstrainedNetworkAccess)
        #expect(!URLSessionConfiguration.ephemeral.waitsForConnectivity)
    }

    @Test func hintsLeaveARequestAsItIs() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com")))
        request.httpMethod = "PUT"
        let other = request
        request.assumesHTTP3Capable = true
        request.allowsExpensiveNetworkAccess = false
        request.allowsConstrainedNetworkAccess = false
        #expect(request == other)
    }

    @Test func cachesNeedNoFolder() {
        let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000)
        #expect(cache.memoryCapacity == 1000)
        #expect(cache.diskCapacity == 2000)
    }
}
