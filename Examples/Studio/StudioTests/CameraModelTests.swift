import AVFoundation
import Testing

@testable import Studio

@MainActor
struct CameraModelTests {
    @Test(.enabled(if: AVCaptureDevice.default(for: .video) == nil))
    func withoutACameraTheModelSaysSo() async {
        let model = CameraModel()
        #expect(model.state == .starting)
        await model.start()
        #expect(model.state == .unavailable)
        #expect(!model.session.isRunning)
    }
}
