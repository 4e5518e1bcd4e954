import Foundation

/// The conversion between a layer's coordinates and its parent's; its only implementation, for the app's side and the compositors.
public struct LayerGeometry: Hashable, Sendable {
    public var bounds: CGRect
    public var position: CGPoint
    public var anchorPoint: CGPoint
    public var zPosition: Double
    public var anchorPointZ: Double
    public var transform: RenderTransform

    public init(
        bounds: CGRect, position: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), zPosition: Double = 0, anchorPointZ: Double = 0,
        transform: RenderTransform = .identity
    ) {
        (self.bounds, self.position, self.anchorPoint) = (bounds, position, anchorPoint)
        (self.zPosition, self.anchorPointZ, self.transform) = (zPosition, anchorPointZ, transform)
    }

    /// From the layer's own coordinates to its parent's: the anchor point goes to the origin, `transform` applies, then `position`.
    public var transformToParent: RenderTransform {
        let x = Double(bounds.minX + anchorPoint.x * bounds.width), y = Double(bounds.minY + anchorPoint.y * bounds.height)
        if transform == .identity && anchorPointZ == 0 {
            return .translation(x: Double(position.x) - x, y: Double(position.y) - y, z: zPosition)
        }
        return RenderTransform.translation(x: -x, y: -y, z: -anchorPointZ)
            .concatenating(transform)
            .concatenating(.translation(x: Double(position.x), y: Double(position.y), z: zPosition))
    }

    /// Returns the transform that a layer applies to its sublayers: `sublayerTransform` about its anchor point, and the flip of its geometry.
    public static func childTransform(bounds: CGRect, anchorPoint: CGPoint, sublayerTransform: RenderTransform, isFlipped: Bool)
        -> RenderTransform
    {
        guard sublayerTransform != .identity || isFlipped else { return .identity }
        let x = Double(bounds.minX + anchorPoint.x * bounds.width), y = Double(bounds.minY + anchorPoint.y * bounds.height)
        var result = RenderTransform.translation(x: -x, y: -y).concatenating(sublayerTransform).concatenating(.translation(x: x, y: y))
        if isFlipped {
            let flip = RenderTransform.scale(x: 1, y: -1).concatenating(.translation(x: 0, y: Double(bounds.minY + bounds.maxY)))
            result = flip.concatenating(result)
        }
        return result
    }
}
