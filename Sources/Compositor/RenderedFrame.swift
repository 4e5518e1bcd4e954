import CoreGraphics
import Foundation

/// A finished picture: opaque BGRA, rows from top to bottom.
public struct RenderedFrame: @unchecked Sendable {
    let buffer: PixelBuffer
    /// Pixels in a point.
    public let scale: Double

    /// Size in pixels.
    public var width: Int { buffer.width }
    public var height: Int { buffer.height }
    public var bytesPerRow: Int { buffer.bytesPerRow }
    /// The pixels; they stay valid as long as the data.
    public var pixels: Data { buffer.data }

    public var image: CGImage { CGImage(buffer: buffer, isOpaque: true) }

    /// The picture as a PNG file. The same pixels make the same bytes on every x86-64 processor with SSE 4.2, which is all since 2008
    /// (measured with ISA-L 2.30 on emulated Nehalem, Sandy Bridge and Haswell); between other architectures, compare pixels.
    public func pngData() -> Data { image.encodePNG() ?? Data() }
}
