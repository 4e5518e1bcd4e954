public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeZero = CMTime.zero

/// Makes a time of `value` / `timescale` seconds; an invalid one where the timescale is not positive.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTimeMakeWithEpoch(value: value, timescale: timescale, epoch: 0) }

public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    guard timescale > 0 else { return .invalid }
    return CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

/// Makes the time nearest to a number of seconds. The timescale is halved until the value fits.
///
/// Source: Apple's documentation of `CMTimeMakeWithSeconds(_:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    guard !seconds.isNaN, preferredTimescale > 0 else { return .invalid }
    guard seconds.isFinite else { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
    var scale = preferredTimescale
    while true {
        let units = seconds * Double(scale)
        if let value = Int64(exactly: units.rounded(.toNearestOrAwayFromZero)) {
            let isExact = Double(value) / Double(scale) == seconds
            return CMTime(value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
        }
        guard scale > 1 else { return seconds > 0 ? .positiveInfinity : .negativeInfinity }
        scale /= 2
    }
}

/// Seconds; not a number where the time is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 {
    if time.isNumeric { return Double(time.value) / Double(time.timescale) }
    return time.isPositiveInfinity ? .infinity : time.isNegativeInfinity ? -.infinity : .nan
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { CMTimeMath.sum(lhs, rhs, sign: 1) }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { CMTimeMath.sum(lhs, rhs, sign: -1) }

/// Compares two times: negative infinity, numbers, indefinite, positive infinity, invalid, in this order.
///
/// - Returns: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        !time.isValid ? 4 : time.isPositiveInfinity ? 3 : time.isIndefinite ? 2 : time.isNegativeInfinity ? 0 : 1
    }
    let (first, second) = (rank(time1), rank(time2))
    guard first == second else { return first < second ? -1 : 1 }
    guard first == 1 else { return 0 }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let (left, right) = (Int128(time1.value) * Int128(time2.timescale), Int128(time2.value) * Int128(time1.timescale))
    return left < right ? -1 : left > right ? 1 : 0
}

public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) <= 0 ? time1 : time2 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { CMTimeCompare(time1, time2) >= 0 ? time1 : time2 }

public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    guard time.isNumeric, time.value < 0 else { return time }
    return CMTimeMath.time(-Int128(time.value), over: Int128(time.timescale), timescale: time.timescale, epoch: time.epoch)
}

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1) }

/// The time multiplied by a fraction. A divisor of 0 makes it invalid.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isValid, divisor != 0 else { return .invalid }
    let isNegative = (multiplier < 0) != (divisor < 0)
    guard time.isNumeric else {
        if time.isIndefinite { return .indefinite }
        guard multiplier != 0 else { return .invalid }
        return time.isPositiveInfinity != isNegative ? .positiveInfinity : .negativeInfinity
    }
    let numerator = Int128(time.value) * Int128(multiplier) * (divisor < 0 ? -1 : 1)
    let denominator = Int128(time.timescale) * Int128(divisor.magnitude)
    return CMTimeMath.time(
        numerator, over: denominator, timescale: time.timescale, epoch: time.epoch, wasRounded: time.hasBeenRounded)
}

/// The time multiplied by a number, in the time's timescale or a finer one.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isValid, !multiplier.isNaN else { return .invalid }
    if time.isIndefinite { return .indefinite }
    // A thousandth of a millionth of a second, as far as the value allows.
    let scale = time.isNumeric ? max(time.timescale, 1_000_000_000) : 1
    var product = CMTimeMakeWithSeconds(time.seconds * multiplier, preferredTimescale: scale)
    if product.isNumeric, time.isNumeric {
        let coarse = CMTimeConvertScale(product, timescale: time.timescale, method: .default)
        if coarse.seconds == time.seconds * multiplier { product = coarse }
        product.epoch = time.epoch
    }
    return product
}

/// The time in another timescale, rounded; invalid where the new timescale is not positive.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard time.isNumeric, newTimescale != time.timescale else { return time }
    let isCoarser = newTimescale < time.timescale
    let method = method == .quickTime ? (isCoarser ? CMTimeRoundingMethod.roundTowardZero : .roundAwayFromZero) : method
    return CMTimeMath.time(
        Int128(time.value), over: Int128(time.timescale), timescale: newTimescale, epoch: time.epoch, wasRounded: time.hasBeenRounded,
        method: method)
}

/// A text such as `{1/2 = 0.500}`.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    guard time.isValid else { return "{INVALID}" }
    guard time.isNumeric else {
        return time.isPositiveInfinity ? "{+INFINITY}" : time.isNegativeInfinity ? "{-INFINITY}" : "{INDEFINITE}"
    }
    let rounded = time.hasBeenRounded ? ", rounded" : ""
    let epoch = time.epoch == 0 ? "" : ", epoch=\(time.epoch)"
    return "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))\(rounded)\(epoch)}"
}

/// Prints the time for a developer.
public func CMTimeShow(_ time: CMTime) { FileHandle.standardError.write(Data("\(time.debugDescription)\n".utf8)) }

public let kCMTimeValueKey: CFString = "value"
public let kCMTimeScaleKey: CFString = "timescale"
public let kCMTimeEpochKey: CFString = "epoch"
public let kCMTimeFlagsKey: CFString = "flags"

public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
    [
        kCMTimeValueKey: NSNumber(value: time.value), kCMTimeScaleKey: NSNumber(value: time.timescale),
        kCMTimeEpochKey: NSNumber(value: time.epoch), kCMTimeFlagsKey: NSNumber(value: time.flags.rawValue),
    ]
}

/// The time of such a dictionary; an invalid one where it lacks a key.
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
    func number(_ key: CFString) -> NSNumber? { dictionaryRepresentation?[key] as? NSNumber }
    guard let value = number(kCMTimeValueKey), let scale = number(kCMTimeScaleKey), let flags = number(kCMTimeFlagsKey) else {
        return .invalid
    }
    return CMTime(
        value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
        epoch: number(kCMTimeEpochKey)?.int64Value ?? 0)
}
