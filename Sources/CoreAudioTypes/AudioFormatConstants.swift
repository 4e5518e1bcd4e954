import QuinceFoundation

// Encodings. Source: Apple's documentation of Core Audio Types.

/// Samples that are not compressed.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// Advanced audio coding, low complexity.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6C70
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
public let kAudioFormatMACE3: AudioFormatID = 0x4D41_4333
public let kAudioFormatMACE6: AudioFormatID = 0x4D41_4336
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4D43
public let kAudioFormatQDesign2: AudioFormatID = 0x5144_4D32
public let kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6C70
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6D65
public let kAudioFormatMIDIStream: AudioFormatID = 0x6D69_6469
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366
public let kAudioFormatMPEG4AAC_ELD_V2: AudioFormatID = 0x6161_6367
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatMPEG4AAC_Spatial: AudioFormatID = 0x6161_6373
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatAudible: AudioFormatID = 0x4155_4442
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2D33
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
public let kAudioFormatAPAC: AudioFormatID = 0x6170_6163

// Flags of linear PCM.

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// The sample's bits fill its bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// The sample lies in the high bits of its bytes.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
/// Each channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kAudioFormatFlagsCanonical: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kAudioFormatFlagsAudioUnitCanonical: AudioFormatFlags =
    kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved
public let kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = kAudioFormatFlagIsNonMixable
public let kLinearPCMFormatFlagsAreAllClear: AudioFormatFlags = kAudioFormatFlagsAreAllClear
public let kLinearPCMFormatFlagsSampleFractionShift: AudioFormatFlags = 7
public let kLinearPCMFormatFlagsSampleFractionMask: AudioFormatFlags = 0x3F << 7
public let kAppleLosslessFormatFlag_16BitSourceData: AudioFormatFlags = 1
public let kAppleLosslessFormatFlag_20BitSourceData: AudioFormatFlags = 2
public let kAppleLosslessFormatFlag_24BitSourceData: AudioFormatFlags = 3
public let kAppleLosslessFormatFlag_32BitSourceData: AudioFormatFlags = 4
/// Any sample rate.
public let kAudioStreamAnyRate: Float64 = 0

/// The profiles of MPEG-4 audio. Source: Apple's documentation of `MPEG4ObjectID`.
public enum MPEG4ObjectID: Int, Sendable {
    case AAC_Main = 1
    case AAC_LC = 2
    case AAC_SSR = 3
    case AAC_LTP = 4
    case AAC_SBR = 5
    case aac_Scalable = 6
    case twinVQ = 7
    case CELP = 8
    case HVXC = 9
}

// Errors of parameters and files that several frameworks share.

public let kAudio_UnimplementedError: OSStatus = -4
public let kAudio_FileNotFoundError: OSStatus = -43
public let kAudio_FilePermissionError: OSStatus = -54
public let kAudio_TooManyFilesOpenError: OSStatus = -42
public let kAudio_BadFilePathError: OSStatus = 0x2170_7468
public let kAudio_ParamError: OSStatus = -50
public let kAudio_MemFullError: OSStatus = -108
