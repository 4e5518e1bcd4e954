/// The world's land, lakes and borders, as lines on the flat map.
struct WorldOutline: Sendable {
    /// A line of the outline and the rectangle around it, in map points.
    struct Line: Sendable {
        let points: [MKMapPoint]
        let bounds: MKMapRect
    }

    let land: [Line]
    let lakes: [Line]
    let borders: [Line]

    static let shared = WorldOutline()

    private init() {
        (land, lakes, borders) = (Self.lines(Self.landText), Self.lines(Self.lakeText), Self.lines(Self.borderText))
    }

    private static func lines(_ text: String) -> [Line] {
        text.split(separator: ";").compactMap { line in
            let points = line.split(whereSeparator: \.isWhitespace).compactMap { pair -> MKMapPoint? in
                let numbers = pair.split(separator: ",").compactMap { Double($0) }
                guard numbers.count == 2 else { return nil }
                let point = MercatorProjection.point(latitude: numbers[1], longitude: numbers[0])
                return MKMapPoint(x: point.x, y: point.y)
            }
            guard points.count > 1 else { return nil }
            return Line(points: points, bounds: MKMapRect(around: points))
        }
    }

    /// Whether a place lies on land, by the outline.
    func isLand(_ point: MKMapPoint) -> Bool {
        land.contains { Self.contains($0, point) } && !lakes.contains { Self.contains($0, point) }
    }

    private static func contains(_ ring: Line, _ point: MKMapPoint) -> Bool {
        var isInside = false
        var previous = ring.points[ring.points.count - 1]
        for corner in ring.points {
            if (corner.y > point.y) != (previous.y > point.y),
                point.x < (previous.x - corner.x) * (point.y - corner.y) / (previous.y - corner.y) + corner.x
            {
                isInside.toggle()
            }
            previous = corner
        }
        return isInside
    }
}

extension MKMapRect {
    /// The smallest rectangle around points; null where there are none.
    init(around points: [MKMapPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
