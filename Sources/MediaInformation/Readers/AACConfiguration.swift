/// The configuration of AAC sound in a sample description, which says more truly than the description how many channels there are.
///
/// Source: ISO 14496-1 (descriptors) and 14496-3 (configuration).
enum AACConfiguration {
    private static let rates = [96_000.0, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350]

    /// Hertz and channels, 0 where a number is not stated; nil where there is no configuration.
    static func find(in bytes: [UInt8]) -> (rate: Double, channels: Int)? {
        let name = Array("esds".utf8)
        guard bytes.count > 8, let start = (0..<bytes.count - 4).first(where: { Array(bytes[$0..<$0 + 4]) == name }) else { return nil }
        var box = ByteReader(bytes)
        box.position = start + 8
        while box.remaining > 2 {
            let tag = box.byte()
            let size = length(&box)
            switch tag {
            case 3:
                // An identifier, and flags that say what follows it.
                box.skip(2)
                let flags = box.byte()
                box.skip((flags & 0x80 != 0 ? 2 : 0) + (flags & 0x20 != 0 ? 2 : 0))
            case 4: box.skip(13)
            case 5: return configuration(&box)
            default: box.skip(size)
            }
        }
        return nil
    }

    private static func length(_ box: inout ByteReader) -> Int {
        var size = 0
        for _ in 0..<4 {
            let byte = box.byte()
            size = size << 7 | Int(byte & 0x7F)
            if byte & 0x80 == 0 { break }
        }
        return size
    }

    private static func configuration(_ box: inout ByteReader) -> (rate: Double, channels: Int)? {
        guard box.remaining >= 2 else { return nil }
        let bits = Int(box.big(2))
        // 5 bits: the kind of object, 4: the rate, 4: the channels.
        let (kind, rate) = (bits >> 11, bits >> 7 & 15)
        guard kind != 31, rate < rates.count else { return (0, 0) }
        let channels = bits >> 3 & 15
        return (rates[rate], channels == 7 ? 8 : channels < 7 ? channels : 0)
    }
}
