/// Red, green, blue and alpha in the working space: linear, premultiplied, 1 being full.
typealias Pixel = SIMD4<Float>

/// The transfer curve of sRGB. Source: IEC 61966-2-1.
enum Transfer {
    static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The linear values of bytes.
    static let linearOfByte = (0...255).map { linear(Float($0) / 255) }
    /// The values of bytes as they are.
    static let encodedOfByte = (0...255).map { Float($0) / 255 }
    private static let steps = 16_384
    /// The bytes and encoded values of linear ones, in steps.
    static let byteOfLinear = (0...steps).map { UInt8((encoded(Float($0) / Float(steps)) * 255).rounded()) }
    static let byteOfEncoded = (0...steps).map { UInt8((Float($0) / Float(steps) * 255).rounded()) }
    private static let encodedOfLinear = (0...steps + 1).map { encoded(min(Float($0) / Float(steps), 1)) }

    /// The step of a linear value; 0 for what is not a number.
    @inline(__always) static func byte(_ value: Float) -> Int { value > 0 ? Int(min(value, 1) * Float(steps) + 0.5) : 0 }

    /// The encoded value of one from 0 to 1, interpolated in a table; of others computed.
    @inline(__always) static func fastEncoded(_ value: Float) -> Float {
        guard value > 0.002, value < 1 else { return value <= 0 ? value * 12.92 : encoded(value) }
        let place = value * Float(steps), index = Int(place)
        let low = encodedOfLinear[index]
        return low + (encodedOfLinear[index + 1] - low) * (place - Float(index))
    }
}

/// A stretch of whole pixels; y grows upwards, as in Core Image.
struct PixelRegion: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The pixels that a rectangle touches, at most so many.
    init(_ rect: CGRect) {
        let limit: CGFloat = 1_073_741_824
        func whole(_ value: CGFloat) -> Int { Int(min(max(value.isNaN ? 0 : value, -limit), limit)) }
        let (left, bottom) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
        self.init(left, bottom, whole(rect.maxX.rounded(.up)) - left, whole(rect.maxY.rounded(.up)) - bottom)
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func insetBy(_ dx: Int, _ dy: Int) -> PixelRegion { PixelRegion(x + dx, y + dy, width - 2 * dx, height - 2 * dy) }

    func intersection(_ other: PixelRegion) -> PixelRegion {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelRegion(left, bottom, min(maxX, other.maxX) - left, min(maxY, other.maxY) - bottom)
    }
}

/// The pixels of a region, row by row from the lowest one.
final class Tile: @unchecked Sendable {
    let region: PixelRegion
    let pixels: UnsafeMutablePointer<Pixel>

    /// - Parameter isClear: Whether all pixels are transparent at first; others must all be set.
    init(_ region: PixelRegion, isClear: Bool = true) {
        self.region = region
        let count = max(region.width * region.height, 1)
        pixels = .allocate(capacity: count)
        if isClear { pixels.initialize(repeating: .zero, count: count) }
    }

    deinit { pixels.deallocate() }

    @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<Pixel> { pixels + (y - region.y) * region.width }

    /// A pixel by its place; transparent outside.
    @inline(__always) func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard x >= region.x, y >= region.y, x < region.maxX, y < region.maxY else { return .zero }
        return pixels[(y - region.y) * region.width + x - region.x]
    }

    /// The colour at a place, between the centres of four pixels.
    @inline(__always) func sample(_ x: Float, _ y: Float) -> Pixel {
        let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        guard abs(left) < 1e9, abs(bottom) < 1e9 else { return .zero }
        let (fx, fy, ix, iy) = (x - 0.5 - left, y - 0.5 - bottom, Int(left), Int(bottom))
        let low = pixel(ix, iy) * (1 - fx) + pixel(ix + 1, iy) * fx
        let high = pixel(ix, iy + 1) * (1 - fx) + pixel(ix + 1, iy + 1) * fx
        return low * (1 - fy) + high * fy
    }
}
