import DeviceProtocol
import Testing

@testable import UIKit

/// The tint as a colour, and where it is dimmed; limits of the text size.
@MainActor @Suite(.serialized) struct TintTests {
    private func components(_ color: UIColor?) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    @Test func theTintColourIsThatOfTheView() {
        let device = TestDevice(settles: false)
        let controller = UIViewController()
        let (outer, inner) = (UIView(), UIView())
        inner.backgroundColor = .tintColor
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        device.show(controller)
        #expect(inner.layer.backgroundColor == UIColor.systemBlue.resolvedColor(with: inner.traitCollection).cgColor)
        outer.tintColor = .red
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
        #expect(components(UIColor.tintColor.resolvedColor(with: inner.traitCollection)) == components(.red))
        inner.removeFromSuperview()
        controller.view.addSubview(inner)
        #expect(inner.layer.backgroundColor == UIColor.systemBlue.resolvedColor(with: inner.traitCollection).cgColor)
    }

    @Test func aTintChangeIsNoTraitChange() {
        let device = TestDevice(settles: false)
        final class Counter: UIView {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
        }
        let controller = UIViewController()
        let counter = Counter()
        counter.backgroundColor = .tintColor
        controller.view.addSubview(counter)
        device.show(controller)
        let before = counter.count
        controller.view.tintColor = .red
        #expect(counter.count == before)
    }

    @Test func sheetsDimTheTintOfWhatLiesBelow() {
        let device = TestDevice(settles: false)
        let (controller, sheet) = (UIViewController(), UIViewController())
        device.show(controller)
        controller.present(sheet, animated: false)
        device.settle()
        #expect(controller.view.tintAdjustmentMode == .dimmed)
        #expect(sheet.view.tintAdjustmentMode == .normal)
        controller.dismiss(animated: false)
        device.settle()
        #expect(controller.view.tintAdjustmentMode == .normal)
    }

    @Test func textSizesHaveLimits() {
        var state = DeviceState()
        state.contentSize = .accessibilityExtraLarge
        let device = TestDevice(state: state, settles: false)
        let controller = UIViewController()
        let (outer, label) = (UIView(), UILabel())
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        outer.addSubview(label)
        controller.view.addSubview(outer)
        device.show(controller)
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(label.font == .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection))
        #expect(label.font.pointSize == 19)
        outer.maximumContentSizeCategory = nil
        outer.minimumContentSizeCategory = .accessibilityExtraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraLarge)
        #expect(outer.appliedContentSizeCategoryLimitsDescription.contains("UIView: minimum UICTContentSizeCategoryAccessibilityXXL"))
    }

    /// The tint of most views comes from their window, which stays as it is.
    @Test func theTintFromAboveIsDimmed() {
        let device = TestDevice()
        let controller = UIViewController(), view = UIView(), inner = UIView()
        view.addSubview(inner)
        controller.view.addSubview(view)
        let window = device.show(controller)
        window.tintColor = .red
        func resolved(_ view: UIView) -> UIColor { view.tintColor.resolvedColor(with: view.traitCollection) }
        #expect(resolved(inner) == .red)
        controller.view.tintAdjustmentMode = .dimmed
        let dimmed = resolved(inner)
        #expect(dimmed != .red)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(dimmed.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == green && green == blue)
        // Dimmed once, however deep.
        #expect(resolved(view) == dimmed && resolved(controller.view) == dimmed)
        #expect(resolved(window) == .red)
        view.tintColor = .blue
        #expect(resolved(inner) != .blue)
        view.tintAdjustmentMode = .normal
        #expect(resolved(inner) == .blue)
    }
}
