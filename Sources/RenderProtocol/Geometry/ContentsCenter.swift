import Foundation

extension CGRect {
    /// The stretchable part of contents of so many pixels, in units of their size: a length of 0 means one pixel about that place (CALayer.contentsCenter).
    public func ofAtLeastOnePixel(in pixels: CGSize) -> CGRect {
        var result = self
        if width <= 0, pixels.width > 0 { (result.origin.x, result.size.width) = (minX - 0.5 / pixels.width, 1 / pixels.width) }
        if height <= 0, pixels.height > 0 { (result.origin.y, result.size.height) = (minY - 0.5 / pixels.height, 1 / pixels.height) }
        return result
    }
}
