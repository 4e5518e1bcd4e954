import Foundation
import Testing

@testable import Simulator

struct RunRegistryTests {
    private var registry = RunRegistry()
    private let first = UUID()
    private let second = UUID()

    @Test mutating func theFirstRunReplacesNobody() {
        registry.connect(1, as: first)
        #expect(registry.claim("app", by: 1) == nil)
        // Built and launched again.
        #expect(registry.claim("app", by: 1) == nil)
    }

    @Test mutating func theSecondRunOfAnAppReplacesTheFirst() {
        registry.connect(1, as: first)
        registry.connect(2, as: second)
        #expect(registry.claim("app", by: 1) == nil)
        #expect(registry.claim("app", by: 2) == 1)
        #expect(registry.claim("app", by: 2) == nil)
    }

    @Test mutating func runsOfOtherAppsStay() {
        registry.connect(1, as: first)
        registry.connect(2, as: second)
        #expect(registry.claim("app", by: 1) == nil)
        #expect(registry.claim("other", by: 2) == nil)
    }

    @Test mutating func aRunThatHasEndedIsNotReplaced() {
        registry.connect(1, as: first)
        #expect(registry.claim("app", by: 1) == nil)
        registry.disconnect(first)
        registry.connect(2, as: second)
        #expect(registry.claim("app", by: 2) == nil)
    }
}
