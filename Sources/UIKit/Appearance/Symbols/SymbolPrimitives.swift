/// Symbols simple enough to be drawn as lines and plain shapes, whose strokes then follow the weight exactly.
enum SymbolPrimitives {
    /// Outer sizes of the shapes that enclose glyphs.
    static let circle = CGRect(x: -49.8, y: -49.8, width: 99.6, height: 99.6)
    static let square = CGRect(x: -44, y: -44, width: 88, height: 88)
    static let rectangle = CGRect(x: -57, y: -42, width: 114, height: 84)
    static let portrait = CGRect(x: -38, y: -50, width: 76, height: 100)
    static let capsule = CGRect(x: -60, y: -36, width: 120, height: 72)

    static func drawing(named name: String) -> SymbolDrawing? {
        shapes[name] ?? lines[name].map { SymbolDrawing(stroke: $0()) } ?? SymbolPictures.drawing(named: name)
            ?? SymbolThings.drawing(named: name)
    }

    static var names: [String] { Array(shapes.keys) + Array(lines.keys) + SymbolPictures.names + SymbolThings.table.names }

    private static let lines: [String: () -> CGPath] = [
        "xmark": { polylines([(-34, -34), (34, 34)], [(34, -34), (-34, 34)]) },
        "multiply": { polylines([(-30, -30), (30, 30)], [(30, -30), (-30, 30)]) },
        "plus": { polylines([(-38, 0), (38, 0)], [(0, -38), (0, 38)]) },
        "minus": { polylines([(-38, 0), (38, 0)]) },
        "divide": { polylines([(-36, 0), (36, 0)], [(0, -26), (0, -25.9)], [(0, 26), (0, 25.9)]) },
        "equal": { polylines([(-34, -14), (34, -14)], [(-34, 14), (34, 14)]) },
        "greaterthan": { polylines([(-28, -30), (30, 0), (-28, 30)]) },
        "lessthan": { polylines([(28, -30), (-30, 0), (28, 30)]) },
        "checkmark": { polylines([(-35, 6), (-12, 35), (35, -36)]) },
        "chevron.left": { polylines([(17, -36), (-19, 0), (17, 36)]) },
        "chevron.backward": { polylines([(17, -36), (-19, 0), (17, 36)]) },
        "chevron.right": { polylines([(-17, -36), (19, 0), (-17, 36)]) },
        "chevron.forward": { polylines([(-17, -36), (19, 0), (-17, 36)]) },
        "chevron.up": { polylines([(-40, 18), (0, -20), (40, 18)]) },
        "chevron.down": { polylines([(-40, -18), (0, 20), (40, -18)]) },
        "chevron.compact.left": { polylines([(8, -40), (-8, 0), (8, 40)]) },
        "chevron.compact.right": { polylines([(-8, -40), (8, 0), (-8, 40)]) },
        "chevron.compact.up": { polylines([(-46, 8), (0, -8), (46, 8)]) },
        "chevron.compact.down": { polylines([(-46, -8), (0, 8), (46, -8)]) },
        "chevron.left.2": { polylines([(-2, -34), (-36, 0), (-2, 34)], [(38, -34), (4, 0), (38, 34)]) },
        "chevron.right.2": { polylines([(2, -34), (36, 0), (2, 34)], [(-38, -34), (-4, 0), (-38, 34)]) },
        "chevron.up.chevron.down": { polylines([(-28, -14), (0, -42), (28, -14)], [(-28, 14), (0, 42), (28, 14)]) },
        "arrow.left": { polylines([(44, 0), (-44, 0)], [(-10, -35), (-45, 0), (-10, 35)]) },
        "arrow.backward": { polylines([(44, 0), (-44, 0)], [(-10, -35), (-45, 0), (-10, 35)]) },
        "arrow.right": { polylines([(-44, 0), (44, 0)], [(10, -35), (45, 0), (10, 35)]) },
        "arrow.forward": { polylines([(-44, 0), (44, 0)], [(10, -35), (45, 0), (10, 35)]) },
        "arrow.up": { polylines([(0, 44), (0, -44)], [(-35, -10), (0, -45), (35, -10)]) },
        "arrow.down": { polylines([(0, -44), (0, 44)], [(-35, 10), (0, 45), (35, 10)]) },
        "arrow.up.left": { polylines([(34, 34), (-34, -34)], [(-34, 14), (-34, -34), (14, -34)]) },
        "arrow.up.right": { polylines([(-34, 34), (34, -34)], [(-14, -34), (34, -34), (34, 14)]) },
        "arrow.down.left": { polylines([(34, -34), (-34, 34)], [(-34, -14), (-34, 34), (14, 34)]) },
        "arrow.down.right": { polylines([(-34, -34), (34, 34)], [(-14, 34), (34, 34), (34, -14)]) },
        "arrow.left.and.right": { polylines([(-56, 0), (56, 0)], [(-30, -27), (-57, 0), (-30, 27)], [(30, -27), (57, 0), (30, 27)]) },
        "arrow.up.and.down": { polylines([(0, -56), (0, 56)], [(-27, -30), (0, -57), (27, -30)], [(-27, 30), (0, 57), (27, 30)]) },
        "arrow.swap": {
            polylines([(-44, 18), (44, 18)], [(-20, 40), (-44, 18)], [(44, -18), (-44, -18)], [(20, -40), (44, -18)])
        },
        "arrow.left.arrow.right": {
            polylines(
                [(-46, 22), (46, 22)], [(-22, -2), (-46, 22), (-22, 46)], [(46, -22), (-46, -22)], [(22, -46), (46, -22), (22, 2)])
        },
        "arrow.up.arrow.down": {
            polylines([(-22, -44), (-22, 44)], [(-44, -22), (-22, -45), (0, -22)], [(22, 44), (22, -44)], [(0, 22), (22, 45), (44, 22)])
        },
        "line.horizontal.3": { polylines([(-46, -29), (46, -29)], [(-46, 0), (46, 0)], [(-46, 29), (46, 29)]) },
        "line.3.horizontal": { polylines([(-46, -29), (46, -29)], [(-46, 0), (46, 0)], [(-46, 29), (46, 29)]) },
        "line.horizontal.3.decrease": { polylines([(-46, -29), (46, -29)], [(-30, 0), (30, 0)], [(-15, 29), (15, 29)]) },
        "line.3.horizontal.decrease": { polylines([(-46, -29), (46, -29)], [(-30, 0), (30, 0)], [(-15, 29), (15, 29)]) },
        "text.alignleft": { polylines([(-46, -39), (46, -39)], [(-46, -13), (18, -13)], [(-46, 13), (46, 13)], [(-46, 39), (18, 39)]) },
        "text.alignright": {
            polylines([(-46, -39), (46, -39)], [(-18, -13), (46, -13)], [(-46, 13), (46, 13)], [(-18, 39), (46, 39)])
        },
        "text.aligncenter": {
            polylines([(-46, -39), (46, -39)], [(-28, -13), (28, -13)], [(-46, 13), (46, 13)], [(-28, 39), (28, 39)])
        },
        "text.justify": { polylines([(-46, -39), (46, -39)], [(-46, -13), (46, -13)], [(-46, 13), (46, 13)], [(-46, 39), (46, 39)]) },
        "text.append": { polylines([(-46, -39), (46, -39)], [(-46, -13), (46, -13)], [(-46, 13), (18, 13)], [(-46, 39), (18, 39)]) },
        "line.diagonal": { polylines([(-40, 40), (40, -40)]) },
        "circle": { CGPath(ellipseIn: circle.insetBy(dx: 4.3, dy: 4.3), transform: nil) },
        "circle.dashed": { dashed(CGPath(ellipseIn: circle.insetBy(dx: 4.3, dy: 4.3), transform: nil)) },
        "square": { rounded(square, 15) },
        "square.dashed": { dashed(rounded(square, 15)) },
        "app": { rounded(square, 22) },
        "rectangle": { rounded(rectangle, 14) },
        "rectangle.portrait": { rounded(portrait, 13) },
        "capsule": { rounded(capsule, 36) },
        "capsule.portrait": { rounded(CGRect(x: -36, y: -60, width: 72, height: 120), 36) },
        "oval": { CGPath(ellipseIn: capsule.insetBy(dx: 4.3, dy: 4.3), transform: nil) },
    ]

    private static let shapes: [String: SymbolDrawing] = [
        "circle.fill": SymbolDrawing(fill: CGPath(ellipseIn: circle, transform: nil)),
        "square.fill": SymbolDrawing(fill: filled(square, 18)),
        "app.fill": SymbolDrawing(fill: filled(square, 25)),
        "rectangle.fill": SymbolDrawing(fill: filled(rectangle, 17)),
        "rectangle.portrait.fill": SymbolDrawing(fill: filled(portrait, 16)),
        "capsule.fill": SymbolDrawing(fill: filled(capsule, 36)),
        "capsule.portrait.fill": SymbolDrawing(fill: filled(CGRect(x: -36, y: -60, width: 72, height: 120), 36)),
        "oval.fill": SymbolDrawing(fill: CGPath(ellipseIn: capsule, transform: nil)),
        "ellipsis": dots([(-38, 0), (0, 0), (38, 0)], 8.5),
        "ellipsis.vertical": dots([(0, -38), (0, 0), (0, 38)], 8.5),
        "circle.grid.2x2": grid(2, 34, 17, isFilled: false),
        "circle.grid.2x2.fill": grid(2, 50, 21, isFilled: true),
        "circle.grid.3x3": grid(3, 36, 13, isFilled: false),
        "circle.grid.3x3.fill": grid(3, 36, 14, isFilled: true),
        "smallcircle.filled.circle": SymbolDrawing(
            SymbolDrawing(stroke: CGPath(ellipseIn: circle.insetBy(dx: 4.3, dy: 4.3), transform: nil)).steps
                + dots([(0, 0)], 18).steps),
        "largecircle.fill.circle": SymbolDrawing(
            SymbolDrawing(stroke: CGPath(ellipseIn: circle.insetBy(dx: 4.3, dy: 4.3), transform: nil)).steps
                + dots([(0, 0)], 29).steps),
        "list.bullet": SymbolDrawing(
            dots([(-48, -30), (-48, 0), (-48, 30)], 6.5).steps
                + SymbolDrawing(stroke: polylines([(-28, -30), (48, -30)], [(-28, 0), (48, 0)], [(-28, 30), (48, 30)])).steps),
        "arrowtriangle.up": SymbolDrawing(stroke: triangle(34)),
        "arrowtriangle.up.fill": triangleFill(),
        "slider.horizontal.3": sliders(),
    ]

    static func polylines(_ lines: [(CGFloat, CGFloat)]...) -> CGPath {
        let path = CGMutablePath()
        for line in lines {
            path.move(to: CGPoint(x: line[0].0, y: line[0].1))
            for point in line.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        }
        return path
    }

    /// The middle line of a stroked rounded rectangle of the given outer size.
    private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        let inset = rect.insetBy(dx: 4.3, dy: 4.3)
        let radius = min(radius, inset.width / 2, inset.height / 2)
        return CGPath(roundedRect: inset, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private static func filled(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private static func dashed(_ path: CGPath) -> CGPath { path.copy(dashingWithPhase: 0, lengths: [12, 15]) }

    private static func dots(_ points: [(CGFloat, CGFloat)], _ radius: CGFloat) -> SymbolDrawing {
        let path = CGMutablePath()
        for (x, y) in points { path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
        return SymbolDrawing(fill: path)
    }

    private static func grid(_ count: Int, _ pitch: CGFloat, _ radius: CGFloat, isFilled: Bool) -> SymbolDrawing {
        let offset = CGFloat(count - 1) / 2
        let steps = count == 2 ? 50 : pitch
        var points: [(CGFloat, CGFloat)] = []
        for row in 0..<count {
            for column in 0..<count { points.append(((CGFloat(column) - offset) * steps, (CGFloat(row) - offset) * steps)) }
        }
        if isFilled { return dots(points, radius) }
        let path = CGMutablePath()
        for (x, y) in points { path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
        return SymbolDrawing(stroke: path, width: 0.9)
    }

    private static func triangle(_ half: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: -half))
        path.addLine(to: CGPoint(x: half * 1.12, y: half * 0.8))
        path.addLine(to: CGPoint(x: -half * 1.12, y: half * 0.8))
        path.closeSubpath()
        return path
    }

    private static func triangleFill() -> SymbolDrawing {
        SymbolDrawing(SymbolDrawing(stroke: triangle(34)).steps + SymbolDrawing(fill: triangle(34)).steps)
    }

    private static func sliders() -> SymbolDrawing {
        let tracks = polylines([(-48, -33), (48, -33)], [(-48, 0), (48, 0)], [(-48, 33), (48, 33)])
        let knobs = CGMutablePath()
        for (x, y) in [(22, -33), (-24, 0), (22, 33)] as [(CGFloat, CGFloat)] {
            knobs.addEllipse(in: CGRect(x: x - 10, y: y - 10, width: 20, height: 20))
        }
        return SymbolDrawing([
            .init(shape: .stroke(tracks, 0.9)), .init(shape: .fill(knobs, isEvenOdd: false, isOutline: false), gap: 5),
            .init(shape: .stroke(knobs, 0.9)),
        ])
    }
}
