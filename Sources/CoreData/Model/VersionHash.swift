import QuinceFoundation

/// A digest of 32 bytes of what makes a version of a model different from others.
///
/// Apple does not document its digests; these compare among themselves only.
struct VersionHash {
    private var lanes: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4, 0x9e37_79b9_7f4a_7c15, 0x7f4a_7c15_9e37_79b9]

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0xff))
    }

    mutating func add(_ number: Int64) { withUnsafeBytes(of: number.littleEndian) { for byte in $0 { add(byte) } } }
    mutating func add(_ flag: Bool) { add(flag ? UInt8(1) : 0) }

    mutating func add(_ data: Data) {
        for byte in data { add(byte) }
        add(Int64(data.count))
    }

    private mutating func add(_ byte: UInt8) {
        for lane in lanes.indices { lanes[lane] = (lanes[lane] ^ UInt64(byte) &+ UInt64(lane) << 8) &* 0x100_0000_01b3 }
    }

    var data: Data { lanes.reduce(into: Data()) { data, lane in withUnsafeBytes(of: lane.littleEndian) { data.append(contentsOf: $0) } } }
}
