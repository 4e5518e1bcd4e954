import CoreGraphics
import Foundation
import RenderProtocol

extension CGColor {
    /// The colour as it is committed; of a pattern, the mean of a cell.
    package var rendered: RenderColor {
        let color = flat.sRGB
        return RenderColor(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }

    package convenience init(rendered color: RenderColor) {
        self.init(srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
    }
}

extension CGPath {
    /// The path as it is committed. Elements with numbers that are none, or beyond all screens, are ignored, as Core Graphics does.
    package var rendered: RenderPath {
        var elements: [RenderPath.Element] = []
        var hasPoint = false
        applyWithBlock { pointer in
            let (type, points) = (pointer.pointee.type, pointer.pointee.points)
            guard type == .moveToPoint || hasPoint, (0..<type.pointCount).allSatisfy({ points[$0].isDrawable }) else { return }
            hasPoint = true
            switch type {
            case .moveToPoint: elements.append(.move(points[0]))
            case .addLineToPoint: elements.append(.line(points[0]))
            case .addQuadCurveToPoint: elements.append(.quad(points[1], control: points[0]))
            case .addCurveToPoint: elements.append(.cubic(points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: elements.append(.close)
            }
        }
        return RenderPath(elements)
    }

    package static func make(rendered path: RenderPath) -> CGPath {
        let result = CGMutablePath()
        for element in path.elements {
            switch element {
            case .move(let point): result.move(to: point)
            case .line(let point): result.addLine(to: point)
            case .quad(let point, let control): result.addQuadCurve(to: point, control: control)
            case .cubic(let point, let control1, let control2): result.addCurve(to: point, control1: control1, control2: control2)
            case .close: result.closeSubpath()
            }
        }
        return result
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

extension CGPoint {
    fileprivate var isDrawable: Bool { abs(x) <= CommitLimits.coordinate && abs(y) <= CommitLimits.coordinate }
}
