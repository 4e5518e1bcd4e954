import UIKit

/// A stroke as it is drawn: a line of one width, or the area of one whose width changes.
@MainActor struct StrokeShape {
    private let stroke: PKStroke
    let color: UIColor
    /// In the path's coordinates.
    let path: CGPath
    /// nil for an area.
    let lineWidth: CGFloat?

    /// - Parameter isDark: Whether it is drawn on a dark background, for which colours are converted.
    init(_ stroke: PKStroke, isDark: Bool) {
        self.stroke = stroke
        let shown = isDark ? PKInkingTool.convertColor(stroke.ink.color, from: .light, to: .dark) : stroke.ink.color
        let points = stroke.path.samples
        // One path has one colour: points of different opacity get their mean.
        let opacity = points.isEmpty ? 1 : points.reduce(0) { $0 + $1.opacity } / CGFloat(points.count)
        color = shown.withAlphaComponent(shown.components.alpha * opacity * stroke.ink.inkType.opacity)
        let widths = points.map(\.size.width)
        let (least, most) = (widths.min() ?? 0, widths.max() ?? 0)
        if most - least <= most * 0.01, points.allSatisfy({ abs($0.size.width - $0.size.height) <= $0.size.width * 0.5 }) {
            (path, lineWidth) = (Self.line(points), most)
        } else {
            (path, lineWidth) = (Self.area(points), nil)
        }
    }

    private static func line(_ points: [PKStrokePoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first.location)
        // A dot is a line to itself.
        if points.count == 1 { path.addLine(to: first.location) }
        for point in points.dropFirst() { path.addLine(to: point.location) }
        return path
    }

    /// Ellipses at the points and what lies between each two, all in one direction, so that nothing is hollow.
    private static func area(_ points: [PKStrokePoint]) -> CGPath {
        let path = CGMutablePath()
        var previous: [CGPoint]?
        for point in points {
            let corners = corners(of: point)
            path.addLines(between: corners)
            path.closeSubpath()
            if let previous { add(hull(previous + corners), to: path) }
            previous = corners
        }
        return path
    }

    /// Twelve points of the nib's outline.
    private static func corners(of point: PKStrokePoint) -> [CGPoint] {
        let (sine, cosine) = (sin(point.azimuth), cos(point.azimuth))
        return (0..<12).map { index in
            let angle = CGFloat(index) * .pi / 6
            let (x, y) = (cos(angle) * point.size.width / 2, sin(angle) * point.size.height / 2)
            return CGPoint(x: point.location.x + x * cosine - y * sine, y: point.location.y + x * sine + y * cosine)
        }
    }

    private static func add(_ points: [CGPoint], to path: CGMutablePath) {
        guard points.count > 2 else { return }
        path.addLines(between: points)
        path.closeSubpath()
    }

    /// The convex hull, in the direction of the corners (Andrew's monotone chain).
    private static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var result: [CGPoint] = []
            for point in points {
                while result.count > 1, turn(result[result.count - 2], result[result.count - 1], point) <= 0 { result.removeLast() }
                result.append(point)
            }
            return result.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(stroke.transform)
        if let mask = stroke.mask {
            context.addPath(mask.cgPath)
            context.clip()
        }
        context.addPath(path)
        guard let lineWidth else {
            context.setFillColor(color.cgColor)
            return context.fillPath()
        }
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.strokePath()
    }

    /// Shows the stroke in a layer whose superlayer has the drawing's coordinates.
    func show(in layer: CAShapeLayer) {
        var transform = stroke.transform
        layer.path = transform.isIdentity ? path : path.copy(using: &transform)
        if let lineWidth {
            layer.fillColor = nil
            layer.strokeColor = color.cgColor
            layer.lineWidth = lineWidth * sqrt(abs(transform.a * transform.d - transform.b * transform.c))
            (layer.lineCap, layer.lineJoin) = (.round, .round)
        } else {
            layer.strokeColor = nil
            layer.fillColor = color.cgColor
        }
        guard let mask = stroke.mask else { return layer.mask = nil }
        let shape = CAShapeLayer()
        shape.path = transform.isIdentity ? mask.cgPath : mask.cgPath.copy(using: &transform)
        layer.mask = shape
    }
}
