import CoreGraphics
import Foundation

/// A path as a chain of lines, for movement along it and for edges.
struct FlatPath {
    private(set) var points: [CGPoint] = []
    private(set) var isClosed = false
    private var lengths: [CGFloat] = []

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var (points, isClosed): ([CGPoint], Bool) = ([], false)
        path.applyWithBlock { element in
            let parts = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                (start, current) = (parts[0], parts[0])
                points.append(current)
            case .addLineToPoint:
                current = parts[0]
                points.append(current)
            case .addQuadCurveToPoint:
                for step in 1...24 {
                    let t = CGFloat(step) / 24
                    let u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * current.x + 2 * u * t * parts[0].x + t * t * parts[1].x,
                            y: u * u * current.y + 2 * u * t * parts[0].y + t * t * parts[1].y))
                }
                current = parts[1]
            case .addCurveToPoint:
                for step in 1...24 {
                    let t = CGFloat(step) / 24
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * current.x + b * parts[0].x + c * parts[1].x + d * parts[2].x,
                            y: a * current.y + b * parts[0].y + c * parts[1].y + d * parts[2].y))
                }
                current = parts[2]
            case .closeSubpath:
                isClosed = true
                current = start
                points.append(start)
            @unknown default: break
            }
        }
        (self.points, self.isClosed) = (points, isClosed)
        lengths = [0]
        for (first, second) in zip(points, points.dropFirst()) {
            lengths.append(lengths.last! + hypot(second.x - first.x, second.y - first.y))
        }
    }

    init(points: [CGPoint]) {
        let path = CGMutablePath()
        path.addLines(between: points)
        self.init(path)
    }

    var length: CGFloat { lengths.last ?? 0 }

    /// The place and direction, in radians, at a fraction of the length.
    func place(at fraction: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        guard points.count > 1 else { return (points.first ?? .zero, 0) }
        let wanted = min(max(fraction, 0), 1) * length
        var index = lengths.firstIndex { $0 >= wanted } ?? points.count - 1
        index = max(index, 1)
        let (first, second) = (points[index - 1], points[index])
        let span = lengths[index] - lengths[index - 1]
        let part = span > 0 ? (wanted - lengths[index - 1]) / span : 0
        return (
            CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part),
            atan2(second.y - first.y, second.x - first.x)
        )
    }
}
