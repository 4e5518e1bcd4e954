import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ElementTreeTests {
    @MainActor private struct Screen {
        let device = TestDevice()
        let controller = UIViewController()

        init() { device.show(controller) }

        var nodes: [ElementNode] {
            device.settle()
            return device.application.makeElementTree().flattened
        }
    }

    private func label(_ text: String, y: CGFloat, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 100, height: 30))
        label.text = text
        view.addSubview(label)
        return label
    }

    @Test func listedElementsStandForTheSubviews() {
        let screen = Screen()
        let (first, second) = (label("first", y: 100, in: screen.controller.view), label("second", y: 200, in: screen.controller.view))
        _ = label("third", y: 300, in: screen.controller.view)
        screen.controller.view.accessibilityElements = [second, first]
        let container = screen.nodes.first { $0.arrangement == .sequence }
        #expect(container?.children.map(\.label) == ["second", "first"])
    }

    @Test func elementsNeedNotBeViews() {
        let screen = Screen()
        let drawn = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        screen.controller.view.addSubview(drawn)
        let bar = UIAccessibilityElement(accessibilityContainer: drawn)
        (bar.accessibilityLabel, bar.accessibilityValue, bar.accessibilityTraits) = ("January", "12", [.button, .selected])
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 20, height: 30)
        bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Remove") { _ in true }]
        drawn.accessibilityElements = [bar]
        let node = screen.nodes.first { $0.label == "January" }
        #expect(node?.frame == [15, 106, 20, 30])
        #expect(node?.role == "button")
        #expect(node?.isSelected == true)
        #expect(node?.value == "12")
        #expect(node?.customActions == ["Remove"])
        #expect(node?.isAccessibilityElement == true)
        #expect(bar.accessibilityFrame == CGRect(x: 15, y: 106, width: 20, height: 30))
        bar.isAccessibilityElement = false
        #expect(!screen.nodes.contains { $0.label == "January" })
    }

    @Test func aGroupKeepsItsChildrenTogether() {
        let screen = Screen()
        let column = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        screen.controller.view.addSubview(column)
        _ = label("inside", y: 0, in: column)
        #expect(!screen.nodes.contains { $0.arrangement == .group })
        column.shouldGroupAccessibilityChildren = true
        #expect(screen.nodes.first { $0.arrangement == .group }?.children.map(\.label) == ["inside"])
    }
}
