/// A range of time: a start and a duration. Source: Apple's documentation of `CMTimeRange`.
public struct CMTimeRange: Sendable {
    public var start: CMTime
    public var duration: CMTime

    /// Makes an invalid range.
    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self = CMTimeRangeFromTimeToTime(start: start, end: end) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()
}

extension CMTimeRange {
    /// Whether both times are valid, and the duration is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && !(duration.isNumeric && duration.value < 0) }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    /// The first time behind the range.
    public var end: CMTime { start + duration }

    public func union(_ otherRange: CMTimeRange) -> CMTimeRange { CMTimeRangeGetUnion(self, otherRange: otherRange) }
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange { CMTimeRangeGetIntersection(self, otherRange: otherRange) }
    public func containsTime(_ time: CMTime) -> Bool { CMTimeRangeContainsTime(self, time: time) }
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { CMTimeRangeContainsTimeRange(self, otherRange: range) }
}

extension CMTimeRange: Hashable {
    public static func == (lhs: CMTimeRange, rhs: CMTimeRange) -> Bool { lhs.start == rhs.start && lhs.duration == rhs.duration }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(duration)
    }
}

extension CMTimeRange: CustomDebugStringConvertible {
    public var debugDescription: String { CMTimeRangeCopyDescription(allocator: nil, range: self) as String? ?? "" }
}

extension CMTimeRange: Codable {}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: end - start) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// The smallest range with both; invalid where one is.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: CMTimeMinimum(range.start, otherRange.start), end: CMTimeMaximum(range.end, otherRange.end))
}

/// The range that both share; an empty one at zero where they share none.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    guard range.isValid, otherRange.isValid else { return .invalid }
    let (start, end) = (CMTimeMaximum(range.start, otherRange.start), CMTimeMinimum(range.end, otherRange.end))
    return start < end ? CMTimeRange(start: start, end: end) : .zero
}

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
    range.isValid && time.isNumeric && time >= range.start && time < range.end
}

public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.isValid && otherRange.isValid && otherRange.start >= range.start && otherRange.end <= range.end
}

/// The time within the range, moved to its nearest end where it lies outside.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return CMTimeMaximum(range.start, CMTimeMinimum(time, range.end))
}

/// The time of a position in one range at the same proportion of another.
public func CMTimeMapTimeFromRangeToRange(_ time: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    toRange.start + CMTimeMapDurationFromRangeToRange(time - fromRange.start, fromRange: fromRange, toRange: toRange)
}

/// The duration, multiplied by the proportion of the ranges' durations.
public func CMTimeMapDurationFromRangeToRange(_ duration: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard duration.isNumeric, fromRange.isValid, toRange.isValid, !fromRange.isEmpty else { return .invalid }
    guard fromRange.duration != toRange.duration else { return duration }
    return CMTimeMultiplyByFloat64(duration, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}

public func CMTimeRangeCopyDescription(allocator: CFAllocator?, range: CMTimeRange) -> CFString? {
    "{\(range.start.debugDescription), \(range.duration.debugDescription)}"
}

/// Prints the range for a developer.
public func CMTimeRangeShow(_ range: CMTimeRange) { FileHandle.standardError.write(Data("\(range.debugDescription)\n".utf8)) }

/// A range of one timeline and the range of another that it is shown in. Source: Apple's documentation of `CMTimeMapping`.
public struct CMTimeMapping: Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange

    public init() { (source, target) = (.invalid, .invalid) }
    public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }

    public var isValid: Bool { target.isValid }
    public var isEmpty: Bool { !source.start.isNumeric && target.isValid }
}

public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: source, target: target) }
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping { CMTimeMapping(source: .invalid, target: target) }
