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
}
