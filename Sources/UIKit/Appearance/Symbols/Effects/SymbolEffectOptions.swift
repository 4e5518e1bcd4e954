/// How often and how fast a symbol moves.
///
/// Source: Apple's documentation of `SymbolEffectOptions`.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// How often; nil where nothing is said.
    package var count: Float?
    package var speed = 1.0

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
