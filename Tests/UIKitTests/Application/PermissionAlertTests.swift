import DeviceRuntime
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PermissionAlertTests {
    @Test func theAlertHasTheSystemsColour() throws {
        let device = TestDevice()
        let window = device.show(UIViewController())
        window.tintColor = .systemPink
        UIView.performWithoutAnimation {
            DeviceRuntime.current.permissions.ask(.notifications) { _ in }
            device.settle()
        }
        let shown = device.scene.windows.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }
        let alert = try #require(shown.first)
        #expect(alert.title?.contains("Notifications") == true)
        #expect(alert.view.tintColor == .systemBlue)
        alert.actions[0].handler?(alert.actions[0])
    }
}
