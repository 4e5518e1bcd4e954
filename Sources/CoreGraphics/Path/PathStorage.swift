/// The elements of a path: kinds and, in order, the points of all of them.
struct PathStorage: Hashable {
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    /// The start of the current subpath.
    var start: CGPoint?

    mutating func move(_ point: CGPoint) {
        // Of several moves in a row only the last one counts.
        if kinds.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            kinds.append(.moveToPoint)
            points.append(point)
        }
        start = point
    }

    mutating func line(_ point: CGPoint) {
        guard beginSegment(at: point) else { return }
        kinds.append(.addLineToPoint)
        points.append(point)
    }

    mutating func quad(_ point: CGPoint, _ control: CGPoint) {
        guard beginSegment(at: point) else { return }
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(point)
    }

    mutating func cubic(_ point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        guard beginSegment(at: point) else { return }
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
    }

    /// After closing, drawing goes on from where the subpath began; in an empty path the first point only starts a subpath.
    private mutating func beginSegment(at point: CGPoint) -> Bool {
        if kinds.isEmpty { move(point) } else if kinds.last == .closeSubpath, let start { move(start) } else { return true }
        return kinds.count > 1
    }

    /// The smallest rectangle around all points, control points included; empty for no points.
    var controlPointBox: CGRect {
        guard var low = points.first else { return .zero }
        var high = low
        for point in points {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    var currentPoint: CGPoint? {
        guard let last = kinds.last else { return nil }
        return last == .closeSubpath ? start : points.last
    }

    /// Calls `body` with each kind and the slice of points that belong to it.
    func forEach(_ body: (CGPathElementType, ArraySlice<CGPoint>) -> Void) {
        var index = 0
        for kind in kinds {
            let next = index + kind.pointCount
            body(kind, points[index..<next])
            index = next
        }
    }
}

/// One element of a path, with its points.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}
