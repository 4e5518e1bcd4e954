import UIKit

/// A texture in the outline of a path or of its stroke, stretched over the rectangle around it.
@MainActor final class TexturedArea {
    let layer = CALayer()
    private let outline = CAShapeLayer()

    init() {
        layer.mask = outline
        outline.strokeColor = nil
        outline.fillColor = CGColor(gray: 0, alpha: 1)
    }

    /// Shows a texture.
    ///
    /// - Parameters:
    ///   - path: The area in the node's coordinates.
    ///   - color: Multiplies the texture's colours and its opacity.
    func show(_ texture: SKTexture, in path: CGPath, _ color: UIColor) {
        let box = path.boundingBoxOfPath
        guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
            layer.setIfChanged(\.isHidden, true)
            return
        }
        layer.setIfChanged(\.isHidden, false)
        texture.show(in: layer)
        layer.setIfChanged(\.bounds, CGRect(origin: .zero, size: box.size))
        layer.setIfChanged(\.position, CGPoint(x: box.midX, y: box.midY))
        // Layers draw downwards and nodes upwards.
        let upright = CGAffineTransform(scaleX: 1, y: -1)
        if layer.affineTransform() != upright { layer.setAffineTransform(upright) }
        layer.updateTint(color, factor: 1)
        layer.setIfChanged(\.opacity, Float(color.cgColor.alpha))
        var toLayer = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        let moved = path.copy(using: &toLayer)
        if outline.path != moved { outline.path = moved }
    }
}
