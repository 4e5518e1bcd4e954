import CPixelKernels
import Foundation
import Testing

/// Blurring against three boxes computed as they are defined, to the bit.
@Suite("Blur")
struct BlurTests {
    struct Mask {
        var width, height: Int
        var bytes: [UInt8]

        init(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) {
            (self.width, self.height) = (width, height)
            bytes = (0..<height).flatMap { y in (0..<width).map { x in value(x, y) } }
        }

        /// The mask filtered along an axis by weights about their middle; outside everything is zero.
        func filtered(_ weights: [Int], dx: Int, dy: Int) -> Mask {
            let scale = 1 / Double(weights.reduce(0, +)), reach = weights.count / 2
            return Mask(width, height) { x, y in
                var sum = 0
                for (index, weight) in weights.enumerated() {
                    let (column, row) = (x + (index - reach) * dx, y + (index - reach) * dy)
                    if (0..<width).contains(column), (0..<height).contains(row) { sum += weight * Int(bytes[row * width + column]) }
                }
                return UInt8(Double(sum) * scale + 0.5)
            }
        }

        /// Where two masks differ first, for people; nil where they do not.
        func difference(from other: Mask) -> String? {
            guard let place = zip(bytes, other.bytes).enumerated().first(where: { $0.element.0 != $0.element.1 }) else { return nil }
            return "at \(place.offset % width), \(place.offset / width): \(place.element.0) instead of \(place.element.1)"
        }

        func blurred(sigma: Double) -> Mask {
            var result = self
            result.bytes.withUnsafeMutableBufferPointer { qk_blur_a8($0.baseAddress!, width, Int32(width), Int32(height), sigma) }
            return result
        }
    }

    /// σ = 2 has boxes of 4, 4 and 5; these are their weights together.
    private static let weights = [1, 3, 6, 10, 13, 14, 13, 10, 6, 3, 1]

    private func reference(_ mask: Mask) -> Mask { mask.filtered(Self.weights, dx: 1, dy: 0).filtered(Self.weights, dx: 0, dy: 1) }

    @Test("Pictures without order")
    func noise() {
        let mask = Mask(41, 23) { x, y in UInt8(truncatingIfNeeded: (x * 7919 + y * 104_729) >> 3) }
        #expect(mask.blurred(sigma: 2).difference(from: reference(mask)) == nil)
    }

    @Test("Shapes that are the same over a long way, along one axis or both", arguments: [(120, 30), (30, 120), (120, 120), (200, 1)])
    func rectangles(width: Int, height: Int) {
        let plain = Mask(width, height) { x, y in x >= 10 && x < width - 10 && y >= height / 4 && y < height - height / 4 ? 255 : 0 }
        #expect(plain.blurred(sigma: 2).difference(from: reference(plain)) == nil)
        let stripes = Mask(width, height) { x, y in x > 12 && x < width - 9 ? UInt8(y * 5 % 251) : UInt8(x * 3 % 256) }
        #expect(stripes.blurred(sigma: 2).difference(from: reference(stripes)) == nil)
        let edges = Mask(width, height) { x, y in x < 3 || y > height - 2 ? 200 : 0 }
        #expect(edges.blurred(sigma: 2).difference(from: reference(edges)) == nil)
    }

    @Test("All four channels of a picture are blurred alike")
    func channels() {
        let mask = Mask(40, 25) { x, y in UInt8((x * y + x * 3) % 256) }
        var pixels: [UInt8] = mask.bytes.flatMap { [$0, $0 / 2, 0, $0] }
        pixels.withUnsafeMutableBufferPointer { qk_blur_bgra($0.baseAddress!, 160, 40, 25, 2, QKBlurEdgesClear) }
        let halved = Mask(40, 25) { x, y in mask.bytes[y * 40 + x] / 2 }
        let expected: [UInt8] = zip(reference(mask).bytes, reference(halved).bytes).flatMap { [$0, $1, 0, $0] }
        #expect(pixels.elementsEqual(expected))
    }
}
