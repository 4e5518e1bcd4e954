import UIKit

/// A layer that shows a figure of a size in a color.
protocol FigureLayer: CAShapeLayer {
    init(size: CGSize, color: CGColor)
}

extension FigureLayer {
    init() {
        fatalError("init() не может быть использован для создания экземпляра")
    }
}
