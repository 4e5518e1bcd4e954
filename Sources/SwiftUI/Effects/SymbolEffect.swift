/// How a symbol moves.
///
/// Source: Apple's documentation of `SymbolEffect`.
public protocol SymbolEffect: Sendable {
    /// What is done to the picture. Source of the kind: Symbols' interface has such requirements, too.
    var _motion: _SymbolMotion { get }
}
/// An effect that is over by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect of pictures that change.
public protocol ContentTransitionSymbolEffect {}

/// The motion of a symbol as a whole.
public struct _SymbolMotion: Equatable, Sendable {
    enum Kind { case bounce, pulse, scale, appear, disappear, replace }
    let kind: Kind
    /// Whether the symbol becomes smaller instead of larger.
    var isDown = false
}

/// How often and how fast a symbol moves.
///
/// Source: Apple's documentation of `SymbolEffectOptions`.
public struct SymbolEffectOptions: Equatable, Sendable {
    var count: Float?
    var speed = 1.0

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(count: .infinity) }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count.map { Float($0) } ?? .infinity) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    public var repeating: SymbolEffectOptions { with { $0.count = .infinity } }
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { Float($0) } ?? .infinity } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }
}

/// A short jump.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    private var isDown = false
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: BounceSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce, isDown: isDown) }
    init(isDown: Bool = false) { self.isDown = isDown }
}
/// Paler and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var wholeSymbol: PulseSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: PulseSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
    init() {}
}
/// Larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isDown = false
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: ScaleSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale, isDown: isDown) }
    init(isDown: Bool = false) { self.isDown = isDown }
}
/// Coming.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: AppearSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
    init() {}
}
/// Going.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: DisappearSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }
    init() {}
}
/// One symbol in the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: ReplaceSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
    init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }

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
        result.follow(inputs) { [unowned result] in
            var value = modifier.value
            if inputs.environment.value.removesSymbolEffects {
                value = SymbolEffectModifier(motion: value.motion, options: value.options, isActive: false, trigger: nil)
            }
            result.take(value)
        }
        return result
    }
}

@MainActor final class SymbolEffectNode: ContainerNode {
    private var value: SymbolEffectModifier?
    private var waits = false

    func take(_ new: SymbolEffectModifier) {
        if let trigger = new.trigger, let old = value?.trigger, trigger != old { waits = true }
        value = new
        markDisplay()
    }

    override func apply(to layer: CALayer) {
        guard let value else { return }
        let isOn = value.isActive && value.trigger == nil
        switch value.motion.kind {
        case .scale: show(layer, scale: isOn ? (value.motion.isDown ? 0.8 : 1.2) : 1, opacity: 1)
        case .appear: show(layer, scale: isOn ? 1 : 0.5, opacity: isOn ? 1 : 0)
        case .disappear: show(layer, scale: isOn ? 0.5 : 1, opacity: isOn ? 0 : 1)
        case .pulse: pulse(layer, value, isOn)
        case .bounce: if waits { bounce(layer, value) }
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

    private func pulse(_ layer: CALayer, _ value: SymbolEffectModifier, _ isOn: Bool) {
        let isRunning = layer.animation(forKey: "symbolEffect") != nil
        guard isOn || waits else { return layer.removeAnimation(forKey: "symbolEffect") }
        guard !isRunning || waits else { return }
        let run = CABasicAnimation(keyPath: "opacity")
        (run.fromValue, run.toValue, run.autoreverses, run.duration) = (1, 0.4, true, 0.75)
        run.repeatCount = value.options.count ?? (isOn ? .infinity : 1)
        run.speed = Float(value.options.speed)
        layer.add(run, forKey: "symbolEffect")
    }

    private func bounce(_ layer: CALayer, _ value: SymbolEffectModifier) {
        let run = CAKeyframeAnimation(keyPath: "transform.scale")
        let far: CGFloat = value.motion.isDown ? 0.8 : 1.2
        run.values = [1, far, 2 - far + (far - 1) * 0.7, 1]
        run.keyTimes = [0, 0.35, 0.7, 1]
        run.duration = 0.5
        run.repeatCount = value.options.count ?? 1
        run.speed = Float(value.options.speed)
        run.calculationMode = .cubic
        layer.add(run, forKey: "symbolEffect")
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
