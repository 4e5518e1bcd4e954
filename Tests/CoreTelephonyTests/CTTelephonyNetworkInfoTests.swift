import Testing

@testable import CoreTelephony

@Test func thereIsNoMobileNetwork() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.serviceCurrentRadioAccessTechnology == nil)
    #expect(info.dataServiceIdentifier == nil)
}
