import CoreGraphics
import Foundation

/// The similarity of two pictures of the same size.
struct PictureComparison {
    /// Share of the pixels that are equal, 0…1.
    let equalShare: Double

    /// The largest difference between the channels of pixels that count as equal, of 255; allows for different rounding.
    private static let tolerance = 2

    /// - Throws: `StepFailure` where a file is no picture or the sizes differ.
    init(_ png: Data, reference: Data, name: String) throws {
        let (shown, expected) = (try Self.image(png, "the screen"), try Self.image(reference, name))
        guard shown.width == expected.width, shown.height == expected.height else {
            throw StepFailure(
                message: "\(name) is of \(expected.width) × \(expected.height) pixels, the screen of \(shown.width) × \(shown.height)",
                details: ["Pictures are compared on the device model they were taken on."])
        }
        let (a, b) = (shown.buffer, expected.buffer)
        let different = (0..<a.height).reduce(0) { count, row in
            let (left, right) = (a.pointer + row * a.bytesPerRow, b.pointer + row * b.bytesPerRow)
            // Rows are mostly equal to the byte.
            return memcmp(left, right, a.width * 4) == 0 ? count : count + Self.differences(left, right, a.width)
        }
        equalShare = 1 - Double(different) / Double(max(a.width * a.height, 1))
    }

    private static func image(_ data: Data, _ name: String) throws -> CGImage {
        guard let image = try? ImageDecoder.decode(data) else { throw StepFailure(message: "\(name) is no picture that can be read") }
        return image
    }

    private static func differences(_ left: UnsafeMutableRawPointer, _ right: UnsafeMutableRawPointer, _ width: Int) -> Int {
        let (left, right) = (left.assumingMemoryBound(to: UInt8.self), right.assumingMemoryBound(to: UInt8.self))
        var count = 0
        for pixel in 0..<width {
            // The fourth byte of an opaque picture says nothing.
            for channel in pixel * 4..<pixel * 4 + 3 where abs(Int(left[channel]) - Int(right[channel])) > tolerance {
                count += 1
                break
            }
        }
        return count
    }
}
