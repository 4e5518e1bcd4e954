/// A rectangle of whole pixels, counted from the bitmap's top left corner.
struct PixelBox: Hashable {
    var x, y, width, height: Int

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    /// The pixels that a rectangle of device space touches; nil for rectangles that are no place in a bitmap.
    init?(around rect: CGRect) {
        let limit = 1e6
        guard abs(rect.minX) < limit, abs(rect.minY) < limit, abs(rect.maxX) < limit, abs(rect.maxY) < limit else { return nil }
        let left = Int(rect.minX.rounded(.down)), top = Int(rect.minY.rounded(.down))
        self.init(x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - top)
    }

    /// The pixels of a rectangle of device space whose edges lie on pixel edges, as exactly as cairo computes; nil for others.
    init?(exactly rect: CGRect) {
        self.init(around: rect)
        let tolerance = 1.0 / 512
        guard abs(rect.minX - rect.minX.rounded()) < tolerance, abs(rect.minY - rect.minY.rounded()) < tolerance,
            abs(rect.maxX - rect.maxX.rounded()) < tolerance, abs(rect.maxY - rect.maxY.rounded()) < tolerance
        else { return nil }
        (x, y) = (Int(rect.minX.rounded()), Int(rect.minY.rounded()))
        (width, height) = (Int(rect.maxX.rounded()) - x, Int(rect.maxY.rounded()) - y)
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var area: Int { width * height }

    func intersection(_ other: PixelBox) -> PixelBox {
        let left = max(x, other.x), top = max(y, other.y)
        return PixelBox(x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
    }

    func contains(_ other: PixelBox) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }
}

extension PixelBuffer {
    var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }
}
