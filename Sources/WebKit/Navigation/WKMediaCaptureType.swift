/// The devices that a page wants to capture with.
///
/// Source: Apple's documentation of `WKMediaCaptureType`.
public enum WKMediaCaptureType: Int, Sendable {
    case camera = 0
    case microphone
    case cameraAndMicrophone
}

/// The decision on a page's wish.
///
/// Source: Apple's documentation of `WKPermissionDecision`.
public enum WKPermissionDecision: Int, Sendable {
    /// The system asks the user.
    case prompt = 0
    case grant
    case deny
}

/// Whether a page captures with a device.
///
/// Source: Apple's documentation of `WKMediaCaptureState`.
public enum WKMediaCaptureState: Int, Sendable {
    case none = 0
    case active
    case muted
}

extension WKWebView {
    /// Whether the page captures with a camera: the device has none.
    public var cameraCaptureState: WKMediaCaptureState { .none }
    /// Whether the page captures with a microphone: the device has none.
    public var microphoneCaptureState: WKMediaCaptureState { .none }
}
