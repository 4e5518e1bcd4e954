import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ShakeTests {
    private func edited(_ device: TestDevice) -> (UITextView, UIViewController) {
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        controller.view.addSubview(view)
        device.show(controller)
        view.becomeFirstResponder()
        device.send(.insertText("Quince"))
        return (view, controller)
    }

    @Test func offersToUndoAndToRedo() throws {
        let device = TestDevice()
        let (view, controller) = edited(device)
        UIView.performWithoutAnimation {
            device.send(.shake)
            device.settle()
        }
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "Undo Typing")
        #expect(alert.actions.map(\.title) == ["Cancel", "Undo"])
        alert.actions[1].handler?(alert.actions[1])
        #expect(view.text == "")
        #expect(view.undoManager?.canRedo == true)
        controller.dismiss(animated: false)
        device.settle()
        UIView.performWithoutAnimation {
            device.send(.shake)
            device.settle()
        }
        #expect((controller.presentedViewController as? UIAlertController)?.actions.map(\.title) == ["Cancel", "Redo"])
    }

    @Test func asksNothingWhereTheAppForbidsItOrNothingWasEdited() {
        let device = TestDevice()
        let (view, controller) = edited(device)
        device.application.applicationSupportsShakeToEdit = false
        device.send(.shake)
        #expect(controller.presentedViewController == nil)
        device.application.applicationSupportsShakeToEdit = true
        view.undoManager?.removeAllActions()
        device.send(.shake)
        #expect(controller.presentedViewController == nil)
    }
}
