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
        guard let bits = rectBits, bits[3] == Self.mark else { return .invalid }
        return CMTime(
            value: Int64(bitPattern: bits[0]), timescale: Int32(bitPattern: UInt32(bits[1] >> 32)),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: bits[1])), epoch: Int64(bitPattern: bits[2]))
    }

    /// A value that holds a range of time.
    public convenience init(timeRange: CMTimeRange) {
        let bits = [UInt64(RangeTable.number(of: timeRange)), 0, 0, Self.rangeMark].map { Double(bitPattern: $0) }
        self.init(rect: CGRect(x: bits[0], y: bits[1], width: bits[2], height: bits[3]))
    }

    /// The range in the value; an invalid one where it holds none.
    public var timeRangeValue: CMTimeRange {
        guard let bits = rectBits, bits[3] == Self.rangeMark else { return .invalid }
        return RangeTable.range(Int(clamping: bits[0]))
    }

    private static let rangeMark: UInt64 = 0x434D_5261_6E67_0001

    private var rectBits: [UInt64]? {
        guard !(self is NSNumber), String(cString: objCType) == String(cString: NSValue(rect: .zero).objCType) else { return nil }
        let rect = rectValue
        return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0).bitPattern }
    }
}

/// The ranges that values hold, whose six numbers do not fit into a rectangle's four. Each different range is kept once, for good.
private enum RangeTable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var ranges: [CMTimeRange] = []
    nonisolated(unsafe) private static var numbers: [String: Int] = [:]

    static func number(of range: CMTimeRange) -> Int {
        // Equal ranges of other timescales are others here.
        let key = "\(range.start) \(range.duration)"
        return lock.withLock {
            if let number = numbers[key] { return number }
            ranges.append(range)
            numbers[key] = ranges.count - 1
            return ranges.count - 1
        }
    }

    static func range(_ number: Int) -> CMTimeRange { lock.withLock { ranges.indices.contains(number) ? ranges[number] : .invalid } }
}
