import QuinceFoundation

/// A time in hours, minutes, seconds and frames. Source: Apple's documentation of `SMPTETime`.
public struct SMPTETime: Equatable, Sendable {
    public var mSubframes: Int16 = 0
    public var mSubframeDivisor: Int16 = 0
    public var mCounter: UInt32 = 0
    public var mType: SMPTETimeType = .type24
    public var mFlags: SMPTETimeFlags = []
    public var mHours: Int16 = 0
    public var mMinutes: Int16 = 0
    public var mSeconds: Int16 = 0
    public var mFrames: Int16 = 0

    public init() {}
}

/// The number of frames per second of an `SMPTETime`. Source: Apple's documentation of `SMPTETimeType`.
public enum SMPTETimeType: UInt32, Sendable {
    case type24 = 0, type25, type30Drop, type30, type2997, type2997Drop, type60, type5994, type60Drop, type5994Drop, type50, type2398
}

/// The state of an `SMPTETime`. Source: Apple's documentation of `SMPTETimeFlags`.
public struct SMPTETimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = SMPTETimeFlags(rawValue: 1)
    public static let running = SMPTETimeFlags(rawValue: 1 << 1)
}

/// The valid fields of an `AudioTimeStamp`. Source: Apple's documentation of `AudioTimeStampFlags`.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
    public static let hostTimeValid = AudioTimeStampFlags(rawValue: 1 << 1)
    public static let rateScalarValid = AudioTimeStampFlags(rawValue: 1 << 2)
    public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 1 << 3)
    public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 1 << 4)
    public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}

/// A time in several forms at once. Source: Apple's documentation of `AudioTimeStamp`.
public struct AudioTimeStamp: Equatable, Sendable {
    /// Frames of the stream.
    public var mSampleTime: Float64 = 0
    /// Ticks of the host's clock.
    public var mHostTime: UInt64 = 0
    /// The ratio of host ticks per frame to their nominal number.
    public var mRateScalar: Float64 = 0
    public var mWordClockTime: UInt64 = 0
    public var mSMPTETime = SMPTETime()
    public var mFlags: AudioTimeStampFlags = []
    public var mReserved: UInt32 = 0

    public init() {}

    public init(
        mSampleTime: Float64, mHostTime: UInt64, mRateScalar: Float64, mWordClockTime: UInt64, mSMPTETime: SMPTETime,
        mFlags: AudioTimeStampFlags, mReserved: UInt32
    ) {
        (self.mSampleTime, self.mHostTime, self.mRateScalar) = (mSampleTime, mHostTime, mRateScalar)
        (self.mWordClockTime, self.mSMPTETime, self.mFlags, self.mReserved) = (mWordClockTime, mSMPTETime, mFlags, mReserved)
    }
}
