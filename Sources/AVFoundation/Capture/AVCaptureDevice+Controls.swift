import QuinceFoundation

// The controls of a camera. No device is ever made, so what it would answer is never asked.

extension AVCaptureDevice {
    /// The gains of the colours. Source: Apple's documentation of `AVCaptureDevice.WhiteBalanceGains`.
    public struct WhiteBalanceGains: Equatable, Sendable {
        public var redGain, greenGain, blueGain: Float
        public init() { (redGain, greenGain, blueGain) = (0, 0, 0) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }

    /// A white as temperature, in kelvins, and tint. Source: Apple's documentation of `AVCaptureDevice.WhiteBalanceTemperatureAndTintValues`.
    public struct WhiteBalanceTemperatureAndTintValues: Equatable, Sendable {
        public var temperature, tint: Float
        public init() { (temperature, tint) = (0, 0) }
        public init(temperature: Float, tint: Float) { (self.temperature, self.tint) = (temperature, tint) }
    }

    /// A white as chromaticity. Source: Apple's documentation of `AVCaptureDevice.WhiteBalanceChromaticityValues`.
    public struct WhiteBalanceChromaticityValues: Equatable, Sendable {
        public var x, y: Float
        public init() { (x, y) = (0, 0) }
        public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    }

    // MARK: Current values

    /// Keeps the duration of the exposure as it is.
    public class var currentExposureDuration: CMTime { .invalid }
    /// Keeps the sensitivity as it is.
    public class var currentISO: Float { .greatestFiniteMagnitude }
    public class var currentLensPosition: Float { .greatestFiniteMagnitude }
    public class var currentExposureTargetBias: Float { .greatestFiniteMagnitude }
    public class var currentWhiteBalanceGains: WhiteBalanceGains {
        WhiteBalanceGains(redGain: .greatestFiniteMagnitude, greenGain: .greatestFiniteMagnitude, blueGain: .greatestFiniteMagnitude)
    }
    public class var maxAvailableTorchLevel: Float { .greatestFiniteMagnitude }

    // MARK: Exposure

    public var iso: Float { 0 }
    public var exposureDuration: CMTime { .invalid }
    public var exposureTargetOffset: Float { 0 }
    public var lensAperture: Float { 0 }
    public var activeMaxExposureDuration: CMTime {
        get { .invalid }
        set {}
    }

    public func setExposureModeCustom(duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    @discardableResult public func setExposureModeCustom(duration: CMTime, iso ISO: Float) async -> CMTime { .invalid }

    // MARK: Focus

    /// 0 is the nearest, 1 the farthest.
    public var lensPosition: Float { 0 }
    public var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {}
    @discardableResult public func setFocusModeLocked(lensPosition: Float) async -> CMTime { .invalid }

    // MARK: White balance

    public var isAdjustingWhiteBalance: Bool { false }
    public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
    public var maxWhiteBalanceGain: Float { 1 }
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
    ) {}
    @discardableResult public func setWhiteBalanceModeLocked(with whiteBalanceGains: WhiteBalanceGains) async -> CMTime { .invalid }
    public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains { WhiteBalanceGains() }
    public func deviceWhiteBalanceGains(for values: WhiteBalanceChromaticityValues) -> WhiteBalanceGains { WhiteBalanceGains() }
    public func temperatureAndTintValues(for gains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
        WhiteBalanceTemperatureAndTintValues()
    }
    public func chromaticityValues(for gains: WhiteBalanceGains) -> WhiteBalanceChromaticityValues { WhiteBalanceChromaticityValues() }

    // MARK: Zoom, flash and effects

    public var isRampingVideoZoom: Bool { false }
    public func cancelVideoZoomRamp() {}
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    public var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
    public var isLowLightBoostEnabled: Bool { false }
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    public var isCenterStageActive: Bool { false }
    public var isPortraitEffectActive: Bool { false }
    public var isStudioLightActive: Bool { false }
    public var isGlobalToneMappingEnabled: Bool {
        get { false }
        set {}
    }
    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    public var transportType: Int32 { 0 }
    public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    public var activeColorSpace: AVCaptureColorSpace {
        get { .sRGB }
        set {}
    }
    public var activeDepthDataFormat: Format? {
        get { nil }
        set {}
    }
}

/// The colours that a device captures in. Source: Apple's documentation of `AVCaptureColorSpace`.
public enum AVCaptureColorSpace: Int, Sendable { case sRGB = 0, P3_D65, HLG_BT2020, appleLog }

extension AVCaptureDevice.Format {
    /// The autofocus system of a format. Source: Apple's documentation of `AVCaptureDevice.Format.AutoFocusSystem`.
    public enum AutoFocusSystem: Int, Sendable { case none = 0, contrastDetection, phaseDetection }

    public var minISO: Float { 0 }
    public var maxISO: Float { 0 }
    public var minExposureDuration: CMTime { .invalid }
    public var maxExposureDuration: CMTime { .invalid }
    public var isVideoBinned: Bool { false }
    public var isMultiCamSupported: Bool { false }
    public var isHighestPhotoQualitySupported: Bool { false }
    public var isCenterStageSupported: Bool { false }
    public var isPortraitEffectSupported: Bool { false }
    public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    public var autoFocusSystem: AutoFocusSystem { .none }
    public var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    public func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool { false }
}

extension AVCaptureDevice {
    /// Keeps pictures level while the phone turns. There is no device to make one of.
    ///
    /// Source: Apple's documentation of `AVCaptureDevice.RotationCoordinator`.
    open class RotationCoordinator: NSObject, @unchecked Sendable {
        open private(set) weak var device: AVCaptureDevice?
        open private(set) weak var previewLayer: CALayer?

        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
            super.init()
        }

        /// In degrees.
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
        /// In degrees.
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    }
}
