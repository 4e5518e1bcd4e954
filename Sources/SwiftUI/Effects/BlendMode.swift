/// How a view mixes with what lies behind it.
///
/// Source: Apple's documentation of `BlendMode`.
public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply, screen, overlay
    case darken, lighten
    case colorDodge, colorBurn
    case softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
    case plusDarker, plusLighter
    @available(*, unavailable, message: "not yet in Quince: views that keep the outline of what is behind them; use mask(_:)")
    case sourceAtop
    @available(*, unavailable, message: "not yet in Quince: views that go behind what is there; use background(_:)")
    case destinationOver
    @available(*, unavailable, message: "not yet in Quince: views that cut out what is behind them; use mask(_:)")
    case destinationOut

    /// The name of the layer's filter; nil for none.
    var filter: String? {
        switch self {
        case .normal: nil
        case .multiply: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .overlay: "overlayBlendMode"
        case .darken: "darkenBlendMode"
        case .lighten: "lightenBlendMode"
        case .colorDodge: "colorDodgeBlendMode"
        case .colorBurn: "colorBurnBlendMode"
        case .softLight: "softLightBlendMode"
        case .hardLight: "hardLightBlendMode"
        case .difference: "differenceBlendMode"
        case .exclusion: "exclusionBlendMode"
        case .hue: "hueBlendMode"
        case .saturation: "saturationBlendMode"
        case .color: "colorBlendMode"
        case .luminosity: "luminosityBlendMode"
        case .plusDarker: "plusDarker"
        case .plusLighter: "plusLighter"
        default: nil
        }
    }
}

@MainActor struct BlendModeModifier: NodeModifier {
    typealias Body = Never
    let mode: BlendMode
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GroupNode(node, inputs) { $0.compositingFilter = modifier.untrackedValue.mode.filter }
        result.follow(inputs) { [unowned result] in
            _ = modifier.value
            result.markDisplay()
        }
        return result
    }
}

extension View {
    /// Sets how the view mixes with what lies behind it.
    ///
    /// Source: Apple's documentation of `blendMode(_:)`.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeModifier(mode: blendMode)) }
}
