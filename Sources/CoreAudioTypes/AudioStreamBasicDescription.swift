import QuinceFoundation

/// The kind of a stream's encoding, a four-character code.
public typealias AudioFormatID = UInt32
/// Bits that describe an encoding further; their meaning depends on the `AudioFormatID`.
public typealias AudioFormatFlags = UInt32
/// One sample in the canonical format of an application.
public typealias AudioSampleType = Float32
/// The identifier of a session.
public typealias AudioSessionID = UInt32

/// The format of a stream of audio.
///
/// Source: Apple's documentation of `AudioStreamBasicDescription`.
public struct AudioStreamBasicDescription: Equatable, Sendable {
    /// Frames per second.
    public var mSampleRate: Float64 = 0
    public var mFormatID: AudioFormatID = 0
    public var mFormatFlags: AudioFormatFlags = 0
    /// The bytes of a packet; 0 where packets differ in size.
    public var mBytesPerPacket: UInt32 = 0
    /// The frames of a packet: 1 where audio is not compressed.
    public var mFramesPerPacket: UInt32 = 0
    /// The bytes from one frame to the next; 0 where audio is compressed.
    public var mBytesPerFrame: UInt32 = 0
    public var mChannelsPerFrame: UInt32 = 0
    /// The bits of a sample; 0 where audio is compressed.
    public var mBitsPerChannel: UInt32 = 0
    /// Pads the structure; always 0.
    public var mReserved: UInt32 = 0

    public init() {}

    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket, self.mBytesPerFrame) = (mBytesPerPacket, mFramesPerPacket, mBytesPerFrame)
        (self.mChannelsPerFrame, self.mBitsPerChannel, self.mReserved) = (mChannelsPerFrame, mBitsPerChannel, mReserved)
    }
}

/// The place of a packet within a buffer of packets that differ in size.
///
/// Source: Apple's documentation of `AudioStreamPacketDescription`.
public struct AudioStreamPacketDescription: Equatable, Sendable {
    /// The bytes from the buffer's beginning to the packet's.
    public var mStartOffset: Int64 = 0
    /// The frames of the packet; 0 where all packets have as many.
    public var mVariableFramesInPacket: UInt32 = 0
    public var mDataByteSize: UInt32 = 0

    public init() {}

    public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
        (self.mStartOffset, self.mVariableFramesInPacket) = (mStartOffset, mVariableFramesInPacket)
        self.mDataByteSize = mDataByteSize
    }
}

/// The kind of an audio component. Source: Apple's documentation of `AudioClassDescription`.
public struct AudioClassDescription: Equatable, Sendable {
    public var mType: OSType = 0
    public var mSubType: OSType = 0
    public var mManufacturer: OSType = 0

    public init() {}

    public init(mType: OSType, mSubType: OSType, mManufacturer: OSType) {
        (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
    }
}
