import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ExclusiveTouchTests {
    private final class Plate: UIView {
        var began = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    @Test func exclusiveViewsShareNoMoment() {
        let device = TestDevice()
        let controller = UIViewController()
        let plates = [
            Plate(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), Plate(frame: CGRect(x: 200, y: 100, width: 100, height: 100)),
        ]
        for plate in plates { controller.view.addSubview(plate) }
        plates[0].isExclusiveTouch = true
        device.show(controller)
        device.touch(.began, 50, 150, finger: 1)
        device.touch(.began, 250, 150, finger: 2)
        #expect(plates.map(\.began) == [1, 0])
        device.touch(.ended, 250, 150, finger: 2)
        device.touch(.ended, 50, 150, finger: 1)
        device.touch(.began, 250, 150, finger: 2)
        device.touch(.began, 50, 150, finger: 1)
        #expect(plates.map(\.began) == [1, 1])
        device.touch(.ended, 250, 150, finger: 2)
        device.touch(.began, 50, 150, finger: 3)
        #expect(plates.map(\.began) == [2, 1])
    }
}
