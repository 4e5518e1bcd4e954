import DeviceProtocol
import DeviceRuntime
import Testing
import UIKit

@testable import CoreLocation
@testable import CoreLocationUI

@MainActor @Suite(.serialized) struct LocationButtonTests {
    private let device = FakeDevice()

    init() { DeviceRuntime.install(device.runtime) }

    private func tap(_ button: CLLocationButton) {
        button.subviews.compactMap { $0 as? UIButton }.forEach { $0.sendActions(for: .touchUpInside) }
    }

    private func settle() async {
        for _ in 0..<6 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    @Test(arguments: [PermissionAnswer.once, .denied])
    func aTapPermitsTheLocationUntilTheAppEnds(answer: PermissionAnswer) async {
        device.answer(answer)
        let button = CLLocationButton(frame: .zero)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        tap(button)
        await settle()
        let isGranted = answer == .once
        #expect(taps == (isGranted ? 1 : 0))
        #expect(CLLocationManager().authorizationStatus == (isGranted ? .authorizedWhenInUse : .notDetermined))
        guard isGranted else { return }
        tap(button)
        await settle()
        #expect(taps == 2)
        #expect(device.asked == [.location])
    }

    @Test func labelsMakeTheButtonWider() {
        let button = CLLocationButton(frame: .zero)
        let narrow = button.intrinsicContentSize.width
        button.label = .shareCurrentLocation
        #expect(button.intrinsicContentSize.width > narrow)
        #expect(button.subviews.first?.accessibilityLabel == "Share Current Location")
    }
}
