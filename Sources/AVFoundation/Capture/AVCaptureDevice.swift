internal import DeviceProtocol
internal import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// A camera or microphone. The device has none, as Apple's Simulator has none; the user's permission is asked for as on iOS.
///
/// Source: Apple's documentation of `AVCaptureDevice`.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

    /// A kind of device. Source: Apple's documentation of `AVCaptureDevice.DeviceType`.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    }

    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")

    // No device is ever made, so what it would answer is never asked.

    private override init() { fatalError("The device has no cameras and microphones.") }

    open var uniqueID: String { fatalError() }
    open var modelID: String { fatalError() }
    open var localizedName: String { fatalError() }
    open var manufacturer: String { fatalError() }
    open var position: Position { fatalError() }
    open var deviceType: DeviceType { fatalError() }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    /// The nearest distance in focus, in millimetres; −1 where it is not known.
    open var minimumFocusDistance: Int { -1 }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var isAdjustingFocus: Bool { false }
    open var exposureMode = ExposureMode.locked
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    open var isVirtualDevice: Bool { false }
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open var isVideoHDREnabled = false
    open var automaticallyAdjustsVideoHDREnabled = true
    open var formats: [Format] { [] }
    open var activeFormat: Format {
        get { fatalError() }
        set { fatalError() }
    }

    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func lockForConfiguration() throws { throw AVError.Code.deviceNotConnected.error() }
    open func unlockForConfiguration() {}
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError.Code.torchLevelUnavailable.error() }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}

    /// A format that a device captures in. Source: Apple's documentation of `AVCaptureDevice.Format`.
    open class Format: NSObject, @unchecked Sendable {
        private override init() { fatalError("The device has no cameras and microphones.") }
        open var mediaType: AVMediaType { fatalError() }
        open var formatDescription: CMFormatDescription { fatalError() }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    }
}

/// Frames a second that a format captures. Source: Apple's documentation of `AVFrameRateRange`.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    private override init() { fatalError("The device has no cameras and microphones.") }
    open var minFrameRate: Float64 { 0 }
    open var maxFrameRate: Float64 { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var maxFrameDuration: CMTime { .invalid }
}

extension AVCaptureDevice {
    /// The device to capture with; nil, as there is none.
    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
    public class func devices() -> [AVCaptureDevice] { [] }
    public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    public class var systemPreferredCamera: AVCaptureDevice? { nil }
    public class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }

    /// A search for devices. Source: Apple's documentation of `AVCaptureDevice.DiscoverySession`.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        open var devices: [AVCaptureDevice] { [] }
        open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
    }
}

/// The user's decision on cameras and microphones. Source: Apple's documentation of `AVAuthorizationStatus`.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

extension AVCaptureDevice {
    private class func service(_ mediaType: AVMediaType) -> PrivacyService {
        switch mediaType {
        case .video: .camera
        case .audio: .microphone
        default: raise(.invalidArgumentException, "-[AVCaptureDevice] Unsupported media type '\(mediaType.rawValue)'")
        }
    }

    /// The user's earlier decision; nobody is asked.
    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch DeviceRuntime.current.permissions.currentStatus(of: service(mediaType)) {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .granted: .authorized
        }
    }

    /// Asks the user, once.
    ///
    /// - Parameter handler: Called on any thread.
    public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        let service = service(mediaType)
        DeviceRuntime.current.permissions.requireUsageDescription(of: service)
        DeviceRuntime.current.permissions.request(service, handler)
    }

    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in requestAccess(for: mediaType) { continuation.resume(returning: $0) } }
    }
}
