import Testing

@testable import PushKit

@Test func noTokenIsGiven() {
    let registry = PKPushRegistry(queue: nil)
    registry.desiredPushTypes = [.voIP]
    #expect(registry.desiredPushTypes == [.voIP])
    #expect(registry.pushToken(for: .voIP) == nil)
}
