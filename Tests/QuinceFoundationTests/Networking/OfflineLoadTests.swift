import FoundationNetworking
import Testing

@testable @_spi(Quince) import QuinceFoundation

@Suite(.serialized) struct OfflineLoadTests {
    @Test func loadsToOtherHostsNeedANetwork() {
        for address in ["https://example.com/", "http://192.168.1.1/", "wss://example.com/"] {
            #expect(OfflineLoad.leavesDevice(URL(string: address)!), "\(address)")
        }
        for address in ["http://localhost:80/", "http://127.0.0.1/", "http://[::1]/", "file:///tmp/x", "data:,x"] {
            #expect(!OfflineLoad.leavesDevice(URL(string: address)!), "\(address)")
        }
    }

    @Test func withoutANetworkLoadsFail() async {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OfflineLoad.self]
        SessionHooks.isOffline = true
        defer { SessionHooks.isOffline = false }
        let error = await withCheckedContinuation { continuation in
            URLSession(configuration: configuration).dataTask(with: URL(string: "https://example.invalid/")!) { _, _, error in
                continuation.resume(returning: error)
            }.resume()
        }
        #expect((error as? URLError)?.code == .notConnectedToInternet)
        #expect((error as? URLError)?.failingURL?.host == "example.invalid")
    }
}
