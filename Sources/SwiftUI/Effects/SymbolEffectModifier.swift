private struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether symbols do not move.
    var removesSymbolEffects: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

/// Moves the symbols inside.
@MainActor struct SymbolEffectModifier: NodeModifier {
    typealias Body = Never
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    let trigger: AnyEquatable?

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = SymbolEffectNode(node, inputs)
        result.observe(inputs) { [unowned result] in
            var value = modifier.value
            if inputs.environment.value.removesSymbolEffects {
                value = SymbolEffectModifier(motion: value.motion, options: value.options, isActive: false, trigger: nil)
            }
            result.apply(value)
        }
        return result
    }
}

@MainActor final class SymbolEffectNode: ContainerNode {
    private var value: SymbolEffectModifier?
    private var waits = false

    func apply(_ new: SymbolEffectModifier) {
        if let trigger = new.trigger, let old = value?.trigger, trigger != old { waits = true }
        value = new
        markDisplay()
    }

    override func apply(to layer: CALayer) {
        guard let value else { return }
        let isOn = value.isActive && value.trigger == nil
        switch value.motion.kind {
        case .scale: show(layer, scale: isOn ? value.motion.farScale : 1, opacity: 1)
        case .appear: show(layer, scale: isOn ? 1 : 0.5, opacity: isOn ? 1 : 0)
        case .disappear: show(layer, scale: isOn ? 0.5 : 1, opacity: isOn ? 0 : 1)
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe: run(layer, value, isOn)
        case .replace: break
        }
        waits = false
    }

    private func show(_ layer: CALayer, scale: CGFloat, opacity: Float) {
        let animation = layer.superlayer == nil ? nil : Display.animation(host) ?? .spring(duration: 0.3)
        let transform = CATransform3DMakeScale(scale, scale, 1)
        if !CATransform3DEqualToTransform(layer.transform, transform) { Display.setTransform(layer, transform, animation) }
        Display.set(layer, "opacity", opacity, animation)
    }

    private func run(_ layer: CALayer, _ value: SymbolEffectModifier, _ isOn: Bool) {
        let isRunning = layer.animation(forKey: "symbolEffect") != nil
        guard isOn || waits else { return layer.removeAnimation(forKey: "symbolEffect") }
        guard !isRunning || waits else { return }
        let rounds: Float = isOn ? .infinity : 1
        let run =
            value.motion.kind == .bounce
            ? SymbolAnimations.bounce(value.motion, value.options, rounds: rounds)
            : SymbolAnimations.repeated(value.motion, value.options, rounds: rounds)
        if let run { layer.add(run, forKey: "symbolEffect") }
    }
}

extension View {
    /// Moves the symbols inside for as long as it is active. Symbols move as a whole.
    ///
    /// Source: Apple's documentation of `symbolEffect(_:options:isActive:)`.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, trigger: nil)) }
    /// Moves the symbols inside once whenever a value changes. Symbols move as a whole.
    ///
    /// Source: Apple's documentation of `symbolEffect(_:options:value:)`.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: true, trigger: AnyEquatable(value)))
    }
    /// Keeps the symbols inside from moving.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.removesSymbolEffects, isEnabled)
    }
}

extension ContentTransition {
    /// Other symbols come as an effect says; they fade.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
    /// Other symbols fade in.
    public static var symbolEffect: ContentTransition { .opacity }
}
