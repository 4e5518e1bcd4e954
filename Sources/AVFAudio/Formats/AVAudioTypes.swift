import QuinceFoundation

// Source: Apple's documentation of AVFAudio.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

// Keys of the settings of files and recorders.

/// The key of an `AudioFormatID`.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the frames per second.
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// The key of the raw value of an `AVAudioQuality`.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVEncoderDynamicRangeControlConfigurationKey = "AVEncoderDynamicRangeControlConfigurationKey"
public let AVEncoderContentSourceKey = "AVEncoderContentSourceKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public let AVSampleRateConverterAlgorithmKey = "AVSampleRateConverterAlgorithmKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_LongTermAverage = "AVAudioBitRateStrategy_LongTermAverage"
public let AVAudioBitRateStrategy_VariableConstrained = "AVAudioBitRateStrategy_VariableConstrained"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
public let AVSampleRateConverterAlgorithm_Normal = "AVSampleRateConverterAlgorithm_Normal"
public let AVSampleRateConverterAlgorithm_Mastering = "AVSampleRateConverterAlgorithm_Mastering"
public let AVSampleRateConverterAlgorithm_MinimumPhase = "AVSampleRateConverterAlgorithm_MinimumPhase"

/// The quality of an encoder or a converter.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// A point in space. Source: Apple's documentation of `AVAudio3DPoint`.
public struct AVAudio3DPoint: Equatable, Sendable {
    public var x: Float = 0
    public var y: Float = 0
    public var z: Float = 0

    public init() {}
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

public typealias AVAudio3DVector = AVAudio3DPoint

public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint { AVAudio3DPoint(x: x, y: y, z: z) }
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector { AVAudio3DPoint(x: x, y: y, z: z) }

/// An orientation in space by angles. Source: Apple's documentation of `AVAudio3DAngularOrientation`.
public struct AVAudio3DAngularOrientation: Equatable, Sendable {
    /// Degrees from -180 to 180.
    public var yaw: Float = 0
    public var pitch: Float = 0
    public var roll: Float = 0

    public init() {}
    public init(yaw: Float, pitch: Float, roll: Float) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}

/// An orientation in space by vectors. Source: Apple's documentation of `AVAudio3DVectorOrientation`.
public struct AVAudio3DVectorOrientation: Equatable, Sendable {
    public var forward = AVAudio3DPoint()
    public var up = AVAudio3DPoint()

    public init() {}
    public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}
