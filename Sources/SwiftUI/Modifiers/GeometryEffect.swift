/// A change of how a view looks that leaves its place in the layout alone.
///
/// Source: Apple's documentation of `GeometryEffect`.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform of the view's picture, in its coordinates.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { _ViewOutputs(GeometryEffectNode(body(_Graph(), inputs).node, modifier.attribute, inputs)) }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        _ViewListOutputs(
            MappedList(body(_Graph(), inputs).list) { element in
                element.mapped(inputs.base) { node, inputs in GeometryEffectNode(node, modifier.attribute, inputs) }
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? { body(inputs) }
}

/// Shows its content transformed, step by step where that is animated.
@MainActor final class GeometryEffectNode<Effect: GeometryEffect>: WrapperNode {
    private var effect: Effect

    init(_ content: LayoutNode, _ attribute: Attribute<Effect>, _ inputs: _ViewInputs) {
        effect = attribute.untrackedValue
        super.init(content, inputs)
        let view = Effect.self is any LayoutIgnoredEffect.Type ? LayoutIgnoredContainer(frame: .zero) : DisplayContainer(frame: .zero)
        view.node = self
        displayView = view
        let animator = ValueAnimator(attribute, inputs) { [unowned self] new in
            effect = new
            markDisplay()
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { animator.stop() } }
    }

    override var isContainer: Bool { true }

    override func display(in frame: CGRect) {
        super.display(in: frame)
        guard let layer = displayView?.layer else { return }
        // Layers turn about their middle.
        let transform = effect.effectValue(size: size).transform(about: CGPoint(x: size.width / 2, y: size.height / 2))
        if !CATransform3DEqualToTransform(layer.transform, transform) { layer.transform = transform }
    }

    override func didDisplayChildren() { (displayView as? DisplayContainer)?.collectItems() }

    override func isHit(at point: CGPoint) -> Bool {
        guard let place = effect.effectValue(size: size).inverted(point) else { return false }
        return super.isHit(at: place)
    }
}

/// A transform of a plane, perspective included.
///
/// Source: Apple's documentation of `ProjectionTransform`.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    public init() {}
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform, and after it another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(CATransform3DConcat(transform3D, rhs.transform3D))
    }

    /// Replaces the transform by its inverse; false, and nothing changed, where it has none.
    ///
    /// Source: Apple's documentation of `ProjectionTransform.invert()`.
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (a, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        (result.m21, result.m22, result.m23) = (b, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
        (result.m31, result.m32, result.m33) = (c, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
        self = result.scaled(by: 1 / determinant)
        return true
    }

    /// The inverse of the transform; the transform itself where it has none.
    ///
    /// Source: Apple's documentation of `ProjectionTransform.inverted()`.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    private func scaled(by factor: CGFloat) -> ProjectionTransform {
        var result = self
        for part in [\Self.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33] { result[keyPath: part] *= factor }
        return result
    }

    private var transform3D: CATransform3D {
        var result = CATransform3DIdentity
        (result.m11, result.m12, result.m14) = (m11, m12, m13)
        (result.m21, result.m22, result.m24) = (m21, m22, m23)
        (result.m41, result.m42, result.m44) = (m31, m32, m33)
        return result
    }

    /// The point of the plane that is shown at `point`; nil where the plane is seen from its edge.
    func inverted(_ point: CGPoint) -> CGPoint? {
        // Two equations with two unknowns, once the perspective's divisor is multiplied out.
        let (a, b) = (m11 - point.x * m13, m21 - point.x * m23)
        let (c, d) = (m12 - point.y * m13, m22 - point.y * m23)
        let (p, q) = (point.x * m33 - m31, point.y * m33 - m32)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9 else { return nil }
        return CGPoint(x: (p * d - b * q) / determinant, y: (a * q - p * c) / determinant)
    }

    /// The same for a layer whose coordinates count from `point`.
    func transform(about point: CGPoint) -> CATransform3D {
        let there = CATransform3DMakeTranslation(point.x, point.y, 0)
        let back = CATransform3DMakeTranslation(-point.x, -point.y, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform3D), back)
    }
}
