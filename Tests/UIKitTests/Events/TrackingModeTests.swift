import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TrackingModeTests {
    @Test func theLoopTracksWhileContentIsDragged() {
        let device = TestDevice()
        let controller = UIViewController(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        controller.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 900)
        device.show(controller)
        #expect(RunLoop.Mode.tracking == RunLoop.Mode("UITrackingRunLoopMode"))
        let application = device.application
        var mode: RunLoop.Mode { application.touchState.isTracking ? .tracking : .default }
        #expect(mode == .default)
        let top = Double(scroll.convert(CGPoint.zero, to: nil).y)
        device.touch(.began, 100, top + 250, time: 1)
        device.touch(.moved, 100, top + 200, time: 1.1)
        device.touch(.moved, 100, top + 150, time: 1.2)
        #expect(scroll.isDragging)
        #expect(mode == .tracking)
        device.touch(.ended, 100, top + 150, time: 1.5)
        #expect(mode == .default)
    }
}
