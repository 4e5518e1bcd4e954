import DeviceProtocol
import Testing

@testable import UIKit

/// The tree of elements that the device asks to be kept up to date.
@MainActor @Suite(.serialized) struct ElementsConsumerTests {
    private func texts(_ device: TestDevice) -> [String] {
        func text(_ node: ElementNode) -> [String] { [node.text].compactMap { $0 } + node.children.flatMap(text) }
        return device.messages.compactMap { if case .elements(let tree) = $0 { text(tree).joined(separator: " ") } else { nil } }
    }

    @Test func followsAtOnceAndThenWhenItIsQuietOrHalfASecondIsOver() {
        let device = TestDevice(settles: false)
        let time = SteppedTime(device)
        defer { time.end() }
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "one"
        controller.view.addSubview(label)
        device.show(controller)
        device.send(.sendElements(true))
        #expect(texts(device).map { $0.contains("one") } == [true])
        time.pass(1)
        label.text = "two"
        device.settle()
        #expect(texts(device).last?.contains("two") == true)
        for (count, text) in ["three", "four"].enumerated() {
            time.pass(0.02 * Double(count))
            label.text = text
            device.settle()
        }
        #expect(texts(device).count == 2)
        time.pass(0.2)
        device.application.elementsConsumer.endWaiting()
        #expect(texts(device).count == 3)
        #expect(texts(device).last?.contains("four") == true)
        // Something that moves all the time: at once, and after half a second.
        time.pass(1)
        for step in 0..<30 {
            label.text = "\(step)"
            device.settle()
            device.application.elementsConsumer.endWaiting()
            time.pass(0.02)
        }
        #expect(texts(device).count == 5)
    }
}
