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
    /// How a symbol moves again.
    ///
    /// Source: Apple's documentation of `SymbolEffectOptions.RepeatBehavior` (iOS 18).
    public struct RepeatBehavior: Equatable, Sendable {
        fileprivate let count: Float
        /// Without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: .infinity) }
        /// Round by round.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: .infinity) }
        /// - Parameters:
        ///   - count: How often; nil for without end.
        ///   - delay: Rounds follow each other without a pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { Float($0) } ?? .infinity)
        }
    }

    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions(count: behavior.count) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.count = behavior.count } }
    public var repeating: SymbolEffectOptions { with { $0.count = .infinity } }
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count.map { Float($0) } ?? .infinity } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }
}
