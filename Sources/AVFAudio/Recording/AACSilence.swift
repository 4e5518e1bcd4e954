import QuinceFoundation

/// Packets of advanced audio coding, low complexity, that decode to silence.
///
/// Source: ISO/IEC 14496-3, subpart 4.
struct AACSilence {
    /// The frames of a packet.
    static let packetFrames = 1024
    private static let rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350]

    let packet: Data
    /// The decoder's configuration.
    let configuration: Data

    /// - Parameters:
    ///   - rate: Frames per second.
    ///   - channels: 1 or 2; nil is returned for others.
    init?(rate: Int, channels: Int) {
        guard (1...2).contains(channels), rate > 0, rate < 1 << 24 else { return nil }
        var packet = Bits()
        if channels == 1 {
            packet.add(0, 3)  // one channel
            packet.add(0, 4)  // its number
            packet.add(0, 8)  // gain
            packet.add(0, 11)  // a long window without any band
            packet.add(0, 3)  // no pulses, no noise shaping, no gain control
        } else {
            packet.add(1, 3)  // two channels
            packet.add(0, 4)
            packet.add(1, 1)  // with one window
            packet.add(0, 11)
            packet.add(0, 2)  // not coded as middle and side
            packet.add(0, 11)
            packet.add(0, 11)
        }
        packet.add(7, 3)  // end
        self.packet = packet.data
        var configuration = Bits()
        configuration.add(2, 5)  // low complexity
        if let index = Self.rates.firstIndex(of: rate) {
            configuration.add(index, 4)
        } else {
            configuration.add(15, 4)
            configuration.add(rate, 24)
        }
        configuration.add(channels, 4)
        configuration.add(0, 3)
        self.configuration = configuration.data
    }

    private struct Bits {
        private var bits: [Bool] = []

        mutating func add(_ value: Int, _ count: Int) { for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) } }

        /// The bits in bytes, the last one filled up with zeros.
        var data: Data {
            Data(
                stride(from: 0, to: bits.count, by: 8).map { start in
                    (0..<8).reduce(UInt8(0)) { $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0) }
                })
        }
    }
}
