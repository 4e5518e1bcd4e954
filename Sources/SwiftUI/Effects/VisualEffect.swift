/// A change of how a view looks that leaves its layout alone, and may hang on its geometry.
///
/// Source: Apple's documentation of `VisualEffect`.
public protocol VisualEffect: Sendable, Animatable {}

/// Nothing is changed: what other effects begin with.
///
/// Source: Apple's documentation of `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// Several changes after each other.
struct EffectSequence: VisualEffect {
    var steps: [EffectStep]
}

/// One change of how a view looks.
struct EffectStep: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case opacity
        case offset
        /// Two factors, then the anchor.
        case scale
        /// An angle in radians, then the anchor.
        case rotation
        /// An angle in radians, then the anchor, its depth and the perspective, about an axis.
        case turn(CGFloat, CGFloat, CGFloat)
        /// The nine elements of a transform.
        case projection
        case blur(isOpaque: Bool)
        case brightness, contrast, saturation, grayscale, hueRotation
    }

    let kind: Kind
    var numbers: [CGFloat]

    /// Returns the step interpolated from another one of its kind by a fraction, 0…1; the step itself for another kind.
    func mixed(from other: EffectStep, _ share: Double) -> EffectStep {
        guard kind == other.kind, numbers.count == other.numbers.count else { return self }
        return EffectStep(kind: kind, numbers: zip(other.numbers, numbers).map { $0 + ($1 - $0) * CGFloat(share) })
    }

    private var anchor: UnitPoint { UnitPoint(x: numbers[1], y: numbers[2]) }

    /// How the step moves and turns the picture; nil where it does not.
    func transform(_ size: CGSize) -> ProjectionTransform? {
        switch kind {
        case .offset: return ProjectionTransform(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
        case .scale:
            let (x, y) = (numbers[2] * size.width, numbers[3] * size.height)
            return ProjectionTransform(
                CGAffineTransform(translationX: -x, y: -y).concatenating(CGAffineTransform(scaleX: numbers[0], y: numbers[1]))
                    .concatenating(CGAffineTransform(translationX: x, y: y)))
        case .rotation: return _RotationEffect(angle: .radians(Double(numbers[0])), anchor: anchor).effectValue(size: size)
        case .turn(let x, let y, let z):
            return _Rotation3DEffect(
                angle: .radians(Double(numbers[0])), axis: (x, y, z), anchor: anchor, anchorZ: numbers[3], perspective: numbers[4]
            ).effectValue(size: size)
        case .projection:
            var result = ProjectionTransform()
            (result.m11, result.m12, result.m13) = (numbers[0], numbers[1], numbers[2])
            (result.m21, result.m22, result.m23) = (numbers[3], numbers[4], numbers[5])
            (result.m31, result.m32, result.m33) = (numbers[6], numbers[7], numbers[8])
            return result
        default: return nil
        }
    }

    /// The filter that the step is; nil where it is none.
    var filter: PictureFilter? {
        let amount = Double(numbers.first ?? 0)
        switch kind {
        case .blur(let isOpaque): return PictureFilter(kind: .blur(isOpaque: isOpaque), amount: amount)
        case .brightness: return PictureFilter(kind: .brightness, amount: amount)
        case .contrast: return PictureFilter(kind: .contrast, amount: amount)
        case .saturation: return PictureFilter(kind: .saturation, amount: amount)
        case .grayscale: return PictureFilter(kind: .grayscale, amount: amount)
        case .hueRotation: return PictureFilter(kind: .hueRotation, amount: amount)
        default: return nil
        }
    }
}

extension VisualEffect {
    var steps: [EffectStep] { (self as? EffectSequence)?.steps ?? [] }

    private func adding(_ kind: EffectStep.Kind, _ numbers: [CGFloat]) -> EffectSequence {
        EffectSequence(steps: steps + [EffectStep(kind: kind, numbers: numbers)])
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [CGFloat(opacity)]) }
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, [offset.width, offset.height]) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { adding(.scale, [s, s, anchor.x, anchor.y]) }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [x, y, anchor.x, anchor.y])
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation, [CGFloat(angle.radians), anchor.x, anchor.y])
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.turn(axis.x, axis.y, axis.z), [CGFloat(angle.radians), anchor.x, anchor.y, anchorZ, perspective])
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        let t = transform
        return adding(.projection, [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33])
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(isOpaque: opaque), [radius]) }
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [CGFloat(amount)]) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [CGFloat(amount)]) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [CGFloat(amount)]) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, [CGFloat(amount)]) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [CGFloat(angle.radians)]) }
}
