import Testing

@testable import UIKit

/// Alerts and action sheets as apps of before iOS 8 show them.
@MainActor @Suite(.serialized) struct OldAlertTests {
    private final class Log: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var events: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { events.append("clicked \(buttonIndex)") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { events.append("dismissed \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            events.append("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "")")
        }
    }

    @Test func anAlertShowsItsButtonsAndTellsOfThem() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let root = UIViewController(), log = Log()
        device.show(root)
        let alert = UIAlertView(
            title: "Title", message: "Message", delegate: log, cancelButtonTitle: "Cancel", otherButtonTitles: "One", "Two")
        #expect(alert.numberOfButtons == 3)
        #expect(alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1)
        #expect(!alert.isVisible)
        alert.show()
        device.settle()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(alert.isVisible)
        #expect(shown.title == "Title")
        #expect(shown.actions.map(\.title) == ["Cancel", "One", "Two"])
        shown.choose(shown.actions[1])
        device.settle()
        #expect(log.events == ["clicked 1", "dismissed 1"])
        #expect(!alert.isVisible)
    }

    @Test func anAlertHasTheFieldsOfItsStyle() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let root = UIViewController()
        device.show(root)
        let alert = UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.textField(at: 0)?.text = "me"
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.textField(at: 2) == nil)
        alert.show()
        device.settle()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.textFields?.map(\.text) == ["me", ""])
    }

    @Test func anActionSheetTellsOfItsButtons() throws {
        let device = TestDevice()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let root = UIViewController(), log = Log()
        device.show(root)
        let sheet = UIActionSheet(
            title: nil, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy")
        sheet.show(in: root.view)
        device.settle()
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.preferredStyle == .actionSheet)
        #expect(shown.actions.map(\.style) == [.destructive, .cancel, .default])
        shown.choose(shown.actions[0])
        device.settle()
        #expect(log.events == ["clicked Delete"])
    }
}
