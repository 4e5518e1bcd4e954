/// How a symbol moves.
///
/// Source: Apple's documentation of `SymbolEffect`.
public protocol SymbolEffect: Sendable {
    /// The animation of the effect. Source of the kind: Symbols' interface has such requirements, too.
    var _motion: _SymbolMotion { get }
}
/// An effect that is over by itself.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect of pictures that change.
public protocol ContentTransitionSymbolEffect {}
/// An effect of symbols that come and go.
///
/// Source: Apple's documentation of `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// The motion of a symbol as a whole.
public struct _SymbolMotion: Equatable, Sendable {
    package enum Kind: String, CaseIterable {
        case bounce, pulse, scale, appear, disappear, replace, variableColor, wiggle, rotate, breathe

        /// Whether the symbol moves again and again while the effect is active, and returns by itself.
        package var isRepeated: Bool {
            switch self {
            case .pulse, .variableColor, .wiggle, .rotate, .breathe: true
            case .bounce, .scale, .appear, .disappear, .replace: false
            }
        }
    }
    package let kind: Kind
    /// Whether the symbol becomes smaller instead of larger.
    package var isDown = false
    /// Which way it wiggles or turns: in radians clockwise, or in points along an axis.
    package var direction: Direction?

    package enum Direction: Equatable, Sendable { case angle(CGFloat), across, along }

    /// How large the symbol is at the far end of its motion, as a factor.
    package var farScale: CGFloat { isDown ? 0.8 : 1.2 }
}

/// A short jump.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
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
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: AppearSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
    init() {}
}
/// Going.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
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
    // As a fallback of `magic` they are named without `replace`.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
    init() {}

    /// One symbol in the place of another, with what both have in common kept. They have no common parts here, so that the fallback is what shows.
    ///
    /// Source: Apple's documentation of `ReplaceSymbolEffect.MagicReplace` (iOS 18).
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        private let fallback: ReplaceSymbolEffect
        public var _motion: _SymbolMotion { fallback._motion }
        init(_ fallback: ReplaceSymbolEffect) { self.fallback = fallback }
    }

    /// The effect that keeps what both symbols have in common, and another one for symbols without.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback) }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }
