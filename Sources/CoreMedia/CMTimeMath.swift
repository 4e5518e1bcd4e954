/// Exact arithmetic of times, in 128 bits.
enum CMTimeMath {
    static func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        var (first, second) = (first, second)
        while second != 0 { (first, second) = (second, first % second) }
        return first
    }

    /// `numerator` / `denominator`, rounded; the denominator is positive.
    static func divide(_ numerator: Int128, _ denominator: Int128, _ method: CMTimeRoundingMethod) -> (value: Int128, isExact: Bool) {
        let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
        guard remainder != 0 else { return (quotient, true) }
        let sign: Int128 = numerator < 0 ? -1 : 1
        let isAway =
            switch method {
            case .roundHalfAwayFromZero: remainder.magnitude >= denominator.magnitude - remainder.magnitude
            case .roundTowardZero, .quickTime: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: sign > 0
            case .roundTowardNegativeInfinity: sign < 0
            }
        return (isAway ? quotient + sign : quotient, false)
    }

    /// The time `numerator` / `denominator` seconds in a timescale that is halved until the value fits.
    static func time(
        _ numerator: Int128, over denominator: Int128, timescale: Int32, epoch: Int64, wasRounded: Bool = false,
        method: CMTimeRoundingMethod = .default
    ) -> CMTime {
        var scale = timescale
        while true {
            let (product, overflows) = numerator.multipliedReportingOverflow(by: Int128(scale))
            if !overflows {
                let (value, isExact) = divide(product, denominator, method)
                if let value = Int64(exactly: value) {
                    let flags: CMTimeFlags = isExact && !wasRounded ? .valid : [.valid, .hasBeenRounded]
                    return CMTime(value: value, timescale: scale, flags: flags, epoch: epoch)
                }
            }
            guard scale > 1 else { return numerator < 0 ? .negativeInfinity : .positiveInfinity }
            scale /= 2
        }
    }

    /// Adds `sign` × the second time. Infinite and indefinite times give what the documentation of `CMTimeAdd` lists.
    static func sum(_ first: CMTime, _ second: CMTime, sign: Int128) -> CMTime {
        guard first.isValid, second.isValid else { return .invalid }
        let (one, other) = (infinity(first), infinity(second) * Int(sign))
        if one != 0 || other != 0 {
            guard one == 0 || other == 0 || one == other else { return .invalid }
            return one + other > 0 ? .positiveInfinity : .negativeInfinity
        }
        guard first.isNumeric, second.isNumeric else { return .indefinite }
        guard let epoch = epoch(first.epoch, second.epoch, isSum: sign > 0) else { return .invalid }
        let (left, right) = (Int128(first.timescale), Int128(second.timescale))
        let divisor = Int128(greatestCommonDivisor(UInt64(first.timescale), UInt64(second.timescale)))
        let common = left / divisor * right
        let numerator = Int128(first.value) * (common / left) + sign * Int128(second.value) * (common / right)
        return time(
            numerator, over: common, timescale: Int32(exactly: common) ?? Int32.max, epoch: epoch,
            wasRounded: first.hasBeenRounded || second.hasBeenRounded)
    }

    private static func infinity(_ time: CMTime) -> Int { time.isPositiveInfinity ? 1 : time.isNegativeInfinity ? -1 : 0 }

    /// The epoch of a sum or difference; nil where the times belong to different timelines.
    private static func epoch(_ first: Int64, _ second: Int64, isSum: Bool) -> Int64? {
        if first == second { return isSum ? first : 0 }
        return first == 0 || second == 0 ? first + second : nil
    }
}
