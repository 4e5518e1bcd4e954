/// A subpath as straight lines.
struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool
}

/// A cubic Bézier curve.
struct Cubic {
    var p0, p1, p2, p3: CGPoint

    /// The same curve as a quadratic one.
    init(_ start: CGPoint, quadratic control: CGPoint, _ end: CGPoint) {
        func third(_ a: CGPoint) -> CGPoint { CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3) }
        self.init(start, third(start), third(end), end)
    }

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) { (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3) }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The part of the curve between two parameters.
    func part(from start: CGFloat, to end: CGFloat) -> Cubic {
        let tail = start > 0 ? split(at: start).1 : self
        return end < 1 ? tail.split(at: (end - start) / (1 - start)).0 : tail
    }

    private func split(at t: CGFloat) -> (Cubic, Cubic) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
    }

    /// Returns the number of equal steps, 1…500, that keeps the chords within `tolerance` of the curve.
    func steps(tolerance: CGFloat) -> Int {
        let x = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let y = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let steps = (0.75 * hypot(x, y) / tolerance).squareRoot().rounded(.up)
        return steps.isFinite ? Int(min(max(steps, 1), 500)) : 1
    }

    /// The parameters where the curve turns back along one axis.
    func extrema(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
        let (v0, v1, v2, v3) = (axis(p0), axis(p1), axis(p2), axis(p3))
        let a = -v0 + 3 * v1 - 3 * v2 + v3, b = 2 * (v0 - 2 * v1 + v2), c = v1 - v0
        // Of the derivative a·t² + b·t + c (up to a factor of three) the roots inside the curve.
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 { roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)] }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension PathStorage {
    /// A piece of the outline: a line or a curve; `closing` marks the line that `closeSubpath` draws.
    enum Segment {
        case move(CGPoint)
        case line(CGPoint, CGPoint, closing: Bool)
        case curve(Cubic)
    }

    /// Calls `body` for every piece of the outline, quadratic curves raised to cubic ones.
    func forEachSegment(_ body: (Segment) -> Void) {
        var current = CGPoint.zero, first = CGPoint.zero
        forEach { kind, p in
            let i = p.startIndex
            switch kind {
            case .moveToPoint:
                (current, first) = (p[i], p[i])
                body(.move(current))
            case .addLineToPoint:
                body(.line(current, p[i], closing: false))
                current = p[i]
            case .addQuadCurveToPoint:
                body(.curve(Cubic(current, quadratic: p[i], p[i + 1])))
                current = p[i + 1]
            case .addCurveToPoint:
                body(.curve(Cubic(current, p[i], p[i + 1], p[i + 2])))
                current = p[i + 2]
            case .closeSubpath:
                body(.line(current, first, closing: true))
                current = first
            }
        }
    }

    /// The subpaths as straight lines that stay within `tolerance` of the curves.
    func flattened(tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        forEachSegment { segment in
            switch segment {
            case .move(let point): lines.append(Polyline(points: [point], isClosed: false))
            case .line(_, let end, closing: false): lines[lines.count - 1].points.append(end)
            case .line(_, _, closing: true): lines[lines.count - 1].isClosed = true
            case .curve(let curve):
                let steps = curve.steps(tolerance: tolerance)
                for step in 1...steps {
                    lines[lines.count - 1].points.append(step == steps ? curve.p3 : curve.point(at: CGFloat(step) / CGFloat(steps)))
                }
            }
        }
        return lines
    }

    var tightBounds: CGRect {
        var reached: [CGPoint] = []
        forEachSegment { segment in
            switch segment {
            case .move(let point): reached.append(point)
            case .line(_, let end, _): reached.append(end)
            case .curve(let curve):
                reached.append(curve.p3)
                for t in curve.extrema(\.x) + curve.extrema(\.y) { reached.append(curve.point(at: t)) }
            }
        }
        return CGRect(bounding: reached)
    }

    /// Returns the winding number of the outline around a point, with each subpath closed.
    func winding(at point: CGPoint) -> Int {
        let box = CGRect(bounding: points), margin = 1e-6
        guard box.minX - margin <= point.x, point.x <= box.maxX + margin, box.minY - margin <= point.y, point.y <= box.maxY + margin else {
            return 0
        }
        var count = 0
        for line in flattened(tolerance: 0.01) {
            for (index, from) in line.points.enumerated() {
                let to = line.points[index + 1 < line.points.count ? index + 1 : 0]
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x { count += to.y > from.y ? 1 : -1 }
            }
        }
        return count
    }

    /// The rectangle the path consists of, if it is one.
    var rectangle: CGRect? {
        guard kinds.first == .moveToPoint, (4...6).contains(kinds.count) else { return nil }
        guard kinds.dropFirst().allSatisfy({ $0 == .addLineToPoint || $0 == .closeSubpath }) else { return nil }
        var corners = points
        if corners.count == 5, corners.first == corners.last { corners.removeLast() }
        guard corners.count == 4, kinds.dropLast().allSatisfy({ $0 != .closeSubpath }) else { return nil }
        let box = CGRect(bounding: corners)
        let startsSideways = corners[0].y == corners[1].y
        for index in 0..<4 {
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            let sideways = startsSideways == (index % 2 == 0)
            guard sideways ? from.y == to.y : from.x == to.x else { return nil }
        }
        return box
    }
}
