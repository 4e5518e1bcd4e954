import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x, y, width, height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y)
        return PixelRect(x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
    }

    func contains(_ other: PixelRect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }

    func offsetBy(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

    func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    /// The pixels that a rectangle touches.
    init(around rect: CGRect) {
        self.init(rect.minX.rounded(.down), rect.minY.rounded(.down), rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    }

    /// The pixels that lie wholly within a rectangle.
    init(within rect: CGRect) {
        let left = rect.minX.rounded(.up), top = rect.minY.rounded(.up)
        self.init(left, top, max(rect.maxX.rounded(.down), left), max(rect.maxY.rounded(.down), top))
    }

    /// Between whole edges, as far as they are places in a bitmap.
    private init(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
        func whole(_ edge: CGFloat) -> Int { Int(min(max(edge, -1e6), 1e6)) }
        self.init(x: whole(left), y: whole(top), width: whole(right) - whole(left), height: whole(bottom) - whole(top))
    }

    /// The pixels of a rectangle whose edges lie on pixel edges; nil for others.
    init?(exactly rect: CGRect) {
        func whole(_ edge: CGFloat) -> Int? {
            let rounded = edge.rounded()
            return abs(edge - rounded) < 1e-4 && abs(edge) < 1e6 ? Int(rounded) : nil
        }
        guard let left = whole(rect.minX), let top = whole(rect.minY), let right = whole(rect.maxX), let bottom = whole(rect.maxY) else {
            return nil
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What is left without the pixels of another: above, below, left and right of it.
    func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y), PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}
