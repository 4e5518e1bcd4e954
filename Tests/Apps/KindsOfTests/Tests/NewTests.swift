import Combine
import Testing
import UIKit

@testable import KindsOfTests

@Suite("The model") struct NewTests {
    @Test func equality() { #expect(Model().count == 0) }

    @Test("A failure") func inequality() {
        #expect(Model().count == 1)
    }

    @Test(arguments: [1, 2]) func numbers(number: Int) { #expect(number < 2) }

    @Test @MainActor func theHost() async throws {
        try await Task.sleep(for: .seconds(100))
        #expect(UIApplication.shared.applicationState == .active)
    }

    /// The app itself loads nothing: Foundation's networking comes with its tests. Nothing listens at port 1.
    @Test func aPublisherOfTheTestsAlone() async {
        let loads = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!).map(\.data.count)
        let error = await #expect(throws: URLError.self) { for try await _ in loads.values {} }
        #expect(error?.code == .cannotConnectToHost)
    }
}
