import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TrackingModeTests {
    @Test func theLoopTracksWhileContentIsDragged() {
        let stage = ZoomStage()
        defer { stage.close() }
        #expect(RunLoop.Mode.tracking == RunLoop.Mode("UITrackingRunLoopMode"))
        let application = stage.device.application
        var mode: RunLoop.Mode { application.touchState.isTracking ? .tracking : .default }
        #expect(mode == .default)
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
        stage.fingers(.began, (80, 100))
        stage.fingers(.moved, (80, 120))
        #expect(stage.scrollView.isDragging)
        #expect(mode == .tracking)
        stage.fingers(.ended, (80, 120))
        #expect(mode == .default)
    }
}
