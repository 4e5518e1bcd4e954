/// Areas combined. Curves come out as lines that stray from them by less than a fiftieth of a unit.
///
/// Source: Apple's “CGPath”, its functions of iOS 16.
extension CGPath {
    /// The outline of what is in this path or the other one.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 || $1 } }

    /// The outline of what is in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && $1 } }

    /// The outline of what is in this path and not in the other one.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && !$1 } }

    /// The outline of what is in one of the paths alone.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 != $1 }
    }

    /// The same area by an outline that does not cross itself and goes round what is inside.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CGMutablePath(), rule) { isInFirst, _ in isInFirst }
    }

    /// The parts of this path's line that lie in the other one's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathOverlay.lines(of: storage, other.storage, rule, keepingInside: true))
    }

    /// The parts of this path's line that do not lie in the other one's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(storage: PathOverlay.lines(of: storage, other.storage, rule, keepingInside: false))
    }

    /// Whether the areas have something in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBoxOfPath.meets(other.boundingBoxOfPath) && !intersection(other, using: rule).isEmpty
    }

    /// The separate areas that the path consists of, each with the holes in it.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let rings = normalized(using: rule).storage.flattened(tolerance: PathOverlay.tolerance)
        var components = rings.filter { $0.signedArea > 0 }.map { [$0] }
        for hole in rings where hole.signedArea < 0 {
            // Of several areas around it, the smallest.
            let around = components.indices.filter { CGPath(lines: [components[$0][0]]).contains(hole.innerPoint) }
            guard let owner = around.min(by: { components[$0][0].signedArea < components[$1][0].signedArea }) else { continue }
            components[owner].append(hole)
        }
        return components.map { CGPath(lines: $0) }
    }

    private func combined(_ other: CGPath, _ rule: CGPathFillRule, where isKept: PathOverlay.Rule) -> CGPath {
        CGPath(storage: PathOverlay(storage, other.storage).outline(rule, rule, where: isKept))
    }

    private convenience init(lines: [Polyline]) {
        var storage = PathStorage()
        for line in lines {
            storage.move(line.points[0])
            for point in line.points.dropFirst() { storage.line(point) }
            storage.close()
        }
        self.init(storage: storage)
    }
}

extension Polyline {
    /// Positive where the line goes counterclockwise, with y up.
    fileprivate var signedArea: CGFloat {
        var sum: CGFloat = 0
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    /// A point on the first line, which for a hole lies within whatever is around it.
    fileprivate var innerPoint: CGPoint { CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2) }
}
