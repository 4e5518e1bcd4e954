import AVFoundation
import Observation

/// The camera, where there is one and the user agrees.
@Observable
final class CameraModel: NSObject {
    enum State: Equatable {
        case starting
        /// There is no camera, as on a simulator.
        case unavailable
        /// The user does not agree.
        case denied
        case ready
        case failed(String)
    }

    private(set) var state = State.starting
    /// The file of the latest photo; nil until one is taken.
    private(set) var photo: Data?
    let session = AVCaptureSession()
    @ObservationIgnored private let output = AVCapturePhotoOutput()

    /// Looks for a camera, asks for permission and starts the preview.
    func start() async {
        guard state != .ready else { return }
        guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else {
            state = .unavailable
            return
        }
        guard await AVCaptureDevice.requestAccess(for: .video) else {
            state = .denied
            return
        }
        do {
            try configure(device)
            await run()
            state = .ready
        } catch { state = .failed(error.localizedDescription) }
    }

    func stop() {
        guard state == .ready else { return }
        session.stopRunning()
        state = .starting
    }

    func takePhoto() { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }

    private func configure(_ device: AVCaptureDevice) throws {
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        session.sessionPreset = .photo
        let input = try AVCaptureDeviceInput(device: device)
        if session.canAddInput(input) { session.addInput(input) }
        if session.canAddOutput(output) { session.addOutput(output) }
    }

    /// Starts the session away from the main thread, which it would block.
    private func run() async {
        let session = session
        await Task.detached { session.startRunning() }.value
    }
}

extension CameraModel: AVCapturePhotoCaptureDelegate {
    nonisolated func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
        let data = photo.fileDataRepresentation()
        Task { @MainActor in self.photo = data }
    }
}
