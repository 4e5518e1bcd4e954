import DeviceProtocol
import Testing

@testable import UIKit

/// Containers that make their elements themselves, details of elements, and items that show large.
@MainActor @Suite(.serialized) struct AccessibilityDetailsTests {
    private final class Chart: UIView {
        private(set) lazy var parts = (0..<3).map { index in
            let part = UIAccessibilityElement(accessibilityContainer: self)
            part.accessibilityLabel = "bar \(index)"
            part.accessibilityFrameInContainerSpace = CGRect(x: 10 * CGFloat(index), y: 0, width: 10, height: 10)
            return part
        }

        override func accessibilityElementCount() -> Int { parts.count }
        override func accessibilityElement(at index: Int) -> Any? { parts[index] }
        override func index(ofAccessibilityElement element: Any) -> Int { parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound }
    }

    @Test func containersGiveTheirElementsOneByOne() {
        let device = TestDevice()
        let controller = UIViewController(), chart = Chart(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        controller.view.addSubview(chart)
        device.show(controller)
        let labels = device.application.makeElementTree().flattened.compactMap(\.label)
        #expect(labels.filter { $0.hasPrefix("bar") } == ["bar 0", "bar 1", "bar 2"])
        #expect(chart.index(ofAccessibilityElement: chart.parts[2]) == 2)
    }

    @Test func listedElementsAreCounted() {
        let view = UIView(), first = UIView(), second = UIView()
        #expect(view.accessibilityElementCount() == 0)
        #expect(view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === second)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test func attributedTextsAreThoseOfThePlainOnes() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView()), view = UIView()
        for responder in [element, view] as [UIResponder] {
            responder.accessibilityAttributedValue = NSAttributedString(string: "12")
            responder.accessibilityAttributedHint = NSAttributedString(string: "Doubles")
            responder.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Twelve")]
        }
        #expect(
            element.accessibilityValue == "12" && view.accessibilityHint == "Doubles" && view.accessibilityUserInputLabels == ["Twelve"])
        view.accessibilityValue = "13"
        #expect(view.accessibilityAttributedValue == nil)
        element.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func placesAreConvertedToTheScreen() {
        let device = TestDevice()
        let controller = UIViewController(), view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        controller.view.addSubview(view)
        device.show(controller)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == CGRect(x: 21, y: 102, width: 3, height: 4))
        #expect(
            UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view).bounds
                == CGRect(x: 21, y: 102, width: 3, height: 4))
    }

    // MARK: Large content

    private func press(_ device: TestDevice, _ bar: UIView, _ point: CGPoint, _ body: () -> Void) {
        for case let interaction as UILargeContentViewerInteraction in bar.interactions {
            (interaction.gestureRecognizerForExclusionRelationship as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
        }
        device.touch(.began, Double(point.x), Double(point.y), time: 1)
        body()
        device.touch(.ended, Double(point.x), Double(point.y), time: 1.3)
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        for child in view.subviews { if let found = child as? View ?? find(type, in: child) { return found } }
        return nil
    }

    @Test func barButtonsShowLargeInLargeTextAndAreTappedByLifting() throws {
        for size in [ContentSize.large, .accessibilityLarge] {
            let device = TestDevice(state: DeviceState(contentSize: size))
            var taps = 0
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Draw") { _ in taps += 1 })
            let navigation = UINavigationController(rootViewController: screen)
            let window = device.show(navigation)
            let button = try #require(find(BarButtonView.self, in: window))
            #expect(button.showsLargeContentViewer)
            #expect(button.largeContentTitle == "Draw")
            let isLarge = size == .accessibilityLarge
            #expect(UILargeContentViewerInteraction.isEnabled == isLarge)
            press(device, navigation.navigationBar, button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)) {
                #expect(find(LargeContentView.self, in: window)?.title == (isLarge ? "Draw" : nil))
            }
            #expect(taps == 1)
            #expect(find(LargeContentView.self, in: window) == nil)
        }
    }

    @Test func whetherItemsShowLargeIsToldWhenItChanges() {
        let device = TestDevice()
        var told = 0
        let name = UILargeContentViewerInteraction.enabledStatusDidChangeNotification
        let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { told += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        for (size, expected) in [
            (ContentSize.extraLarge, 0), (.accessibilityMedium, 1), (.accessibilityExtraLarge, 1), (.small, 2),
        ] {
            device.send(.state(DeviceState(contentSize: size)))
            #expect(told == expected)
            #expect(UILargeContentViewerInteraction.isEnabled == (size.rawValue.hasPrefix("accessibility")))
        }
    }
}
