import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PermissionPromptTests {
    @Test func theAlertHasTheSystemsColour() throws {
        let device = TestDevice()
        let window = device.show(UIViewController())
        window.tintColor = .systemPink
        UIView.performWithoutAnimation {
            PermissionPrompt.ask(title: "May it?", message: nil) { _ in }
            device.settle()
        }
        let shown = device.scene.windows.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }
        let alert = try #require(shown.first)
        #expect(alert.title == "May it?")
        #expect(alert.view.tintColor == .systemBlue)
        alert.actions[0].handler?(alert.actions[0])
    }
}
