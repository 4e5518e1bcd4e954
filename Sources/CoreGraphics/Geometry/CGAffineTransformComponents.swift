/// The components of an affine transform, in the order of their application: scale, shear, rotation, translation.
///
/// Source: Apple's “CGAffineTransformComponents”.
public struct CGAffineTransformComponents: Equatable, Sendable {
    public var scale: CGSize
    /// The factor of y that is added to x.
    public var horizontalShear: CGFloat
    /// Radians.
    public var rotation: CGFloat
    public var translation: CGVector

    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        (self.scale, self.horizontalShear, self.rotation, self.translation) = (scale, horizontalShear, rotation, translation)
    }
}

extension CGAffineTransform {
    /// The transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The transform taken apart; of one that has no inverse, as far as it goes.
    public func decomposed() -> CGAffineTransformComponents {
        let rotation = atan2(b, a), width = hypot(a, b)
        // Turned back, the second axis is what scale and shear make of it.
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let sheared = c * cosine + d * sine, height = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}
