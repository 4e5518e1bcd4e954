/// Shows its content as effects say that hang on where it is.
@MainActor class EffectsNode: ContainerNode, PositionDependent {
    private var steps: [EffectStep] = []

    override init(_ content: LayoutNode, _ inputs: _ViewInputs) {
        super.init(content, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    /// The effects where the node is now.
    func currentSteps() -> [EffectStep] { [] }

    /// Whether a change of the steps is animated, as the transaction says.
    var animation: Animation? { Display.animation(host) }

    final func positionChanged() -> Bool {
        let new = currentSteps()
        guard new != steps else { return false }
        steps = new
        markDisplay()
        return false
    }

    override func apply(to layer: CALayer) {
        var transform = ProjectionTransform()
        var opacity = 1.0
        var radius: CGFloat = 0
        var matrix = ColorChange.identity
        for step in steps {
            if let next = step.transform(size) { transform = transform.concatenating(next) }
            if step.kind == .opacity { opacity *= Double(step.numbers[0]) }
            if let filter = step.filter {
                radius = max(radius, filter.blurRadius)
                if let next = filter.matrix { matrix = matrix.followed(by: next) }
            }
        }
        let animation = layer.superlayer == nil ? nil : animation
        Display.set(layer, "opacity", Float(min(max(opacity, 0), 1)), animation)
        let turned = transform.transform(about: CGPoint(x: size.width / 2, y: size.height / 2))
        if !CATransform3DEqualToTransform(layer.transform, turned) { Display.setTransform(layer, turned, animation) }
        Display.set(layer, "filterBlurRadius", radius, animation)
        layer.filterColorMatrix = matrix == .identity ? [] : matrix.numbers
    }
}

/// Shows a view as effects say that its geometry is known to.
@MainActor struct VisualEffectModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let effect: (GeometryProxy) -> [EffectStep]
    nonisolated init(effect: @escaping (GeometryProxy) -> [EffectStep]) { self.effect = effect }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GeometryEffectsNode(node, modifier.untrackedValue.effect, inputs)
        result.observe(inputs) { [unowned result] in result.effect = modifier.value.effect }
        return result
    }
}

@MainActor final class GeometryEffectsNode: EffectsNode {
    var effect: (GeometryProxy) -> [EffectStep] { didSet { host.needsLayout() } }

    init(_ content: LayoutNode, _ effect: @escaping (GeometryProxy) -> [EffectStep], _ inputs: _ViewInputs) {
        self.effect = effect
        super.init(content, inputs)
    }

    override func currentSteps() -> [EffectStep] {
        effect(
            GeometryProxy(size: size, safeAreaInsets: SafeAreaRoom.insets(of: self), node: self, place: convert(.zero, to: .global)))
    }
}

extension View {
    /// Changes how the view looks by effects that its geometry is known to, and that its layout knows nothing of.
    ///
    /// Source: Apple's documentation of `visualEffect(_:)`.
    nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect)
        -> some View
    { modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0).steps }) }
}
