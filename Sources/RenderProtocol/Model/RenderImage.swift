import Foundation

/// A bitmap that layers show: premultiplied BGRA, 8 bits a channel, sRGB, rows from top to bottom.
public struct RenderImage: Equatable, Sendable {
    /// Size in pixels.
    public var width, height: Int
    /// Bytes from one row to the next; at least `width * 4`.
    public var bytesPerRow: Int
    /// Whether every pixel's alpha is 255, so that compositors may copy instead of blend.
    public var isOpaque: Bool
    /// `height * bytesPerRow` bytes.
    public var pixels: Data

    public init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: Data) {
        (self.width, self.height, self.bytesPerRow, self.isOpaque, self.pixels) = (width, height, bytesPerRow, isOpaque, pixels)
    }
}
