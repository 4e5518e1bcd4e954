import Testing

@testable import AdSupport

@Test func theIdentifierIsOfZeros() {
    #expect(ASIdentifierManager.shared() === ASIdentifierManager.shared())
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
}
