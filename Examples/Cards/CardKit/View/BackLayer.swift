import UIKit

/// A layer that shows the pattern of a card's back.
final class BackLayer: CAShapeLayer {
    init(pattern: BackPattern, size: CGSize, color: CGColor) {
        super.init()
        strokeColor = color
        switch pattern.kind {
        case .circles:
            path = Self.path(of: pattern.circles(in: size)).cgPath
            fillColor = color
            lineWidth = 1
        case .lines:
            path = Self.path(of: pattern.lines(in: size)).cgPath
            lineWidth = 3
            lineCap = .round
        }
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Each circle begins with a line from its center.
    private static func path(of circles: [BackPattern.Circle]) -> UIBezierPath {
        let path = UIBezierPath()
        for circle in circles {
            path.move(to: circle.center)
            path.addArc(withCenter: circle.center, radius: circle.radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        }
        return path
    }

    private static func path(of lines: [BackPattern.Line]) -> UIBezierPath {
        let path = UIBezierPath()
        for line in lines {
            path.move(to: line.start)
            path.addLine(to: line.end)
        }
        return path
    }
}
