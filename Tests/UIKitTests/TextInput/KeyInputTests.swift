import Testing

@testable import UIKit

/// Views of apps that take text with nothing but what `UIKeyInput` asks for.
@MainActor @Suite(.serialized) struct KeyInputTests {
    private final class Pin: UIView, UIKeyInput {
        var digits = ""
        var keyboardType = UIKeyboardType.numberPad
        var hasText: Bool { !digits.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits = String(digits.dropLast()) }
    }

    @Test func whatIsTypedReachesThem() {
        let device = TestDevice(), controller = UIViewController(), pin = Pin()
        defer { device.settle() }
        controller.view.addSubview(pin)
        device.show(controller)
        #expect(pin.becomeFirstResponder())
        TextInputRouting.insert("1")
        TextInputRouting.insert("23")
        TextInputRouting.deleteBackward(1)
        #expect(pin.digits == "12")
        #expect((pin as any UITextInputTraits).keyboardType == .numberPad)
        #expect((pin as any UITextInputTraits).autocapitalizationType == .sentences)
        pin.resignFirstResponder()
    }
}
