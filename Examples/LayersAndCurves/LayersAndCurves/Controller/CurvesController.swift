import UIKit

/// B12–B20: rectangles, arcs and curves.
final class CurvesController: ShapeViewController {
    override var choiceGroups: [[String]] {
        scene.number == 12 ? [["lines", "rect:"]] : []
    }

    override func choicesChanged() {
        shape.path = makePath().cgPath
    }

    private func makePath() -> UIBezierPath {
        switch scene.number {
        case 12: return choices == [0] ? rectangleOfLines() : UIBezierPath(rect: CGRect(x: 10, y: 10, width: 200, height: 100))
        case 13: return UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 200, height: 100), cornerRadius: 30)
        case 14:
            return UIBezierPath(
                roundedRect: CGRect(x: 10, y: 10, width: 200, height: 100),
                byRoundingCorners: [.bottomRight, .topLeft],
                cornerRadii: CGSize(width: 30, height: 0)
            )
        case 15: return arc(x: 200, y: 200, radius: 150, from: .pi / 5, to: .pi, clockwise: true)
        case 16: return arc(x: 100, y: 100, radius: 50, from: 0, to: .pi, clockwise: false)
        case 17: return arc(x: 100, y: 100, radius: 50, from: 0, to: 2 * .pi, clockwise: true)
        case 18: return UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 200, height: 100))
        case 19: return curve()
        default: return chefsHat()
        }
    }

    private func rectangleOfLines() -> UIBezierPath {
        let path = UIBezierPath.lines(
            CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10), CGPoint(x: 210, y: 110), CGPoint(x: 10, y: 110)
        )
        path.close()
        return path
    }

    private func arc(x: CGFloat, y: CGFloat, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool) -> UIBezierPath {
        UIBezierPath(arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }

    private func curve() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addCurve(
            to: CGPoint(x: 200, y: 200),
            controlPoint1: CGPoint(x: 200, y: 20),
            controlPoint2: CGPoint(x: 20, y: 200)
        )
        return path
    }

    private func chefsHat() -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 100, y: 100))
        path.addArc(withCenter: CGPoint(x: 150, y: 100), radius: 50, startAngle: .pi, endAngle: 0, clockwise: true)
        path.addLine(to: CGPoint(x: 220, y: 100))
        path.addArc(withCenter: CGPoint(x: 220, y: 150), radius: 50, startAngle: 3 * .pi / 2, endAngle: .pi / 2, clockwise: true)
        for point in [(200, 200), (200, 260), (100, 260), (100, 200), (80, 200)] {
            path.addLine(to: CGPoint(x: point.0, y: point.1))
        }
        path.addArc(withCenter: CGPoint(x: 80, y: 150), radius: 50, startAngle: .pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
        path.close()
        return path
    }
}
