/// A rectangle of the flat map, in map points.
///
/// Source: Apple's documentation of `MKMapRect`.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The rectangle of the whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle: what an intersection of rectangles apart is.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Whether the rectangle reaches over the 180th meridian, the map's edges.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MercatorProjection.worldSize) }

    /// The smallest rectangle around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    /// The part that both cover; null where there is none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        return right >= x && bottom >= y ? MKMapRect(x: x, y: y, width: right - x, height: bottom - y) : .null
    }

    /// The rectangle with its edges moved inwards, or outwards by negative distances.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull else { return self }
        let inset = MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.width < 0 || inset.height < 0 ? .null : inset
    }

    /// The rectangle moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The parts that a line parallel to an edge cuts the rectangle in: the first has `distance` of it, measured from the edge.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        guard !isNull else { return (.null, .null) }
        let across = min(max(distance, 0), width)
        let along = min(max(distance, 0), height)
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: across, height: height),
                MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - across, y: minY, width: across, height: height),
                MKMapRect(x: minX, y: minY, width: width - across, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: along),
                MKMapRect(x: minX, y: minY + along, width: width, height: height - along)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - along, width: width, height: along),
                MKMapRect(x: minX, y: minY, width: width, height: height - along)
            )
        @unknown default: return (.null, self)
        }
    }

    /// Whether the point lies in the rectangle; its right and lower edges do not count.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the whole of the other rectangle lies in this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Whether the rectangles have a part in common.
    public func intersects(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY && rect.minY <= maxY
    }

    /// The part beyond the 180th meridian, on the side of the map where it lies; null where nothing is beyond.
    public var remainder: MKMapRect {
        guard spans180thMeridian else { return .null }
        let world = MercatorProjection.worldSize
        return minX < 0
            ? MKMapRect(x: minX + world, y: minY, width: -minX, height: height)
            : MKMapRect(x: max(minX - world, 0), y: minY, width: min(maxX - world, width), height: height)
    }
}

/// The rectangle of the whole map.
public var MKMapRectWorld: MKMapRect { .world }
/// No rectangle.
public var MKMapRectNull: MKMapRect { .null }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.offsetBy(dx: dx, dy: dy) }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder }
/// The rectangle as text, `{{x, y}, {width, height}}`.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
