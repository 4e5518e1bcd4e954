@_spi(Quince) import QuinceFoundation

/// Moves what devices capture to outputs. Without devices nothing is captured, as in Apple's Simulator.
///
/// Source: Apple's documentation of `AVCaptureSession`.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of what is captured. Source: Apple's documentation of `AVCaptureSession.Preset`.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1
        case audioDeviceInUseByAnotherClient
        case videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps
        case videoDeviceNotAvailableDueToSystemPressure
    }

    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")

    private let lock = NSRecursiveLock()
    private var running = false
    private var allOutputs: [AVCaptureOutput] = []

    public override init() { super.init() }

    open var sessionPreset = Preset.high
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var isMultitaskingCameraAccessSupported: Bool { false }
    open var isMultitaskingCameraAccessEnabled = false
    open var isInterrupted: Bool { false }
    /// Whether the session has been started.
    open var isRunning: Bool { lock.withLock { running } }
    open var inputs: [AVCaptureInput] { [] }
    open var outputs: [AVCaptureOutput] { lock.withLock { allOutputs } }
    open var connections: [AVCaptureConnection] { [] }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Inputs need devices, and there are none.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {
        raise(.invalidArgumentException, "*** -[AVCaptureSession addInput:] An input of a device that is not there cannot be added")
    }
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func removeInput(_ input: AVCaptureInput) {}

    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { lock.withLock { !allOutputs.contains { $0 === output } } }
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else {
            raise(
                .invalidArgumentException,
                "*** -[AVCaptureSession addOutput:] An AVCaptureOutput instance may not be added to more than one session")
        }
        lock.withLock { allOutputs.append(output) }
    }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func removeOutput(_ output: AVCaptureOutput) { lock.withLock { allOutputs.removeAll { $0 === output } } }

    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    open func addConnection(_ connection: AVCaptureConnection) {
        raise(.invalidArgumentException, "*** -[AVCaptureSession addConnection:] Cannot add a connection without inputs")
    }
    open func removeConnection(_ connection: AVCaptureConnection) {}

    /// Begins changes that apply together. There is nothing to be changed while nothing is captured.
    open func beginConfiguration() {}
    open func commitConfiguration() {}

    open func startRunning() { setRunning(true, Self.didStartRunningNotification) }
    open func stopRunning() { setRunning(false, Self.didStopRunningNotification) }

    private func setRunning(_ isRunning: Bool, _ name: Notification.Name) {
        guard isRunning != self.isRunning else { return }
        KeyValueObserving.reporting(["running", "isRunning"], of: self) { lock.withLock { running = isRunning } }
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension AVCaptureSession: ObservableProperties {
    package static var observableValues: [String: (NSObject) -> Any?] { observable }

    private nonisolated(unsafe) static let observable: [String: (NSObject) -> Any?] = [
        "running": { ($0 as? AVCaptureSession)?.isRunning }, "isRunning": { ($0 as? AVCaptureSession)?.isRunning },
    ]
}

extension NSNotification.Name {
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// Something that a session captures from. Source: Apple's documentation of `AVCaptureInput`.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
    open var ports: [Port] { [] }

    /// A stream of an input. Source: Apple's documentation of `AVCaptureInput.Port`.
    open class Port: NSObject, @unchecked Sendable {
        private override init() { fatalError("The device has no cameras and microphones.") }
        open var mediaType: AVMediaType { fatalError() }
    }
}

/// A device as an input. Source: Apple's documentation of `AVCaptureDeviceInput`.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice` or another error.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        throw AVError.Code.deviceNotConnected.error()
    }
}

/// A stream between an input and an output. Source: Apple's documentation of `AVCaptureConnection`.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    private override init() { fatalError("Without inputs there are no connections.") }
    open var isEnabled = true
    open var isActive: Bool { false }
    open var inputPorts: [AVCaptureInput.Port] { [] }
    open weak var output: AVCaptureOutput?
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

/// Source: Apple's documentation of `AVCaptureVideoOrientation`.
public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }
/// Source: Apple's documentation of `AVCaptureVideoStabilizationMode`.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off = 0, standard, cinematic, cinematicExtended, auto = -1 }

/// Shows what a session captures: nothing, as long as there are no devices. Source: Apple's documentation of `AVCaptureVideoPreviewLayer`.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

    @available(*, unavailable, message: "layers are not archived on Linux")
    public required init?(coder: NSCoder) { fatalError() }

    /// Without a connection nothing is mapped.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
