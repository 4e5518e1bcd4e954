import CoreGraphics
import Foundation

/// How often each level of red, green and blue occurs in a picture.
nonisolated struct Histogram: Equatable, Sendable {
    nonisolated enum Channel: String, CaseIterable, Identifiable, Sendable {
        case red, green, blue

        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    /// One level of one channel.
    nonisolated struct Sample: Identifiable, Equatable, Sendable {
        let channel: Channel
        /// 0, dark, to 1, light.
        let level: Double
        /// The part of all pixels, relative to the most frequent level: 0 to 1.
        let share: Double

        var id: String { "\(channel)\(level)" }
    }

    static let binCount = 32
    private(set) var counts: [Channel: [Int]] = [:]

    /// The histogram of a picture without pixels.
    init() {}

    /// Counts the levels of pixels of four bytes: red, green, blue and another.
    init(rgbx bytes: some Sequence<UInt8>) {
        var bins = Channel.allCases.map { _ in [Int](repeating: 0, count: Self.binCount) }
        for (index, byte) in bytes.enumerated() where index % 4 < 3 { bins[index % 4][Int(byte) * Self.binCount / 256] += 1 }
        counts = Dictionary(uniqueKeysWithValues: zip(Channel.allCases, bins))
    }

    /// Counts the levels of a picture at a size at which that is quick.
    init(_ image: CGImage, side: Int = 128) {
        var bytes = [UInt8](repeating: 0, count: side * side * 4)
        let info = CGImageAlphaInfo.noneSkipLast.rawValue
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        }
        self.init(rgbx: bytes)
    }

    /// All levels of all channels.
    var samples: [Sample] {
        let highest = Double(counts.values.joined().max() ?? 0)
        guard highest > 0 else { return [] }
        return Channel.allCases.flatMap { channel in
            (counts[channel] ?? []).enumerated().map { bin, count in
                Sample(channel: channel, level: Double(bin) / Double(Self.binCount - 1), share: Double(count) / highest)
            }
        }
    }

    /// The mean level of a channel, 0 to 1; nil where there are no pixels.
    func mean(of channel: Channel) -> Double? {
        guard let bins = counts[channel] else { return nil }
        let pixels = bins.reduce(0, +)
        guard pixels > 0 else { return nil }
        return bins.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) } / Double(pixels * (Self.binCount - 1))
    }
}
