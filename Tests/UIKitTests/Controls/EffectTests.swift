import DeviceProtocol
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

    @Test func theNameIsTheSimulatedDevices() {
        // Other tests leave a device of theirs behind.
        DeviceSettings.description = .defaultPhone
        #expect(UIDevice.current.name == DeviceDescription.defaultPhone.name)
        #expect(UIDevice.current.model == "iPhone")
    }

    @Test func theBatteryIsReportedOnlyWhenAskedFor() {
        let device = UIDevice.current
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 1 && device.batteryState == .full)
        device.isBatteryMonitoringEnabled = false
        device.isProximityMonitoringEnabled = true
        #expect(!device.isProximityMonitoringEnabled)
    }
}
