/// The effects on the rendered view, which do not affect its layout.
struct PictureEffect: Equatable {
    var opacity: Double = 1
    var scale = CGSize(width: 1, height: 1)
    var anchor = UnitPoint.center
    var shadow: Shadow?
    var isHidden = false
    var takesTouches = true

    struct Shadow: Equatable {
        var color: Color
        var radius: CGFloat
        var x, y: CGFloat
    }
}

/// Shows a view changed: paler, turned, enlarged, with a shadow.
@MainActor struct EffectModifier: NodeModifier {
    typealias Body = Never
    let effect: PictureEffect
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        EffectNode(node, modifier, inputs)
    }
}

@MainActor final class EffectNode: ContainerValueNode<EffectModifier> {
    private let inputs: _ViewInputs

    override init(_ content: LayoutNode, _ modifier: Attribute<EffectModifier>, _ inputs: _ViewInputs) {
        self.inputs = inputs
        super.init(content, modifier, inputs)
    }

    override func display(in frame: CGRect) {
        super.display(in: frame)
        let layer = container.layer
        let effect = value.effect
        let animation = layer.superlayer == nil ? nil : Display.animation(host)
        Display.set(layer, "opacity", Float(effect.isHidden ? 0 : effect.opacity), animation)
        let transform = transform(effect, size)
        if !CATransform3DEqualToTransform(layer.transform, transform) { Display.setTransform(layer, transform, animation) }
        if let shadow = effect.shadow {
            layer.shadowColor = shadow.color.cgColor(in: inputs.environment.untrackedValue)
            (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius) = (1, CGSize(width: shadow.x, height: shadow.y), shadow.radius)
        }
        container.isUserInteractionEnabled = effect.takesTouches && !effect.isHidden && effect.opacity > 0
    }

    private func transform(_ effect: PictureEffect, _ size: CGSize) -> CATransform3D {
        guard effect.scale != CGSize(width: 1, height: 1) else { return CATransform3DIdentity }
        let (dx, dy) = ((effect.anchor.x - 0.5) * size.width, (effect.anchor.y - 0.5) * size.height)
        var transform = CATransform3DMakeTranslation(dx, dy, 0)
        transform = CATransform3DScale(transform, effect.scale.width, effect.scale.height, 1)
        return CATransform3DTranslate(transform, -dx, -dy, 0)
    }

    override func isHit(at point: CGPoint) -> Bool {
        value.effect.takesTouches && !value.effect.isHidden && value.effect.opacity > 0 && super.isHit(at: point)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        guard !value.effect.isHidden, value.effect.opacity > 0 else { return }
        super.collectAccessibility(into: &elements)
    }
}

/// Shows the part of a view that is within a shape. Source of the name: SwiftUI's interface.
public struct _ClipEffect<ClipShape: Shape>: NodeModifier {
    public typealias Body = Never
    public var shape: ClipShape
    public var style: FillStyle
    nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) { (self.shape, self.style) = (shape, style) }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode { ClipNode(node, modifier, inputs) }
}

@MainActor final class ClipNode<ClipShape: Shape>: ContainerValueNode<_ClipEffect<ClipShape>> {
    override func display(in frame: CGRect) {
        super.display(in: frame)
        let layer = container.layer
        let bounds = CGRect(origin: .zero, size: host.snapped(frame).size)
        layer.masksToBounds = true
        switch value.shape {
        case _ where !value.style.isAntialiased:
            let mask = layer.mask as? JaggedLayer ?? JaggedLayer()
            mask.frame = bounds
            mask.show(path(in: bounds), CGColor(gray: 0, alpha: 1), isEvenOdd: value.style.isEOFilled)
            layer.mask = mask
        case is Rectangle: layer.cornerRadius = 0
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            layer.cornerRadius = min(shape.cornerSize.width, min(bounds.width, bounds.height) / 2)
            if shape.style == .continuous { layer.cornerCurve = .continuous }
        case is Capsule: layer.cornerRadius = min(bounds.width, bounds.height) / 2
        case is Circle where bounds.width == bounds.height: layer.cornerRadius = bounds.width / 2
        default:
            let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
            mask.frame = bounds
            mask.path = path(in: bounds).cgPath
            mask.fillRule = value.style.isEOFilled ? .evenOdd : .nonZero
            layer.mask = mask
        }
    }

    /// The shape's outline, in that of the container where it follows one.
    private func path(in rect: CGRect) -> Path {
        value.shape is ContainerRelativeShape || (value.shape as? ConcentricRectangle)?.isConcentric == true
            ? containerPath(in: rect) ?? Path(rect) : value.shape.path(in: rect)
    }

    override func isHit(at point: CGPoint) -> Bool {
        path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: value.style.isEOFilled) && super.isHit(at: point)
    }
}

extension View {
    nonisolated private func effect(_ change: (inout PictureEffect) -> Void) -> ModifiedContent<Self, EffectModifier> {
        var effect = PictureEffect()
        change(&effect)
        return modifier(EffectModifier(effect: effect))
    }

    nonisolated public func opacity(_ opacity: Double) -> some View { effect { $0.opacity = opacity } }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { effect { $0.takesTouches = enabled } }
    nonisolated public func hidden() -> some View { effect { $0.isHidden = true } }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect { ($0.scale, $0.anchor) = (scale, anchor) }
    }
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { $0.shadow = PictureEffect.Shadow(color: color, radius: radius, x: x, y: y) }
    }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
    /// Shows the part of the view that is within its bounds.
    ///
    /// - Parameter antialiased: Bounds lie on whole pixels, where smoothing changes nothing.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
