public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public var kCMTimeMaxTimescale: Int { 0x7FFF_FFFF }

/// Properties of a time, such as whether it is a number. Source: Apple's documentation of `CMTimeFlags`.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The way in which times that a timescale cannot state are rounded. Source: Apple's documentation of `CMTimeRoundingMethod`.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    /// Toward zero to a smaller timescale, away from zero to a larger one.
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time as a rational number of seconds: `value` / `timescale`.
///
/// Source: Apple's documentation of `CMTime`.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    /// Units a second.
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    /// Tells times apart that are equal and belong to different timelines.
    public var epoch: CMTimeEpoch

    /// Makes an invalid time.
    public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Makes a time of `value` / `timescale` seconds; an invalid one where the timescale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) { self = CMTimeMakeWithEpoch(value: value, timescale: timescale, epoch: 0) }

    /// Makes the time nearest to a number of seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        self = CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1)
}

extension CMTime {
    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && timescale > 0 && flags.isDisjoint(with: .impliedValueFlagsMask) }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Seconds; not a number where the time is invalid or indefinite.
    public var seconds: Double { CMTimeGetSeconds(self) }

    /// The time in another timescale.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTimeConvertScale(self, timescale: newTimescale, method: method)
    }
}

extension CMTime: Hashable, Comparable {
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }

    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(flags.subtracting(.hasBeenRounded)) }
        // Equal times of different timescales are the same fraction in lowest terms.
        let divisor = max(CMTimeMath.greatestCommonDivisor(value.magnitude, UInt64(timescale)), 1)
        hasher.combine(value / Int64(divisor))
        hasher.combine(Int64(timescale) / Int64(divisor))
        hasher.combine(epoch)
    }
}

extension CMTime {
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeAdd(lhs, rhs) }
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { CMTimeSubtract(lhs, rhs) }
    public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
    public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }
    public static prefix func - (time: CMTime) -> CMTime { CMTimeSubtract(.zero, time) }
}

extension CMTime: CustomDebugStringConvertible, CustomStringConvertible {
    public var description: String {
        "CMTime(value: \(value), timescale: \(timescale), flags: \(flags), epoch: \(epoch))"
    }
    public var debugDescription: String { CMTimeCopyDescription(allocator: nil, time: self) as String? ?? "" }
}

extension CMTime: Codable {
    private enum CodingKeys: String, CodingKey { case value, timescale, flags, epoch }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try values.decode(Int64.self, forKey: .value), timescale: try values.decode(Int32.self, forKey: .timescale),
            flags: CMTimeFlags(rawValue: try values.decode(UInt32.self, forKey: .flags)),
            epoch: try values.decode(Int64.self, forKey: .epoch))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value, forKey: .value)
        try values.encode(timescale, forKey: .timescale)
        try values.encode(flags.rawValue, forKey: .flags)
        try values.encode(epoch, forKey: .epoch)
    }
}
