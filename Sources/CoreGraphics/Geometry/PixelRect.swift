/// A rectangle of whole pixels, counted from the top left corner.
package struct PixelRect: Hashable, Sendable {
    package var x, y, width, height: Int

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { width * height }

    package init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    /// The pixels that a rectangle touches, as far as they are places in a bitmap.
    package init(around rect: CGRect) {
        self.init(rect.minX.rounded(.down), rect.minY.rounded(.down), rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    }

    /// The pixels that a rectangle touches; nil for rectangles that are no place in a bitmap.
    package init?(touching rect: CGRect) {
        guard abs(rect.minX) < Self.limit, abs(rect.minY) < Self.limit, abs(rect.maxX) < Self.limit, abs(rect.maxY) < Self.limit else {
            return nil
        }
        self.init(around: rect)
    }

    /// The pixels that lie wholly within a rectangle.
    package init(within rect: CGRect) {
        let left = rect.minX.rounded(.up), top = rect.minY.rounded(.up)
        self.init(left, top, max(rect.maxX.rounded(.down), left), max(rect.maxY.rounded(.down), top))
    }

    /// The pixels of a rectangle whose edges lie on pixel edges; nil for others.
    package init?(exactly rect: CGRect) { self.init(rect, tolerance: 1e-4) }

    /// The pixels of a rectangle whose edges lie on pixel edges as exactly as cairo computes; nil for others.
    init?(onCairosGrid rect: CGRect) { self.init(rect, tolerance: 1.0 / 512) }

    private init?(_ rect: CGRect, tolerance: CGFloat) {
        func whole(_ edge: CGFloat) -> Int? {
            let rounded = edge.rounded()
            return abs(edge - rounded) < tolerance && abs(edge) < Self.limit ? Int(rounded) : nil
        }
        guard let left = whole(rect.minX), let top = whole(rect.minY), let right = whole(rect.maxX), let bottom = whole(rect.maxY) else {
            return nil
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Between whole edges.
    private init(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
        // In this order what is no number becomes the least edge.
        func whole(_ edge: CGFloat) -> Int { Int(max(-Self.limit, min(edge, Self.limit))) }
        self.init(x: whole(left), y: whole(top), width: whole(right) - whole(left), height: whole(bottom) - whole(top))
    }

    /// The maximum absolute coordinate of a pixel; larger ones are clamped.
    private static let limit: CGFloat = 1e6

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y)
        return PixelRect(x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
    }

    package func contains(_ other: PixelRect) -> Bool { x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY }

    package func offsetBy(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

    package func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }

    /// Returns the parts of the rectangle outside another one: above, below, left and right of it.
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y), PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}

extension PixelBuffer {
    var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
