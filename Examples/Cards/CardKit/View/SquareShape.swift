import UIKit

/// A filled square in the upper left corner, as large as fits.
final class SquareShape: CAShapeLayer, FigureLayer {
    required init(size: CGSize, color: CGColor) {
        super.init()
        let side = min(size.width, size.height)
        path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).cgPath
        fillColor = color
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
