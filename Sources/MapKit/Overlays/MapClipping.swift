/// Cuts shapes to rectangles of the map, so that drawing takes as long as what is seen and numbers stay small at every zoom.
enum MapClipping {
    /// The part of a ring within a rectangle; empty where nothing is.
    static func ring(_ points: [MKMapPoint], in rect: MKMapRect) -> [MKMapPoint] {
        var result = points
        let edges: [(isInside: (MKMapPoint) -> Bool, cut: (MKMapPoint, MKMapPoint) -> MKMapPoint)] = [
            ({ $0.x >= rect.minX }, { atX(rect.minX, $0, $1) }), ({ $0.x <= rect.maxX }, { atX(rect.maxX, $0, $1) }),
            ({ $0.y >= rect.minY }, { atY(rect.minY, $0, $1) }), ({ $0.y <= rect.maxY }, { atY(rect.maxY, $0, $1) }),
        ]
        for edge in edges {
            guard var previous = result.last else { return [] }
            var next: [MKMapPoint] = []
            next.reserveCapacity(result.count)
            var wasInside = edge.isInside(previous)
            for point in result {
                let isInside = edge.isInside(point)
                if isInside != wasInside { next.append(edge.cut(previous, point)) }
                if isInside { next.append(point) }
                (previous, wasInside) = (point, isInside)
            }
            result = next
        }
        return result
    }

    /// The parts of a line within a rectangle.
    static func line(_ points: [MKMapPoint], in rect: MKMapRect) -> [[MKMapPoint]] {
        var parts: [[MKMapPoint]] = []
        var current: [MKMapPoint] = []
        for (start, end) in zip(points, points.dropFirst()) {
            guard let part = segment(start, end, rect) else {
                if !current.isEmpty { parts.append(current) }
                current = []
                continue
            }
            if let last = current.last, last.x == part.0.x, last.y == part.0.y {
                current.append(part.1)
            } else {
                if !current.isEmpty { parts.append(current) }
                current = [part.0, part.1]
            }
        }
        if !current.isEmpty { parts.append(current) }
        return parts
    }

    /// The points without those nearer to the one before than `distance`, the last one kept.
    static func thinned(_ points: [MKMapPoint], _ distance: Double) -> [MKMapPoint] {
        guard points.count > 200, var last = points.first else { return points }
        var result = [last]
        for point in points.dropFirst().dropLast() where abs(point.x - last.x) > distance || abs(point.y - last.y) > distance {
            result.append(point)
            last = point
        }
        result.append(points[points.count - 1])
        return result
    }

    private static func segment(_ start: MKMapPoint, _ end: MKMapPoint, _ rect: MKMapRect) -> (MKMapPoint, MKMapPoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (first, last) = (0.0, 1.0)
        let limits = [(-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY), (dy, rect.maxY - start.y)]
        for (direction, distance) in limits {
            if direction == 0 {
                if distance < 0 { return nil }
                continue
            }
            let share = distance / direction
            if direction < 0 { first = max(first, share) } else { last = min(last, share) }
        }
        guard first <= last else { return nil }
        let from = first == 0 ? start : MKMapPoint(x: start.x + dx * first, y: start.y + dy * first)
        return (from, last == 1 ? end : MKMapPoint(x: start.x + dx * last, y: start.y + dy * last))
    }

    private static func atX(_ x: Double, _ a: MKMapPoint, _ b: MKMapPoint) -> MKMapPoint {
        MKMapPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
    }

    private static func atY(_ y: Double, _ a: MKMapPoint, _ b: MKMapPoint) -> MKMapPoint {
        MKMapPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y)
    }
}
