import DeviceProtocol
import Testing

@testable import UIKit

/// Alerts with large and with much text.
@MainActor @Suite(.serialized) struct AlertLooksTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private func shown(_ device: TestDevice, _ alert: UIAlertController) {
        let controller = UIViewController()
        device.show(controller)
        controller.present(alert, animated: false)
        device.settle()
        alert.view.layoutIfNeeded()
    }

    @Test func alertsTakeTheTextSize() throws {
        for (size, width, titleSize) in [(ContentSize.large, 270.0, 17.0), (.accessibilityExtraExtraExtraLarge, 361, 48)] {
            let device = TestDevice(state: DeviceState(contentSize: size))
            let alert = UIAlertController(title: "Create", message: "Enter a name", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Create a contact", style: .default))
            shown(device, alert)
            #expect(alert.view.bounds.width == CGFloat(width))
            let title = try #require(all(UILabel.self, in: alert.view).first { $0.text == "Create" })
            #expect(title.font.pointSize == CGFloat(titleSize))
            for button in all(AlertButton.self, in: alert.view) {
                let label = try #require(button.subviews.first as? UILabel)
                #expect(button.bounds.height >= label.sizeThatFits(label.bounds.size).height)
            }
        }
    }

    @Test func moreTextThanTheScreenHasScrollsAboveTheButtons() throws {
        let device = TestDevice()
        let alert = UIAlertController(
            title: "Terms", message: String(repeating: "A sentence that goes on and on. ", count: 80), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Decline", style: .cancel))
        alert.addAction(UIAlertAction(title: "Accept", style: .default))
        shown(device, alert)
        #expect(alert.view.bounds.height < 852)
        for button in all(AlertButton.self, in: alert.view) {
            let frame = button.convert(button.bounds, to: alert.view)
            #expect(abs(frame.maxY - alert.view.bounds.height) < 0.5)
            #expect(frame.height == 44)
        }
        let area = try #require(all(UIScrollView.self, in: alert.view).first { $0.contentSize.height > $0.bounds.height + 1 })
        #expect(all(UILabel.self, in: area).contains { $0.text == alert.message })
    }
}
