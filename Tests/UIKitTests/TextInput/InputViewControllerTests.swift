import Testing
import UIKit

@MainActor struct InputViewControllerTests {
    @Test func theViewLooksLikeTheKeyboard() {
        let controller = UIInputViewController()
        #expect(controller.inputView?.inputViewStyle == .keyboard)
        #expect(controller.inputView === controller.view)
        let other = UIInputView(frame: .zero, inputViewStyle: .default)
        controller.inputView = other
        #expect(controller.view === other)
    }
}
