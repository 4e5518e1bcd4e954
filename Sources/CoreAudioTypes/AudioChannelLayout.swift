import QuinceFoundation

/// The arrangement of channels: in the high 16 bits the arrangement, in the low ones the number of channels.
public typealias AudioChannelLayoutTag = UInt32
/// The place or purpose of a channel.
public typealias AudioChannelLabel = UInt32

// Arrangements. Source: Apple's documentation of Core Audio Types.

public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0 << 16 | 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16 | 0
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = 103 << 16 | 2
public let kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = 104 << 16 | 2
public let kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = 105 << 16 | 2
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2
public let kAudioChannelLayoutTag_Ambisonic_B_Format: AudioChannelLayoutTag = 107 << 16 | 4
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8
public let kAudioChannelLayoutTag_Cube: AudioChannelLayoutTag = 112 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = 113 << 16 | 3
public let kAudioChannelLayoutTag_MPEG_3_0_B: AudioChannelLayoutTag = 114 << 16 | 3
public let kAudioChannelLayoutTag_MPEG_4_0_A: AudioChannelLayoutTag = 115 << 16 | 4
public let kAudioChannelLayoutTag_MPEG_4_0_B: AudioChannelLayoutTag = 116 << 16 | 4
public let kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = 117 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_5_0_B: AudioChannelLayoutTag = 118 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_5_0_C: AudioChannelLayoutTag = 119 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_5_0_D: AudioChannelLayoutTag = 120 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_5_1_B: AudioChannelLayoutTag = 122 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_5_1_C: AudioChannelLayoutTag = 123 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_5_1_D: AudioChannelLayoutTag = 124 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_6_1_A: AudioChannelLayoutTag = 125 << 16 | 7
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_7_1_B: AudioChannelLayoutTag = 127 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_7_1_C: AudioChannelLayoutTag = 128 << 16 | 8
/// Channels in an order without arrangement; combined with their number.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// The number of channels of an arrangement.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ inLayoutTag: AudioChannelLayoutTag) -> UInt32 { inLayoutTag & 0xFFFF }

public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xFFFF_FFFF
public let kAudioChannelLabel_Unused: AudioChannelLabel = 0
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
public let kAudioChannelLabel_LeftSurround: AudioChannelLabel = 5
public let kAudioChannelLabel_RightSurround: AudioChannelLabel = 6
public let kAudioChannelLabel_LeftCenter: AudioChannelLabel = 7
public let kAudioChannelLabel_RightCenter: AudioChannelLabel = 8
public let kAudioChannelLabel_CenterSurround: AudioChannelLabel = 9
public let kAudioChannelLabel_LeftSurroundDirect: AudioChannelLabel = 10
public let kAudioChannelLabel_RightSurroundDirect: AudioChannelLabel = 11
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42
public let kAudioChannelLabel_HeadphonesLeft: AudioChannelLabel = 301
public let kAudioChannelLabel_HeadphonesRight: AudioChannelLabel = 302

/// Channels by the bits of their places. Source: Apple's documentation of `AudioChannelBitmap`.
public struct AudioChannelBitmap: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let bit_Left = AudioChannelBitmap(rawValue: 1)
    public static let bit_Right = AudioChannelBitmap(rawValue: 1 << 1)
    public static let bit_Center = AudioChannelBitmap(rawValue: 1 << 2)
    public static let bit_LFEScreen = AudioChannelBitmap(rawValue: 1 << 3)
    public static let bit_LeftSurround = AudioChannelBitmap(rawValue: 1 << 4)
    public static let bit_RightSurround = AudioChannelBitmap(rawValue: 1 << 5)
    public static let bit_LeftCenter = AudioChannelBitmap(rawValue: 1 << 6)
    public static let bit_RightCenter = AudioChannelBitmap(rawValue: 1 << 7)
    public static let bit_CenterSurround = AudioChannelBitmap(rawValue: 1 << 8)
}

/// The meaning of a channel's coordinates. Source: Apple's documentation of `AudioChannelFlags`.
public struct AudioChannelFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let rectangularCoordinates = AudioChannelFlags(rawValue: 1)
    public static let sphericalCoordinates = AudioChannelFlags(rawValue: 1 << 1)
    public static let meters = AudioChannelFlags(rawValue: 1 << 2)
}

/// A channel of a layout. Source: Apple's documentation of `AudioChannelDescription`.
public struct AudioChannelDescription: Sendable {
    public var mChannelLabel: AudioChannelLabel = 0
    public var mChannelFlags: AudioChannelFlags = []
    public var mCoordinates: (Float32, Float32, Float32) = (0, 0, 0)

    public init() {}

    public init(mChannelLabel: AudioChannelLabel, mChannelFlags: AudioChannelFlags, mCoordinates: (Float32, Float32, Float32)) {
        (self.mChannelLabel, self.mChannelFlags, self.mCoordinates) = (mChannelLabel, mChannelFlags, mCoordinates)
    }
}

/// The channels of a stream and their places; the first of its descriptions, which others follow in memory.
///
/// Source: Apple's documentation of `AudioChannelLayout`.
public struct AudioChannelLayout: Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag = 0
    public var mChannelBitmap: AudioChannelBitmap = []
    public var mNumberChannelDescriptions: UInt32 = 0
    public var mChannelDescriptions = AudioChannelDescription()

    public init() {}

    public init(
        mChannelLayoutTag: AudioChannelLayoutTag, mChannelBitmap: AudioChannelBitmap, mNumberChannelDescriptions: UInt32,
        mChannelDescriptions: AudioChannelDescription
    ) {
        (self.mChannelLayoutTag, self.mChannelBitmap) = (mChannelLayoutTag, mChannelBitmap)
        (self.mNumberChannelDescriptions, self.mChannelDescriptions) = (mNumberChannelDescriptions, mChannelDescriptions)
    }
}
