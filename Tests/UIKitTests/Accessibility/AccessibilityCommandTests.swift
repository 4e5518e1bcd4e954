import DeviceProtocol
import Testing

@testable import UIKit

/// What screen readers of the page and tools do with elements, by the elements' numbers.
@MainActor @Suite(.serialized) struct AccessibilityCommandTests {
    private final class Screen: UIViewController {
        var escapes = 0
        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    private func number(_ label: String, on device: TestDevice) throws -> UInt64 {
        func find(_ node: ElementNode) -> ElementNode? { node.label == label ? node : node.children.lazy.compactMap(find).first }
        return try #require(find(device.application.makeElementTree())).id
    }

    @Test func slidersAreAdjusted() throws {
        let device = TestDevice()
        let screen = Screen()
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        (slider.accessibilityLabel, slider.value) = ("Volume", 0.5)
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        screen.view.addSubview(slider)
        device.show(screen)
        let id = try number("Volume", on: device)
        device.send(.accessibility(element: id, .increment))
        #expect(abs(slider.value - 0.6) < 0.001)
        #expect(changes == 1)
        device.send(.accessibility(element: id, .decrement))
        device.send(.accessibility(element: id, .decrement))
        #expect(abs(slider.value - 0.4) < 0.001)
        #expect(changes == 3)
        device.send(.accessibility(element: id, .escape))
        #expect(screen.escapes == 1)
    }

    @Test func customActionsOfViewsAndElementsRun() throws {
        let device = TestDevice()
        let screen = Screen()
        var done: [String] = []
        func action(_ name: String) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) {
                done.append($0.name); return true
            }
        }
        let row = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        (row.isAccessibilityElement, row.accessibilityLabel, row.accessibilityCustomActions) = (
            true, "Row", [action("Flag"), action("Delete")]
        )
        let chart = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        (bar.accessibilityLabel, bar.accessibilityFrameInContainerSpace, bar.accessibilityCustomActions) = (
            "Bar", chart.bounds, [action("Zoom")]
        )
        chart.accessibilityElements = [bar]
        [row, chart].forEach(screen.view.addSubview)
        device.show(screen)
        device.send(.accessibility(element: try number("Row", on: device), .custom(name: "Delete")))
        let element = try number("Bar", on: device)
        device.send(.accessibility(element: element, .custom(name: "Zoom")))
        device.send(.accessibility(element: element, .custom(name: "Nothing")))
        device.send(.accessibility(element: 999_999, .increment))
        #expect(done == ["Delete", "Zoom"])
        device.send(.accessibility(element: element, .escape))
        #expect(screen.escapes == 1)
    }

    /// What does not act by itself is tapped, in its middle.
    @Test func activatingTapsWhatDoesNothingByItself() throws {
        let device = TestDevice()
        let screen = Screen()
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        button.setTitle("Go", for: .normal)
        var events = 0
        button.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
        screen.view.addSubview(button)
        device.show(screen)
        device.send(.accessibility(element: try number("Go", on: device), .activate))
        #expect(events == 1)
        let overlay = AccessibilityOverlay()
        overlay.activate = { events += 10 }
        button.accessibilityOverlay = overlay
        device.send(.accessibility(element: try number("Go", on: device), .activate))
        #expect(events == 11)
    }
}
