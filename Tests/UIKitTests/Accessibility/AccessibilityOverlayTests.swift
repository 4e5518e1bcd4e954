import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AccessibilityOverlayTests {
    private func node(_ view: UIView) -> ElementNode? {
        // Places are those on the display, which another test may have left turned.
        UIApplication.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        return ElementTree(screen: window.bounds).makeElementTree(of: [window], named: "").children.first
    }

    @Test func whatIsSaidOverAnElementGoesBeforeItsOwnWords() {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        button.setTitle("Send", for: .normal)
        let overlay = AccessibilityOverlay()
        (overlay.label, overlay.addedTraits, overlay.removedTraits) = ("Send message", .startsMediaSession, .button)
        button.accessibilityOverlay = overlay
        #expect(button.accessibilityLabel == "Send message")
        #expect(button.accessibilityTraits == .startsMediaSession)
        button.accessibilityOverlay = nil
        #expect(button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == .button)
    }

    @Test func inputLabelsActivationPointsAndRotorsAreInTheTree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Knob"
        #expect(view.accessibilityUserInputLabels == ["Knob"])
        view.accessibilityUserInputLabels = ["Dial", "Knob"]
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Marks") { _ in nil }]
        let overlay = AccessibilityOverlay()
        overlay.activationPoint = CGPoint(x: 5, y: 6)
        overlay.headingLevel = 2
        overlay.customContent = [AXCustomContent(label: "Age", value: "3")]
        view.accessibilityOverlay = overlay
        let node = node(view)
        #expect(node?.inputLabels == ["Dial", "Knob"] && node?.rotors == ["Marks"] && node?.activationPoint == [15, 26])
        #expect(node?.headingLevel == 2)
        #expect(node?.customContent == [["Age", "3"]])
    }

    @Test func elementsAreActivatedInTheirMiddleUnlessSomethingElseIsSaid() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 44))
        window.addSubview(view)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 42))
        let overlay = AccessibilityOverlay()
        overlay.activationPoint = CGPoint(x: 5, y: 6)
        view.accessibilityOverlay = overlay
        #expect(view.accessibilityActivationPoint == CGPoint(x: 15, y: 26))
    }

    @Test func elementsInsideAnElementThatIsNoneAreListed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (group, inner) = (UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view))
        (group.isAccessibilityElement, group.accessibilityLabel, group.accessibilityElements) = (false, "Chart", [inner])
        (inner.accessibilityLabel, inner.accessibilityTraits) = ("January", .staticText)
        (group.accessibilityFrameInContainerSpace, inner.accessibilityFrameInContainerSpace) = (view.bounds, view.bounds)
        view.accessibilityElements = [group]
        let node = node(view)?.children.first
        #expect(node?.label == "Chart")
        #expect(node?.isAccessibilityElement == false)
        #expect(node?.children.map(\.label) == ["January"])
    }

    @Test func activatingDoesWhatATapWouldDo() {
        let toggle = UISwitch()
        var changes = 0
        toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        #expect(toggle.activateAsElement())
        #expect(toggle.isOn)
        #expect(changes == 1)
        let overlay = AccessibilityOverlay()
        overlay.activate = { changes += 10 }
        toggle.accessibilityOverlay = overlay
        #expect(toggle.activateAsElement())
        #expect(toggle.isOn)
        #expect(changes == 11)
        #expect(toggle.accessibilityActivate())
        #expect(changes == 21)
    }
}
