extension UIImagePickerController {
    /// Everything about the camera ends an app whose source is another, as on iOS; here it always is.
    private func camera() -> Never {
        uncaughtException(.invalidArgument, "Source type must be UIImagePickerControllerSourceTypeCamera")
    }

    public var showsCameraControls: Bool {
        get { camera() }
        set { camera() }
    }
    public var cameraOverlayView: UIView? {
        get { camera() }
        set { camera() }
    }
    public var cameraViewTransform: CGAffineTransform {
        get { camera() }
        set { camera() }
    }
    public var cameraCaptureMode: CameraCaptureMode {
        get { camera() }
        set { camera() }
    }
    public var cameraDevice: CameraDevice {
        get { camera() }
        set { camera() }
    }
    public var cameraFlashMode: CameraFlashMode {
        get { camera() }
        set { camera() }
    }
    public func takePicture() { camera() }
    public func startVideoCapture() -> Bool { camera() }
    public func stopVideoCapture() { camera() }

    @available(*, unavailable, message: "not yet in Quince: movies in the photo library")
    public var videoQuality: QualityType {
        get { .typeMedium }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: movies in the photo library")
    public var videoMaximumDuration: TimeInterval {
        get { 600 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: movies in the photo library")
    public var videoExportPreset: String {
        get { "" }
        set {}
    }
}
