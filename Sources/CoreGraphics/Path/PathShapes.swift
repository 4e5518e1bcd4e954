/// The angle of an arc.
enum ArcSweep {
    /// The signed angle from `start` to `end` in the direction asked for (clockwise as seen with y up is negative); a full turn at most
    /// once more than needed to reach `end`.
    static func sweep(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            return max(sweep, -turn + (sweep < -turn ? sweep.truncatingRemainder(dividingBy: turn) : 0))
        }
        if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
        return min(sweep, turn + (sweep > turn ? sweep.truncatingRemainder(dividingBy: turn) : 0))
    }
}

extension PathStorage {
    /// Distance of the control points from the ends, in radii, for a quarter of a circle.
    private static let quarter: CGFloat = 0.5522847498307936

    mutating func addRect(_ rect: CGRect, _ t: CGAffineTransform) {
        move(CGPoint(x: rect.minX, y: rect.minY).applying(t))
        line(CGPoint(x: rect.maxX, y: rect.minY).applying(t))
        line(CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
        line(CGPoint(x: rect.minX, y: rect.maxY).applying(t))
        close()
    }

    /// Starts at the right end of the horizontal axis, as CoreGraphics does.
    mutating func addEllipse(_ rect: CGRect, _ t: CGAffineTransform) {
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y).applying(t) }
        move(at(rx, 0))
        cubic(at(0, ry), at(rx, ky), at(kx, ry))
        cubic(at(-rx, 0), at(-kx, ry), at(-rx, ky))
        cubic(at(0, -ry), at(-rx, -ky), at(-kx, -ry))
        cubic(at(rx, 0), at(kx, -ry), at(rx, -ky))
        close()
    }

    /// Starts at the middle of the right side, as CoreGraphics does.
    mutating func addRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ t: CGAffineTransform) {
        let rx = min(max(width, 0), rect.width / 2), ry = min(max(height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, t) }
        let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Corners that meet do so in one point: a line back by a rounding error would leave a notch in the stroke.
        let (west, east) = Self.ends(left + rx, right - rx), (north, south) = Self.ends(top + ry, bottom - ry)
        move(at(right, rect.midY))
        line(at(right, south))
        cubic(at(east, bottom), at(right, bottom - ky), at(right - kx, bottom))
        line(at(west, bottom))
        cubic(at(left, south), at(left + kx, bottom), at(left, bottom - ky))
        line(at(left, north))
        cubic(at(west, top), at(left, top + ky), at(left + kx, top))
        line(at(east, top))
        cubic(at(right, north), at(right - kx, top), at(right, top + ky))
        close()
    }

    /// The ends of a straight side between two corners: their middle where the corners meet.
    private static func ends(_ first: CGFloat, _ last: CGFloat) -> (CGFloat, CGFloat) {
        let middle = (first + last) / 2
        return last - first < 1e-6 ? (middle, middle) : (first, last)
    }

    /// An arc in steps of a quarter turn at most.
    mutating func addArc(_ center: CGPoint, _ radius: CGFloat, from startAngle: CGFloat, sweep: CGFloat, _ t: CGAffineTransform) {
        func at(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let begin = at(startAngle).applying(t)
        if kinds.isEmpty { move(begin) } else if currentPoint != begin { line(begin) }
        guard sweep != 0, radius != 0, sweep.isFinite else { return }
        // A circle that is drawn a thousand times looks like one that is drawn twice.
        let turn = 2 * CGFloat.pi
        let sweep = abs(sweep) <= 2 * turn ? sweep : sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
        let steps = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(steps)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<steps {
            let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            let (a, b) = (at(from), at(to))
            cubic(
                b.applying(t), CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)).applying(t),
                CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)).applying(t))
        }
    }

    /// An arc in the corner at `corner` between the lines from the current point and to `end`.
    mutating func addArc(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat, _ t: CGAffineTransform) {
        let from = currentPoint.map { $0.applying(t.inverted()) } ?? corner
        let (ax, ay) = (from.x - corner.x, from.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard radius > 0, aLength > 0, bLength > 0, abs(cross) > 1e-9 * aLength * bLength else { return line(corner.applying(t)) }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (aLength * bLength)))) / 2
        let distance = radius / tan(half)
        let center = CGPoint(
            x: corner.x + (ax / aLength + bx / bLength) / (2 * cos(half)) * radius / sin(half),
            y: corner.y + (ay / aLength + by / bLength) / (2 * cos(half)) * radius / sin(half))
        let first = CGPoint(x: corner.x + ax / aLength * distance, y: corner.y + ay / aLength * distance)
        let start = atan2(first.y - center.y, first.x - center.x)
        addArc(center, radius, from: start, sweep: cross < 0 ? .pi - 2 * half : 2 * half - .pi, t)
    }

    mutating func append(_ other: PathStorage) {
        kinds.append(contentsOf: other.kinds)
        points.append(contentsOf: other.points)
        if other.start != nil { start = other.start }
    }

    func applying(_ t: CGAffineTransform) -> PathStorage {
        guard !t.isIdentity else { return self }
        return PathStorage(kinds: kinds, points: points.map { $0.applying(t) }, start: start?.applying(t))
    }
}
