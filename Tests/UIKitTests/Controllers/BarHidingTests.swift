import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite("Bars that hide", .serialized) struct BarHidingTests {
    private func shown() -> (TestDevice, UINavigationController, UIButton) {
        let device = TestDevice()
        let page = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
        page.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        return (device, navigation, button)
    }

    @Test("A tap takes the bars away and brings them back, toolbar included") func taps() {
        let (device, navigation, _) = shown()
        navigation.setToolbarHidden(false, animated: false)
        device.tap(200, 500)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnTap = true
        device.tap(200, 500)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden)
        device.tap(200, 500)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
    }

    @Test("A tap on a control is the control's") func controls() {
        let (device, navigation, button) = shown()
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        navigation.hidesBarsOnTap = true
        device.tap(60, 320)
        #expect(count == 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("A swipe up hides, one down shows") func swipes() {
        let (device, navigation, _) = shown()
        navigation.hidesBarsOnSwipe = true
        drag(device, from: 600, to: 400)
        #expect(navigation.isNavigationBarHidden)
        drag(device, from: 400, to: 600)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("The keyboard takes the bars away, and a tap after it brings them back") func keyboard() {
        let (device, navigation, _) = shown()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        navigation.topViewController?.view.addSubview(field)
        func edit(_ isEditing: Bool) {
            UIView.performWithoutAnimation {
                if isEditing { field.becomeFirstResponder() } else { field.resignFirstResponder() }
                device.settle()
            }
        }
        edit(true)
        edit(false)
        #expect(!navigation.isNavigationBarHidden)
        #expect(!navigation.hidesBarsWhenKeyboardAppears)
        navigation.hidesBarsWhenKeyboardAppears = true
        device.tap(200, 500)
        #expect(!navigation.isNavigationBarHidden)
        edit(true)
        #expect(navigation.isNavigationBarHidden)
        edit(false)
        #expect(navigation.isNavigationBarHidden)
        device.tap(200, 500)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenKeyboardAppears = false
        edit(true)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("An app may make the class a delegate of gestures") func conformance() {
        let (_, navigation, _) = shown()
        navigation.interactivePopGestureRecognizer?.delegate = navigation
        #expect(navigation.interactivePopGestureRecognizer?.delegate === navigation)
    }

    private func drag(_ device: TestDevice, from start: Double, to end: Double) {
        device.touch(.began, 200, start)
        for step in 1...10 { device.touch(.moved, 200, start + (end - start) * Double(step) / 10, time: Double(step) * 0.016) }
        device.touch(.ended, 200, end, time: 0.2)
    }
}

extension UINavigationController: UIGestureRecognizerDelegate {}
