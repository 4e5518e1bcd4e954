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
    /// Puts the view behind what is there in the same group: a `compositingGroup()`, a mask, or another view that is shown as a whole.
    case destinationOver
    /// Cuts the view out of what is behind it in the same group: a `compositingGroup()`, a mask, or another view that is shown as a whole.
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
        let result = BlendNode(node, inputs)
        result.observe(inputs) { [unowned result] in result.mode = modifier.value.mode }
        return result
    }
}

/// Mixes its content with what lies behind it.
@MainActor final class BlendNode: ContainerNode {
    var mode = BlendMode.normal {
        didSet {
            guard mode != oldValue else { return }
            let ordering: [BlendMode] = [.destinationOut, .destinationOver]
            if ordering.contains(mode) || ordering.contains(oldValue) {
                cutout = mode == .destinationOut ? Cutout() : nil
                // What is behind it is shown by the container around.
                parent?.structureChanged()
            }
            markDisplay()
        }
    }
    /// Whether the content lies behind what comes before it in the same container.
    var isBehind: Bool { mode == .destinationOver }
    /// The container that is cut out of what lies behind (`destinationOut`); nil in other modes, where the content itself is drawn.
    private(set) var cutout: Cutout?

    override func apply(to layer: CALayer) { layer.compositingFilter = mode.filter }
}

extension View {
    /// Sets how the view mixes with what lies behind it.
    ///
    /// Source: Apple's documentation of `blendMode(_:)`.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeModifier(mode: blendMode)) }
}
