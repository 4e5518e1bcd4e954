// Foundation's values on Linux hold only structures that it knows. A time's four numbers travel in those of a rectangle, bit by bit.

extension NSValue {
    private static let mark: UInt64 = 0x434D_5469_6D65_0001

    /// A value that holds a time.
    public convenience init(time: CMTime) {
        let scale = UInt64(UInt32(bitPattern: time.timescale)) << 32 | UInt64(time.flags.rawValue)
        let bits = [UInt64(bitPattern: time.value), scale, UInt64(bitPattern: time.epoch), Self.mark].map { Double(bitPattern: $0) }
        self.init(rect: CGRect(x: bits[0], y: bits[1], width: bits[2], height: bits[3]))
    }

    /// The time in the value; an invalid one where it holds none.
    public var timeValue: CMTime {
        guard !(self is NSNumber), String(cString: objCType) == String(cString: NSValue(rect: .zero).objCType) else { return .invalid }
        let rect = rectValue
        guard Double(rect.size.height).bitPattern == Self.mark else { return .invalid }
        let scale = Double(rect.origin.y).bitPattern
        return CMTime(
            value: Int64(bitPattern: Double(rect.origin.x).bitPattern), timescale: Int32(bitPattern: UInt32(scale >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale)), epoch: Int64(bitPattern: Double(rect.size.width).bitPattern))
    }

    @available(*, unavailable, message: "not yet in Quince: ranges of time in NSValue")
    public convenience init(timeRange: CMTimeRange) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: ranges of time in NSValue")
    public var timeRangeValue: CMTimeRange { .invalid }
}
