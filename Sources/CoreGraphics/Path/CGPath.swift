/// An immutable path of lines and curves.
///
/// Open subpaths are filled as if closed but stroked open; only `closeSubpath()` joins their ends.
public class CGPath: Hashable, @unchecked Sendable {
    var storage: PathStorage

    init(storage: PathStorage) { self.storage = storage }

    /// An empty path.
    fileprivate init() { storage = PathStorage() }

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        storage = PathStorage()
        storage.addRect(rect, transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        storage = PathStorage()
        storage.addEllipse(rect, transform?.pointee ?? .identity)
    }

    /// A rectangle with elliptical corners. Radii beyond half the side are an error on Apple's platforms; here they are limited to it.
    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        storage = PathStorage()
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
    }

    /// A path of the given elements.
    package convenience init(elements: some Sequence<PathElement>) {
        var storage = PathStorage()
        for element in elements {
            switch element {
            case .move(let point): storage.move(point)
            case .line(let point): storage.line(point)
            case .quad(let point, let control): storage.quad(point, control)
            case .cubic(let point, let control1, let control2): storage.cubic(point, control1, control2)
            case .close: storage.close()
            }
        }
        self.init(storage: storage)
    }

    public func copy() -> CGPath? { CGPath(storage: storage) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// The path transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { storage.kinds.isEmpty }
    /// The end point of the path; (0, 0) for an empty one.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { CGRect(bounding: storage.points) }
    /// The smallest rectangle around the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { storage.tightBounds }

    /// Whether the path is one axis-parallel rectangle, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether the point, transformed, lies inside the filled path.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let winding = storage.winding(at: point.applying(transform))
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with every element, in order. The points are valid during the call only.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        storage.forEach { kind, points in
            var buffer = Array(points)
            buffer.withUnsafeMutableBufferPointer { pointer in
                // An element without points still has a pointer, to nothing.
                let base = pointer.baseAddress ?? UnsafeMutablePointer<CGPoint>(bitPattern: MemoryLayout<CGPoint>.alignment)!
                var element = CGPathElement(type: kind, points: base)
                withUnsafePointer(to: &element) { block($0) }
            }
        }
    }

    /// The elements, in order.
    package var elements: [PathElement] {
        var elements: [PathElement] = []
        storage.forEach { kind, p in
            let first = p.startIndex
            switch kind {
            case .moveToPoint: elements.append(.move(p[first]))
            case .addLineToPoint: elements.append(.line(p[first]))
            case .addQuadCurveToPoint: elements.append(.quad(p[first + 1], control: p[first]))
            case .addCurveToPoint: elements.append(.cubic(p[first + 2], control1: p[first], control2: p[first + 1]))
            case .closeSubpath: elements.append(.close)
            }
        }
        return elements
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || (lhs.storage.kinds == rhs.storage.kinds && lhs.storage.points == rhs.storage.points)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage.kinds)
        hasher.combine(storage.points)
    }
}

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public override init() { super.init() }
    override init(storage: PathStorage) { super.init(storage: storage) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { storage.move(point.applying(transform)) }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard requireCurrentPoint() else { return }
        storage.line(point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard requireCurrentPoint() else { return }
        storage.quad(end.applying(transform), control.applying(transform))
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        guard requireCurrentPoint() else { return }
        storage.cubic(end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    public func closeSubpath() { storage.close() }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { storage.addRect(rect, transform) }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { storage.addEllipse(rect, transform) }

    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    /// Adds an arc, joined by a line to what is there.
    ///
    /// - Parameter clockwise: As seen where y points up; in UIKit's coordinates the arc runs the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center, radius, from: startAngle, sweep: ArcSweep.sweep(startAngle, endAngle, clockwise: clockwise), transform)
    }

    /// Adds an arc of `delta` radians, counterclockwise where positive (with y up), joined by a line to what is there.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(center, radius, from: startAngle, sweep: delta, transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the line on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        guard requireCurrentPoint() else { return }
        storage.addArc(tangent1End, tangent2End, radius, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { storage.append(path.storage.applying(transform)) }

    /// Lines and curves need a point to start from; without one they are ignored, with Apple's message.
    private func requireCurrentPoint(_ function: String = #function) -> Bool {
        if storage.currentPoint != nil { return true }
        FileHandle.standardError.write(Data("\(function): no current point.\n".utf8))
        return false
    }
}
