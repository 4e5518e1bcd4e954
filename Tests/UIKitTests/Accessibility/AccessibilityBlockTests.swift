import Testing

@testable import UIKit

/// Source: Apple's documentation of `accessibilityLabelBlock` and its kin, of iOS 17.
@MainActor @Suite struct AccessibilityBlockTests {
    @Test func blocksAreAskedInsteadOfProperties() {
        let view = UIView(), element = UIAccessibilityElement(accessibilityContainer: view)
        var count = 0
        for responder in [view, element] as [UIResponder] {
            responder.accessibilityLabelBlock = {
                count += 1
                return "label \(count)"
            }
            responder.accessibilityValueBlock = { "value" }
            responder.accessibilityHintBlock = { "hint" }
            responder.accessibilityTraitsBlock = { .link }
            responder.accessibilityIdentifierBlock = { "identifier" }
            responder.isAccessibilityElementBlock = { false }
            responder.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
            responder.accessibilityActivationPointBlock = { CGPoint(x: 7, y: 8) }
            responder.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "block") { _ in true }] }
            responder.accessibilityUserInputLabelsBlock = { ["said"] }
            responder.accessibilityPathBlock = { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        (view.accessibilityLabel, element.accessibilityLabel) = ("own", "own")
        #expect(view.accessibilityLabel == "label 1")
        #expect(element.accessibilityLabel == "label 2")
        #expect(view.accessibilityLabel == "label 3")
        #expect([view.accessibilityValue, element.accessibilityValue] == ["value", "value"])
        #expect([view.accessibilityHint, element.accessibilityHint] == ["hint", "hint"])
        #expect([view.accessibilityTraits, element.accessibilityTraits] == [.link, .link])
        #expect([view.accessibilityIdentifier, element.accessibilityIdentifier] == ["identifier", "identifier"])
        #expect([view.isAccessibilityElement, element.isAccessibilityElement] == [false, false])
        #expect([view.accessibilityFrame, element.accessibilityFrame].allSatisfy { $0 == CGRect(x: 1, y: 2, width: 3, height: 4) })
        #expect([view.accessibilityActivationPoint, element.accessibilityActivationPoint].allSatisfy { $0 == CGPoint(x: 7, y: 8) })
        #expect([view.accessibilityCustomActions, element.accessibilityCustomActions].map { $0?.map(\.name) } == [["block"], ["block"]])
        #expect([view.accessibilityUserInputLabels, element.accessibilityUserInputLabels] == [["said"], ["said"]])
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "own")
    }

    @Test func blocksPerformActions() {
        let view = UIView()
        var calls: [String] = []
        view.accessibilityIncrementBlock = { calls.append("increment") }
        view.accessibilityDecrementBlock = { calls.append("decrement") }
        view.accessibilityActivateBlock = { true }
        view.accessibilityPerformEscapeBlock = { true }
        view.accessibilityMagicTapBlock = { true }
        view.accessibilityIncrement()
        view.accessibilityDecrement()
        #expect(calls == ["increment", "decrement"])
        #expect(view.accessibilityActivate())
        #expect(view.accessibilityPerformEscape())
        #expect(view.accessibilityPerformMagicTap())
    }

    @Test func blocksGiveTheElementsOfAContainer() {
        let view = UIView(), element = UIAccessibilityElement(accessibilityContainer: view)
        view.accessibilityElementsBlock = { [element] }
        #expect(view.accessibilityElements?.count == 1)
        #expect(view.accessibilityElementCount() == 1)
        view.accessibilityElementsHiddenBlock = { true }
        view.accessibilityViewIsModalBlock = { true }
        view.accessibilityContainerTypeBlock = { .landmark }
        #expect(view.accessibilityElementsHidden)
        #expect(view.accessibilityViewIsModal)
        #expect(view.accessibilityContainerType == .landmark)
    }
}
