internal import CPixelKernels
import Foundation

/// A bitmap of one colour, as most texts are: how much of each pixel is covered. It takes a quarter of the bytes that its pixels take.
public final class RenderCoverage: @unchecked Sendable {
    /// Size of the bitmap in pixels.
    public let width, height: Int
    /// The rectangle of known coverage, in pixels from the bitmap's top left corner; everything outside it is clear.
    public let x, y, columns, rows: Int
    /// The premultiplied colour: blue in the lowest byte, then green, red and alpha.
    public let color: UInt32
    /// From one row of `bytes` to the next; at least `columns`.
    public let bytesPerRow: Int
    /// A byte a pixel, 255 where it is covered as a whole.
    public let bytes: Data
    private let lock = NSLock()
    private var made: Data?

    /// Nil where the covered rectangle lies outside the bitmap, or the bytes are too few.
    public init?(width: Int, height: Int, color: UInt32, x: Int, y: Int, columns: Int, rows: Int, bytesPerRow: Int, bytes: Data) {
        guard width > 0, height > 0, x >= 0, y >= 0, columns >= 0, rows >= 0, columns <= width - x, rows <= height - y,
            bytesPerRow >= columns, rows == 0 || bytes.count >= (rows - 1) * bytesPerRow + columns
        else { return nil }
        (self.width, self.height, self.color) = (width, height, color)
        (self.x, self.y, self.columns, self.rows) = (x, y, columns, rows)
        (self.bytesPerRow, self.bytes) = (bytesPerRow, bytes)
    }

    /// The pixels it stands for, premultiplied BGRA, in rows without gaps; made when they are first asked for.
    public var pixels: Data {
        lock.withLock {
            if let made { return made }
            let pixels = expanded()
            made = pixels
            return pixels
        }
    }

    /// The pixels it stands for, which are not kept.
    package func expanded() -> Data {
        var pixels = Data(count: width * height * 4)
        guard columns > 0, rows > 0 else { return pixels }
        pixels.withUnsafeMutableBytes { target in
            bytes.withUnsafeBytes { source in
                qk_over_solid(
                    target.bindMemory(to: UInt8.self).baseAddress! + (y * width + x) * 4, width * 4, color,
                    source.bindMemory(to: UInt8.self).baseAddress!, bytesPerRow, Int32(columns), Int32(rows))
            }
        }
        return pixels
    }
}
