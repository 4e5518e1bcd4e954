import UIKit

/// The whole area.
final class FilledShape: CAShapeLayer, FigureLayer {
    required init(size: CGSize, color: CGColor) {
        super.init()
        path = UIBezierPath(rect: CGRect(origin: .zero, size: size)).cgPath
        fillColor = color
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
