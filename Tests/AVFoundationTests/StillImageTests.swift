import Testing

@testable import AVFoundation

/// Still pictures as before iOS 10, without cameras.
@Suite struct StillImageTests {
    @Test func outputsJoinSessionsAndHaveNoConnections() {
        let (session, output) = (AVCaptureSession(), AVCaptureStillImageOutput())
        output.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        #expect(output.connection(with: .video) == nil)
        #expect(!output.isCapturingStillImage)
        #expect(output.availableImageDataCodecTypes.isEmpty)
    }
}
