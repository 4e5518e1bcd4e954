import DeviceProtocol
import DeviceRuntime
import Testing

@testable import UIKit

@MainActor @Suite struct EffectTests {
    @Test func vibrancyGivesTextsTheColourOfItsStyle() {
        let blur = UIBlurEffect(style: .systemMaterialDark)
        let material = UIVisualEffectView(effect: blur)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        material.contentView.addSubview(vibrancy)
        let label = UILabel()
        label.textColor = .red
        #expect(label.vibrantColor == nil)
        vibrancy.contentView.addSubview(label)
        let expected = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(label.vibrantColor == expected)
        #expect(vibrancy.contentView.tintColor == expected)
        #expect(label.textColor == .red)
        material.contentView.addSubview(label)
        #expect(label.vibrantColor == nil)
    }

    /// Constraints of what is in `contentView` size the view.
    @Test func contentSizesTheView() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let view = UIVisualEffectView(effect: nil), content = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor), view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            content.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 40), content.widthAnchor.constraint(equalToConstant: 60),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 45))
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 45))
    }

    @Test func interactiveGlassGrowsAndLightsUpUnderAFinger() {
        let device = TestDevice()
        let glass = UIGlassEffect()
        glass.isInteractive = true
        let view = UIVisualEffectView(effect: glass)
        view.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        let button = UIButton(frame: view.bounds)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.contentView.addSubview(button)
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        let wash = view.layer.sublayers?[1].backgroundColor
        device.touch(.began, 40, 120)
        #expect(view.layer.animation(forKey: "glassTouch") != nil)
        #expect(view.layer.sublayers?[1].backgroundColor != wash)
        device.touch(.ended, 40, 120)
        #expect(view.layer.sublayers?[1].backgroundColor == wash)
        #expect(presses == 1)
        view.effect = UIGlassEffect()
        #expect(view.gestureRecognizers?.isEmpty != false)
    }

    @Test func labelsTakeTheVibrancyOfTheirColourWhereTheyPreferIt() {
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let label = UILabel()
        label.textColor = .secondaryLabel
        material.contentView.addSubview(label)
        #expect(label.preferredVibrancy == .none)
        #expect(label.materialTextColor == nil)
        label.preferredVibrancy = .automatic
        #expect(label.materialTextColor == UIColor.secondaryLabel.resolvedColor(with: dark))
        label.textColor = .label
        #expect(label.materialTextColor == UIColor.label.resolvedColor(with: dark))
        label.textColor = .red
        #expect(label.materialTextColor == nil)
        label.textColor = .label
        label.removeFromSuperview()
        #expect(label.materialTextColor == nil)
    }

    @Test func theNameIsTheSimulatedDevices() {
        // Other tests leave a device of theirs behind.
        DeviceSettings.current.description = .defaultPhone
        #expect(UIDevice.current.name == DeviceDescription.defaultPhone.name)
        #expect(UIDevice.current.model == "iPhone")
    }

    @Test func theBatteryIsReportedOnlyWhenAskedFor() {
        let device = UIDevice.current
        #expect(device.batteryLevel == -1)
        #expect(device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 1)
        #expect(device.batteryState == .full)
        device.isBatteryMonitoringEnabled = false
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled)
    }
}
