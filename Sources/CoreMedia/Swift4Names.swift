// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

@available(swift, obsoleted: 4.2, renamed: "CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTimeMake(value: value, timescale: timescale) }

@available(swift, obsoleted: 4.2, renamed: "CMTimeMakeWithEpoch(value:timescale:epoch:)")
public func CMTimeMakeWithEpoch(_ value: Int64, _ timescale: Int32, _ epoch: Int64) -> CMTime {
    CMTimeMakeWithEpoch(value: value, timescale: timescale, epoch: epoch)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
    CMTimeMakeWithSeconds(seconds, preferredTimescale: preferredTimescale)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeConvertScale(_:timescale:method:)")
public func CMTimeConvertScale(_ time: CMTime, _ newTimescale: Int32, _ method: CMTimeRoundingMethod) -> CMTime {
    CMTimeConvertScale(time, timescale: newTimescale, method: method)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeMultiply(_:multiplier:)")
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime { CMTimeMultiply(time, multiplier: multiplier) }

@available(swift, obsoleted: 4.2, renamed: "CMTimeMultiplyByFloat64(_:multiplier:)")
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Float64) -> CMTime {
    CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeMultiplyByRatio(_:multiplier:divisor:)")
public func CMTimeMultiplyByRatio(_ time: CMTime, _ multiplier: Int32, _ divisor: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: divisor)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange { CMTimeRangeMake(start: start, duration: duration) }

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeFromTimeToTime(start:end:)")
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
    CMTimeRangeFromTimeToTime(start: start, end: end)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeContainsTime(_:time:)")
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool { CMTimeRangeContainsTime(range, time: time) }

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeContainsTimeRange(_:otherRange:)")
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> Bool {
    CMTimeRangeContainsTimeRange(range, otherRange: otherRange)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeGetUnion(_:otherRange:)")
public func CMTimeRangeGetUnion(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRangeGetUnion(range, otherRange: otherRange)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeRangeGetIntersection(_:otherRange:)")
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, _ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRangeGetIntersection(range, otherRange: otherRange)
}

@available(swift, obsoleted: 4.2, renamed: "CMTimeClampToRange(_:range:)")
public func CMTimeClampToRange(_ time: CMTime, _ range: CMTimeRange) -> CMTime { CMTimeClampToRange(time, range: range) }
