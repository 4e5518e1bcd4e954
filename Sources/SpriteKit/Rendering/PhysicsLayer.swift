import UIKit

/// Draws the outlines of a scene's bodies.
final class PhysicsLayer: CAShapeLayer {
    @MainActor func show(_ scene: SKScene, _ transform: CGAffineTransform, _ size: CGSize) {
        let outlines = CGMutablePath()
        add(scene, transform, to: outlines)
        frame = CGRect(origin: .zero, size: size)
        path = outlines
        fillColor = nil
        strokeColor = CGColor(red: 0.2, green: 0.75, blue: 1, alpha: 1)
        lineWidth = 1
    }

    @MainActor private func add(_ node: SKNode, _ transform: CGAffineTransform, to outlines: CGMutablePath) {
        for shape in node.physicsBody?.shapes ?? [] { outlines.addPath(shape.path, transform: transform) }
        for child in node.children { add(child, child.localTransform.concatenating(transform), to: outlines) }
    }
}

extension SKPhysicsBody.Shape {
    /// The outline, in the node's coordinates.
    fileprivate var path: CGPath {
        let path = CGMutablePath()
        switch self {
        case .circle(let radius, let center):
            path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .polygon(let points):
            path.addLines(between: points)
            path.closeSubpath()
        case .edges(let points): path.addLines(between: points)
        }
        return path
    }
}
