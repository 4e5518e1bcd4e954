import UIKit

/// The outline of a circle in the middle; the line is all inside.
final class RingShape: CAShapeLayer, FigureLayer {
    required init(size: CGSize, color: CGColor) {
        super.init()
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        lineWidth = 5
        let radius = (min(size.width, size.height) - lineWidth) / 2
        let outline = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        outline.close()
        path = outline.cgPath
        fillColor = nil
        strokeColor = color
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
