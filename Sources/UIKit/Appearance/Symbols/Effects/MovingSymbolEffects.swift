/// Parts that light up one after the other. The symbols here have one part each, which becomes paler and back.
///
/// Source: Apple's documentation of `VariableColorSymbolEffect` (iOS 17).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .variableColor) }
    init() {}
}

/// To and fro.
///
/// Source: Apple's documentation of `WiggleSymbolEffect` (iOS 18).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = _SymbolMotion.Direction.angle(WiggleSymbolEffect.reach)
    /// How far symbols turn, in radians.
    private static let reach: CGFloat = 0.2

    private func with(_ direction: _SymbolMotion.Direction) -> WiggleSymbolEffect {
        var copy = self
        copy.direction = direction
        return copy
    }
    public var clockwise: WiggleSymbolEffect { with(.angle(Self.reach)) }
    public var counterClockwise: WiggleSymbolEffect { with(.angle(-Self.reach)) }
    public var left: WiggleSymbolEffect { with(.across) }
    public var right: WiggleSymbolEffect { with(.across) }
    public var forward: WiggleSymbolEffect { with(.across) }
    public var backward: WiggleSymbolEffect { with(.across) }
    public var up: WiggleSymbolEffect { with(.along) }
    public var down: WiggleSymbolEffect { with(.along) }
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: WiggleSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle, direction: direction) }
    init() {}
}

/// Round.
///
/// Source: Apple's documentation of `RotateSymbolEffect` (iOS 18).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isReversed = false
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: false) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isReversed: true) }
    public var wholeSymbol: RotateSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: RotateSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate, direction: .angle(isReversed ? -2 * .pi : 2 * .pi)) }
    init(isReversed: Bool = false) { self.isReversed = isReversed }
}

/// Larger and smaller, slowly.
///
/// Source: Apple's documentation of `BreatheSymbolEffect` (iOS 18).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// Part by part; the symbols here have one part each.
    public var byLayer: BreatheSymbolEffect { self }
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
    init() {}
}

/// The system's choice.
///
/// Source: Apple's documentation of `AutomaticSymbolEffect` (iOS 17).
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace) }
    init() {}
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
