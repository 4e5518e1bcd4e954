/// A variant of symbols: filled, enclosed, struck out.
public struct SymbolVariants: Hashable, Sendable {
    var shape: String?
    var isFilled = false
    var hasSlash = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(hasSlash: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.hasSlash = true } }
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.hasSlash || hasSlash)
    }

    /// The name of a symbol's variant; its own where the system has none.
    func apply(to name: String) -> String {
        var result = name
        let parts = name.split(separator: ".").map(String.init)
        if hasSlash, !parts.contains("slash") { result += ".slash" }
        if let shape, !parts.contains(shape) { result += "." + shape }
        if isFilled, !parts.contains("fill"), !LineSymbols.contains(result) { result += ".fill" }
        return result
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) {
            if let shape = variant.shape { $0.shape = shape }
            if variant.isFilled { $0.isFilled = true }
            if variant.hasSlash { $0.hasSlash = true }
        }
    }
}
