import DeviceProtocol
import QuinceFoundation
import Testing

@testable import UIKit

@MainActor struct StatusBarClockTests {
    @Test("The status bar tells the time as the locale does", arguments: [("en_US", "8:38"), ("de_DE", "20:38"), ("xx", "20:38")])
    func time(_ locale: String, _ expected: String) {
        _ = TestDevice(state: DeviceState(locale: locale, timeZone: "UTC"))
        defer { UIApplication.reset() }
        let evening = Date(timeIntervalSince1970: 1_704_141_480)
        #expect(SystemBars.shared.clockFormatter.string(from: evening) == expected)
    }
}
