import SwiftUI

/// A shape that points of a chart can have.
///
/// Source: Apple's documentation of `ChartSymbolShape`.
public protocol ChartSymbolShape: Shape {
    /// The part of a square that the symbol fills, so that symbols of different shapes look equally large.
    var perceptualUnitRect: CGRect { get }
}

/// A symbol of any shape.
///
/// Source: Apple's documentation of `AnyChartSymbolShape`.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape

    public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

    public nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The symbols that charts bring along.
///
/// Source: Apple's documentation of `BasicChartSymbolShape`.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
    enum Form { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let form: Form

    public nonisolated var perceptualUnitRect: CGRect {
        let half =
            switch form {
            case .circle: 0.5 / (CGFloat.pi / 4).squareRoot()
            case .square: 0.5
            case .triangle, .diamond: 0.65
            case .pentagon: 0.58
            case .plus, .cross, .asterisk: 0.6
            }
        return CGRect(x: 0.5 - half, y: 0.5 - half, width: 2 * half, height: 2 * half)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let unit = perceptualUnitRect
        let box = CGRect(
            x: rect.minX + unit.minX * rect.width, y: rect.minY + unit.minY * rect.height, width: unit.width * rect.width,
            height: unit.height * rect.height)
        switch form {
        case .circle: return Path(ellipseIn: box)
        case .square: return Path(box)
        case .triangle: return polygon(3, box)
        case .diamond: return polygon(4, box)
        case .pentagon: return polygon(5, box)
        case .plus: return strokes([0, 90], box)
        case .cross: return strokes([45, 135], box)
        case .asterisk: return strokes([0, 60, 120], box)
        }
    }

    /// A regular polygon with a corner at the top.
    private nonisolated func polygon(_ count: Int, _ box: CGRect) -> Path {
        Path { path in
            for corner in 0..<count {
                let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(count)
                let point = CGPoint(x: box.midX + box.width / 2 * sin(angle), y: box.midY - box.height / 2 * cos(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }

    /// Strokes through the middle, at angles in degrees.
    private nonisolated func strokes(_ angles: [CGFloat], _ box: CGRect) -> Path {
        let lines = Path { path in
            for angle in angles {
                let radians = angle * .pi / 180, x = box.width / 2 * cos(radians), y = box.height / 2 * sin(radians)
                path.move(to: CGPoint(x: box.midX - x, y: box.midY - y))
                path.addLine(to: CGPoint(x: box.midX + x, y: box.midY + y))
            }
        }
        return lines.strokedPath(StrokeStyle(lineWidth: max(1, box.width * 0.3), lineCap: .round))
    }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape {
    /// The outline of the symbol.
    ///
    /// - Parameter lineWidth: In points.
    @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the symbol, in the style of a stroke.
    @_disfavoredOverload public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(base: self, style: style) }
}

/// The outline of a symbol, within its bounds.
struct StrokedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    nonisolated func path(in rect: CGRect) -> Path {
        base.path(in: rect.shrunk(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
