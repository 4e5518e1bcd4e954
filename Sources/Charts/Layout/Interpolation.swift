import SwiftUI

/// Lines and curves through points.
enum Interpolation {
    /// Adds a line through points to a path, which is at the first of them.
    ///
    /// Sources: Catmull and Rom, "A class of local interpolating splines" (1974), with Barry and Goldman's knots; Steffen, "A simple method for
    /// monotonic interpolation in one dimension" (1990).
    static func add(_ points: [CGPoint], _ method: InterpolationMethod.Method, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, to: &path)
        case .cardinal(let tension): addCurve(points, cardinal(points, tension), to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        case .monotone: addCurve(points, monotone(points), to: &path)
        }
    }

    private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod.Method, to path: inout Path) {
        for (start, end) in zip(points, points.dropFirst()) {
            let x = method == .stepStart ? start.x : method == .stepEnd ? end.x : (start.x + end.x) / 2
            path.addLine(to: CGPoint(x: x, y: start.y))
            path.addLine(to: CGPoint(x: x, y: end.y))
            path.addLine(to: end)
        }
    }

    /// Cubic curves with a tangent at each point, a third of which is a control point's distance.
    private static func addCurve(_ points: [CGPoint], _ tangents: [(CGVector, CGVector)], to path: inout Path) {
        for index in 0..<(points.count - 1) {
            let (start, end) = (points[index], points[index + 1]), (leaving, arriving) = tangents[index]
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + leaving.dx / 3, y: start.y + leaving.dy / 3),
                control2: CGPoint(x: end.x - arriving.dx / 3, y: end.y - arriving.dy / 3))
        }
    }

    private static func cardinal(_ points: [CGPoint], _ tension: CGFloat) -> [(CGVector, CGVector)] {
        let scale = (1 - tension) / 2
        func tangent(_ index: Int) -> CGVector {
            let before = points[max(index - 1, 0)], after = points[min(index + 1, points.count - 1)]
            return CGVector(dx: scale * (after.x - before.x), dy: scale * (after.y - before.y))
        }
        return (0..<(points.count - 1)).map { (tangent($0), tangent($0 + 1)) }
    }

    private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        for index in 0..<(points.count - 1) {
            let p1 = points[index], p2 = points[index + 1], p0 = points[max(index - 1, 0)], p3 = points[min(index + 2, points.count - 1)]
            let d1 = distance(p0, p1, alpha), d2 = distance(p1, p2, alpha), d3 = distance(p2, p3, alpha)
            path.addCurve(to: p2, control1: control(p1, p2, p0, d2, d1), control2: control(p2, p1, p3, d2, d3))
        }
    }

    /// The distance of two points, to the power of the parameter.
    private static func distance(_ start: CGPoint, _ end: CGPoint, _ alpha: CGFloat) -> CGFloat {
        pow(hypot(end.x - start.x, end.y - start.y), alpha)
    }

    /// The control point at `point`, toward `next`; `other` is the neighbour on the far side.
    private static func control(_ point: CGPoint, _ next: CGPoint, _ other: CGPoint, _ near: CGFloat, _ far: CGFloat) -> CGPoint {
        guard far > 1e-6, near > 1e-6 else { return point }
        let scale = 3 * far * (far + near), middle = 2 * far * far + 3 * far * near + near * near
        func value(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
            (far * far * axis(next) - near * near * axis(other) + middle * axis(point)) / scale
        }
        return CGPoint(x: value(\.x), y: value(\.y))
    }

    private static func monotone(_ points: [CGPoint]) -> [(CGVector, CGVector)] {
        let count = points.count
        func slope(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        let slopes = (0..<(count - 1)).map(slope)
        let tangents: [CGFloat] = (0..<count).map { index in
            guard index > 0, index < count - 1 else { return slopes[index == 0 ? 0 : count - 2] }
            let before = slopes[index - 1], after = slopes[index]
            guard before * after > 0 else { return 0 }
            let left = points[index].x - points[index - 1].x, right = points[index + 1].x - points[index].x
            let mean = (before * right + after * left) / (left + right)
            let sign: CGFloat = mean < 0 ? -1 : 1
            return sign * 2 * min(abs(before), abs(after), abs(mean) / 2)
        }
        return (0..<(count - 1)).map { index in
            let width = points[index + 1].x - points[index].x
            return (CGVector(dx: width, dy: width * tangents[index]), CGVector(dx: width, dy: width * tangents[index + 1]))
        }
    }
}
