import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AlertKeyboardTests {
    nonisolated private static let small = DeviceDescription(
        name: "iPhone SE (3rd generation)", identifier: "iPhone14,6", idiom: .phone, width: 375, height: 667, scale: 2, safeAreaTop: 20,
        safeAreaBottom: 0, statusBarHeight: 20, displayCornerRadius: 0, hasHomeButton: true, isRegularWidthInLandscape: false)

    @Test func anAlertStandsInTheMiddleOfWhatTheKeyboardLeaves() throws {
        let device = TestDevice(Self.small)
        defer { UIApplication.reset() }
        let controller = UIViewController()
        device.show(controller)
        UIView.setAnimationsEnabled(false)
        let alert = UIAlertController(title: "Rename", message: "Enter a new name.", preferredStyle: .alert)
        alert.addTextField()
        for title in ["Save", "Third", "Cancel"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        controller.present(alert, animated: false)
        device.settle()
        let field = try #require(alert.textFields?.first)
        if !field.isFirstResponder { field.becomeFirstResponder() }
        device.settle()
        let top = KeyboardController.shared.frame.minY
        #expect(top < 667)
        #expect(field.isFirstResponder)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.maxY < top)
        #expect(abs(frame.midY - (20 + top) / 2) <= 0.5)
        field.resignFirstResponder()
        device.settle()
        #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midY - (20 + 667) / 2) <= 0.5)
    }
}
