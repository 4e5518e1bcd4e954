/// How a palette shows which of its pictures is chosen.
///
/// Source: Apple's documentation of `PaletteSelectionEffect`.
public struct PaletteSelectionEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    let kind: Kind
    /// The picture stands on a ground.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// The app's picture of the chosen option tells it.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
    /// The symbol has a variant, and no ground.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }

    /// Whether nothing but the picture tells that it is chosen.
    var isCustom: Bool { kind != .automatic }

    /// Returns the image of the selected option: the symbol's variant where the effect has one, else the image itself.
    @MainActor func image(_ image: UIImage?) -> UIImage? {
        guard case .symbolVariant(let variant) = kind, let name = image?.systemSymbolName else { return image }
        return UIImage(systemName: variant.apply(to: name)) ?? image
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey { static let defaultValue = PaletteSelectionEffect.automatic }

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Says how palettes inside show which of their pictures is chosen.
    ///
    /// Source: Apple's documentation of `paletteSelectionEffect(_:)`.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
