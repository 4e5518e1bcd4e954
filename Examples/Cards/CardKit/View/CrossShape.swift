import UIKit

/// Both diagonals.
final class CrossShape: CAShapeLayer, FigureLayer {
    required init(size: CGSize, color: CGColor) {
        super.init()
        let diagonals = UIBezierPath()
        diagonals.move(to: .zero)
        diagonals.addLine(to: CGPoint(x: size.width, y: size.height))
        diagonals.move(to: CGPoint(x: size.width, y: 0))
        diagonals.addLine(to: CGPoint(x: 0, y: size.height))
        path = diagonals.cgPath
        strokeColor = color
        lineWidth = 5
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
