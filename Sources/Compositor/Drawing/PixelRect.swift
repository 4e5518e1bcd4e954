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
        let limit = 1e6
        func whole(_ value: CGFloat) -> Int { Int(min(max(Double(value), -limit), limit)) }
        let left = whole(rect.minX.rounded(.down)), top = whole(rect.minY.rounded(.down))
        self.init(x: left, y: top, width: whole(rect.maxX.rounded(.up)) - left, height: whole(rect.maxY.rounded(.up)) - top)
    }

    /// The pixels of a rectangle whose edges lie on pixel edges; nil for others.
    init?(exactly rect: CGRect) {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Double($0) }
        guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-4 && abs($0) < 1e6 }) else { return nil }
        let whole = edges.map { Int($0.rounded()) }
        self.init(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
    }
}
