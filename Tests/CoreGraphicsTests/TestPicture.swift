@testable import CoreGraphics

/// A picture of 37×23 pixels that all differ from their neighbours, of any alpha where it is not opaque.
func testPicture(isOpaque: Bool) -> CGImage {
    let buffer = PixelBuffer(width: 37, height: 23)
    let pixels = buffer.pointer.assumingMemoryBound(to: UInt32.self)
    for index in 0..<37 * 23 {
        let gray = UInt32(index * 37 % 251), alpha: UInt32 = isOpaque ? 255 : max(gray, UInt32(index % 256))
        pixels[index] = alpha << 24 | gray << 16 | gray / 2 << 8 | gray / 3
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
}
