/// A shape, moved.
public struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize
    nonisolated public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape, turned.
public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            (shape.animatableData, angle.animatableData) = (newValue.first, newValue.second.first)
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape, enlarged.
public struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }
    nonisolated public static var role: ShapeRole { Content.role }
    nonisolated public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second.first)
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A part of a shape's outline. Source of the name: SwiftUI's interface.
public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat
    nonisolated public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
    }
    nonisolated public static var role: ShapeRole { S.role }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set { (shape.animatableData, startFraction, endFraction) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// Takes parts out of paths by length.
enum PathTrimming {
    private static let steps = 24

    static func trimmed(_ path: Path, from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return path }
        guard from < to else { return Path() }
        let lines = segments(path)
        let total = lines.reduce(0) { $0 + $1.length }
        let (start, end) = (max(0, from) * total, min(1, to) * total)
        var result = Path()
        var passed: CGFloat = 0
        var isDrawing = false
        for line in lines {
            defer { passed += line.length }
            guard line.length > 0, passed + line.length > start, passed < end else { isDrawing = false; continue }
            if !isDrawing || line.begins { result.move(to: line.point(max(0, start - passed))) }
            isDrawing = true
            result.addLine(to: line.point(min(line.length, end - passed)))
        }
        return result
    }

    private struct Segment {
        let start, end: CGPoint
        let begins: Bool
        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
        func point(_ distance: CGFloat) -> CGPoint {
            let part = length > 0 ? distance / length : 0
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    /// The path as short lines.
    private static func segments(_ path: Path) -> [Segment] {
        var result: [Segment] = []
        var (first, current, begins) = (CGPoint.zero, CGPoint.zero, true)
        func line(_ end: CGPoint) {
            result.append(Segment(start: current, end: end, begins: begins))
            (current, begins) = (end, false)
        }
        func curve(_ at: (CGFloat) -> CGPoint) { for step in 1...steps { line(at(CGFloat(step) / CGFloat(steps))) } }
        path.forEach { element in
            let start = current
            switch element {
            case .move(let to): (first, current, begins) = (to, to, true)
            case .line(let to): line(to)
            case .closeSubpath: line(first)
            case .quadCurve(let to, let control):
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * start.x + 2 * u * t * control.x + t * t * to.x, y: u * u * start.y + 2 * u * t * control.y + t * t * to.y
                    )
                }
            case .curve(let to, let control1, let control2):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * start.x + b * control1.x + c * control2.x + d * to.x,
                        y: a * start.y + b * control1.y + c * control2.y + d * to.y)
                }
            }
        }
        return result
    }
}
