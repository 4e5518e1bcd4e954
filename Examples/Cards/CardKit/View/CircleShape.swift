import UIKit

/// A filled circle in the middle, as large as fits.
final class CircleShape: CAShapeLayer, FigureLayer {
    required init(size: CGSize, color: CGColor) {
        super.init()
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2
        path = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
        fillColor = color
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
