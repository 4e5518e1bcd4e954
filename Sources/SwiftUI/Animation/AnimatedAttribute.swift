/// Values of types that animations go through, step by step.
@MainActor enum AnimatedAttribute {
    /// Returns an attribute that animates the animatable data of `attribute` when a change is animated; `attribute` itself for values that
    /// are not animatable.
    static func make<Value>(_ attribute: Attribute<Value>, _ inputs: _ViewInputs) -> Attribute<Value> {
        // Shapes are animated where they are drawn.
        guard ConformanceIndex.shared.mayConform(Value.self, to: .animatable), let type = Value.self as? any Animatable.Type,
            !(Value.self is any Shape.Type)
        else { return attribute }
        func open<Known: Animatable>(_ type: Known.Type) -> Attribute<Value>? {
            guard Known.AnimatableData.self != EmptyAnimatableData.self, let known = attribute as? Attribute<Known> else { return nil }
            let shown = Attribute(known.untrackedValue)
            let animator = ValueAnimator(known, inputs) { shown.replace($0) }
            inputs.scope.atEnd { MainActor.assumeIsolated { animator.stop() } }
            return shown as? Attribute<Value>
        }
        return open(type) ?? attribute
    }
}

/// A modifier whose values animations go through.
@available(iOS, deprecated: 15.0, message: "use Animatable directly")
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}
