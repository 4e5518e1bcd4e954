/// Shows a view turned. Source of the name: SwiftUI's interface.
public struct _RotationEffect: GeometryEffect {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint
    nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        return ProjectionTransform(
            CGAffineTransform(translationX: -x, y: -y).concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }

    public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)) }
        set {
            angle = .radians(newValue.first)
            anchor = UnitPoint(x: newValue.second.first, y: newValue.second.second)
        }
    }
}

/// Shows a view turned in space. Source of the name: SwiftUI's interface.
public struct _Rotation3DEffect: GeometryEffect {
    public typealias Body = Never
    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat
    nonisolated public init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        var depth = CATransform3DIdentity
        // The eye is as far away as the view is large.
        depth.m34 = -perspective / max(size.width, size.height, 1)
        let turn = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
        var transform = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        for next in [turn, depth, CATransform3DMakeTranslation(x, y, anchorZ)] { transform = CATransform3DConcat(transform, next) }
        return ProjectionTransform(transform)
    }

    public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))) }
        set {
            angle = .radians(newValue.first)
            axis = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension View {
    /// Shows the view turned about a point of it.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
    /// Shows the view turned in space.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Shows the view's picture transformed.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }
    /// Shows the view's picture transformed.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}

private struct TransformEffect: GeometryEffect {
    typealias Body = Never
    let transform: CGAffineTransform
    nonisolated init(transform: CGAffineTransform) { self.transform = transform }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

private struct ProjectionEffect: GeometryEffect {
    typealias Body = Never
    let transform: ProjectionTransform
    nonisolated init(transform: ProjectionTransform) { self.transform = transform }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
