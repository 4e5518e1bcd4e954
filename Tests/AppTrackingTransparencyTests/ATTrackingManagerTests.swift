import Testing

@testable import AppTrackingTransparency

@Test func nobodyIsAskedWhereRequestsAreOff() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
}
