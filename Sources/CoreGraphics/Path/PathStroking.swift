/// Turns lines into the outlines of their strokes.
///
/// Each subpath gives one outline (two for closed ones) to be filled by the winding rule; curves become short lines.
struct PathStroker {
    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    /// The maximum distance of chords from round joins and caps.
    let tolerance: CGFloat
    private(set) var outline = PathStorage()

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
    }

    mutating func add(_ line: Polyline) {
        var points = line.points
        points = points.enumerated().filter { $0.offset == 0 || points[$0.offset - 1] != $0.element }.map(\.element)
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return addDot(points[0], isClosed: line.isClosed) }
        if line.isClosed {
            addRing(points)
            addRing(points.reversed())
        } else {
            addOpen(points)
        }
    }

    /// A subpath without length shows its caps only.
    private mutating func addDot(_ point: CGPoint, isClosed: Bool) {
        switch cap {
        case .butt: break
        case .round: outline.addEllipse(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius), .identity)
        case .square: outline.addRect(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius), .identity)
        }
    }

    private mutating func addRing(_ points: [CGPoint]) {
        let count = points.count
        for index in 0..<count {
            let (from, to, next) = (points[index], points[(index + 1) % count], points[(index + 2) % count])
            let normal = self.normal(from, to)
            if index == 0 { outline.move(from + normal) } else { outline.line(from + normal) }
            outline.line(to + normal)
            addJoin(at: to, normal, self.normal(to, next))
        }
        outline.close()
    }

    private mutating func addOpen(_ points: [CGPoint]) {
        let back = Array(points.reversed())
        outline.move(points[0] + normal(points[0], points[1]))
        for side in [points, back] {
            for index in 0..<(side.count - 1) {
                let normal = self.normal(side[index], side[index + 1])
                outline.line(side[index] + normal)
                outline.line(side[index + 1] + normal)
                if index + 2 < side.count { addJoin(at: side[index + 1], normal, self.normal(side[index + 1], side[index + 2])) }
            }
            addCap(at: side[side.count - 1], normal(side[side.count - 2], side[side.count - 1]))
        }
        outline.close()
    }

    /// The vector from a line to the side of its stroke that is drawn on the way from `a` to `b`.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.y - a.y) / length * radius, dy: -(b.x - a.x) / length * radius)
    }

    private mutating func addJoin(at corner: CGPoint, _ before: CGVector, _ after: CGVector) {
        let cross = before.dx * after.dy - before.dy * after.dx
        // On the inner side the two lines simply cross; the winding rule covers it.
        guard cross > 0 else {
            let isSlight = before.dx * after.dx + before.dy * after.dy > 0.95 * radius * radius
            return isSlight ? () : outline.line(corner)
        }
        switch join {
        case .bevel: break
        case .round: addRound(corner, before, after)
        case .miter:
            let dot = before.dx * after.dx + before.dy * after.dy
            let halfCosine = max(0, (1 + dot / (radius * radius)) / 2).squareRoot()
            if halfCosine > 0, 1 / halfCosine <= miterLimit {
                let sum = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
                let factor = 1 / (2 * halfCosine * halfCosine)
                outline.line(CGPoint(x: corner.x + sum.dx * factor, y: corner.y + sum.dy * factor))
            }
        }
    }

    private mutating func addCap(at end: CGPoint, _ normal: CGVector) {
        let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
        switch cap {
        case .butt: break
        case .square:
            outline.line(CGPoint(x: end.x + normal.dx + ahead.dx, y: end.y + normal.dy + ahead.dy))
            outline.line(CGPoint(x: end.x - normal.dx + ahead.dx, y: end.y - normal.dy + ahead.dy))
        case .round: addRound(end, normal, CGVector(dx: -normal.dx, dy: -normal.dy))
        }
    }

    /// A round corner in the direction the outline turns.
    private mutating func addRound(_ center: CGPoint, _ from: CGVector, _ to: CGVector) {
        let start = atan2(from.dy, from.dx)
        var sweep = atan2(to.dy, to.dx) - start
        while sweep <= 0 { sweep += 2 * .pi }
        outline.addArc(center, radius, from: start, sweep: sweep, .identity)
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint { CGPoint(x: point.x + vector.dx, y: point.y + vector.dy) }

extension CGPath {
    /// The outline of the path's stroke.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let tolerance = max(0.01, lineWidth * 0.01)
        var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: tolerance)
        if lineWidth > 0 {
            for line in storage.flattened(tolerance: min(tolerance, 0.05)) { stroker.add(line) }
        }
        return CGPath(storage: stroker.outline.applying(transform))
    }

    /// The path cut into dashes, each an open subpath.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else {
            return CGPath(storage: storage.applying(transform))
        }
        var parts: [PathMeasure.Part] = []
        let measure = PathMeasure(storage)
        for subpath in measure.subpaths {
            var position = -phase.truncatingRemainder(dividingBy: period)
            if position > 0 { position -= period }
            var index = 0
            while position < subpath.length {
                if index % 2 == 0, position + pattern[index] > 0 {
                    parts.append(
                        PathMeasure.Part(subpath: subpath, start: max(0, position), end: min(subpath.length, position + pattern[index])))
                }
                position += pattern[index]
                index = (index + 1) % pattern.count
            }
        }
        return CGPath(storage: measure.storage(of: parts).applying(transform))
    }

    /// The part of the path between two fractions of its whole length, as a shape layer's `strokeStart` and `strokeEnd` cut it.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        guard end > start else { return CGPath(storage: PathStorage()) }
        let measure = PathMeasure(storage)
        let total = measure.subpaths.reduce(0) { $0 + $1.length }
        var passed: CGFloat = 0
        var parts: [PathMeasure.Part] = []
        for subpath in measure.subpaths {
            let from = max(0, start * total - passed), to = min(subpath.length, end * total - passed)
            if to > from { parts.append(PathMeasure.Part(subpath: subpath, start: from, end: to)) }
            passed += subpath.length
        }
        return CGPath(storage: measure.storage(of: parts))
    }

    /// The path with curves replaced by lines that stay within `threshold` of them.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = PathStorage()
        for line in storage.flattened(tolerance: max(threshold, 0.001)) {
            result.move(line.points[0])
            for point in line.points.dropFirst() { result.line(point) }
            if line.isClosed { result.close() }
        }
        return CGPath(storage: result)
    }
}
