internal import CPixelKernels

/// A picture of one colour before it is made of pixels: most layers that draw themselves show a text, whose pixels only those need who look at them.
package struct KeptCoverage: Sendable {
    /// The rectangle of the covered pixels in the bitmap, from its top left corner.
    package let x, y, columns, rows: Int
    /// The premultiplied colour, as pixels have it.
    package let color: UInt32
    package let bytesPerRow: Int
    private let buffer: PixelBuffer
    /// The byte of the first covered pixel.
    private let offset: Int

    /// - Parameter area: The part of the mask that shows; not empty.
    init(_ mask: PlacedMask, in area: PixelRect, color: UInt32) {
        let start = mask.start(of: area), stride = mask.coverage.bytesPerRow
        // A text's mask is more than twice as high as its letters.
        let covered = qk_covered_rows(start, stride, Int32(area.width), Int32(area.height))
        (buffer, self.color, bytesPerRow) = (mask.coverage, color, stride)
        (x, y, columns, rows) = (area.x, area.y + Int(covered.y), area.width, Int(covered.height))
        offset = UnsafeRawPointer(start) - UnsafeRawPointer(mask.coverage.pointer) + Int(covered.y) * stride
    }

    /// A byte a pixel; nothing is copied.
    package var data: Data {
        guard rows > 0 else { return Data() }
        let buffer = buffer
        return Data(
            bytesNoCopy: buffer.pointer + offset, count: (rows - 1) * bytesPerRow + columns,
            deallocator: .custom { _, _ in withExtendedLifetime(buffer) {} })
    }

    /// A pixel of the bitmap as it would be were it made of pixels, alpha in the highest byte.
    func pixel(x: Int, y: Int) -> UInt32 {
        let (column, row) = (x - self.x, y - self.y)
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return 0 }
        var pixel: UInt32 = 0
        withUnsafeMutableBytes(of: &pixel) { bytes in
            let covered = (buffer.pointer + offset + row * bytesPerRow + column).assumingMemoryBound(to: UInt8.self)
            qk_over_solid(bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), 4, color, covered, bytesPerRow, 1, 1)
        }
        return pixel.littleEndian
    }

    /// Paints the colour onto pixels.
    func paint(on pixels: PixelBuffer) {
        guard rows > 0 else { return }
        qk_over_solid(
            (pixels.pointer + y * pixels.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow, color,
            (buffer.pointer + offset).assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(columns), Int32(rows))
    }
}

/// The pixels of such a picture, made when they are first asked for.
final class KeptPixels: @unchecked Sendable {
    let coverage: KeptCoverage
    private let width, height: Int
    private let lock = NSLock()
    private var made: PixelBuffer?

    init(_ coverage: KeptCoverage, width: Int, height: Int) { (self.coverage, self.width, self.height) = (coverage, width, height) }

    var buffer: PixelBuffer {
        lock.withLock {
            if let made { return made }
            let pixels = PixelBuffer(width: width, height: height)
            coverage.paint(on: pixels)
            made = pixels
            return pixels
        }
    }
}
