import Compositor
import Foundation

/// Measures the contrast of a text with what is behind it, in the pixels of a screen.
///
/// The background is the most frequent colour of the text's area, the text the colour that differs most from it. Source: WCAG 2.2, success
/// criterion 1.4.3.
package enum TextContrast {
    /// The part of an area that one colour must have to be its background.
    private static let leastBackground = 0.4
    /// The part of an area that the text's own colour has at least.
    private static let leastText = 0.006

    /// The contrast of the text in an area, in points; nil where there is no single background, or no text.
    package static func ratio(in area: CGRect, _ frame: RenderedFrame) -> Double? {
        let scale = frame.scale
        let (left, right) = (max(Int(area.minX * scale), 0), min(Int(area.maxX * scale), frame.width))
        let (top, bottom) = (max(Int(area.minY * scale), 0), min(Int(area.maxY * scale), frame.height))
        guard left < right, top < bottom else { return nil }
        // Every pixel of small areas, of large ones a part.
        let step = max(1, Int((Double((right - left) * (bottom - top)) / mostSamples).squareRoot()))
        var samples: [UInt32] = []
        samples.reserveCapacity(Int(mostSamples) * 2)
        frame.pixels.withUnsafeBytes { bytes in
            for y in stride(from: top, to: bottom, by: step) {
                for x in stride(from: left, to: right, by: step) {
                    let offset = y * frame.bytesPerRow + x * 4
                    guard offset + 4 <= bytes.count else { continue }
                    samples.append(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) & 0xff_ffff)
                }
            }
        }
        samples.sort()
        return ratio(of: samples)
    }

    private static let mostSamples = 24_000.0

    /// - Parameter samples: Colours as `0xRRGGBB`, in ascending order.
    package static func ratio(of samples: [UInt32]) -> Double? {
        var counts: [(color: UInt32, count: Int)] = []
        for sample in samples {
            if counts.last?.color == sample { counts[counts.count - 1].count += 1 } else { counts.append((sample, 1)) }
        }
        guard let background = counts.max(by: { $0.count < $1.count }),
            Double(background.count) >= Double(samples.count) * leastBackground
        else { return nil }
        let ground = luminance(background.color)
        let ratios = counts.map { (ratio: ratio(ground, luminance($0.color)), count: $0.count) }.sorted { $0.ratio > $1.ratio }
        let needed = max(Int(Double(samples.count) * leastText), 3)
        var counted = 0
        for (ratio, count) in ratios {
            counted += count
            // Nothing is drawn where all is of one colour.
            if counted >= needed { return ratio > 1.04 ? ratio : nil }
        }
        return nil
    }

    private static func ratio(_ one: Double, _ other: Double) -> Double { (max(one, other) + 0.05) / (min(one, other) + 0.05) }

    /// The relative luminance of a colour, 0…1.
    static func luminance(_ color: UInt32) -> Double {
        0.2126 * linear[Int(color >> 16 & 0xff)] + 0.7152 * linear[Int(color >> 8 & 0xff)] + 0.0722 * linear[Int(color & 0xff)]
    }

    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
