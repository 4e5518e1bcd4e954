import CPixman

/// The blending of a layer with the layers behind it.
enum BlendOperation: Equatable {
    case pixman(pixman_op_t)
    case plusDarker

    static let over = BlendOperation.pixman(PIXMAN_OP_OVER)

    /// The operation of a name in `LayerKey.compositingFilter`.
    init(_ name: String) {
        switch name {
        case "multiply": self = .pixman(PIXMAN_OP_MULTIPLY)
        case "screen": self = .pixman(PIXMAN_OP_SCREEN)
        case "overlay": self = .pixman(PIXMAN_OP_OVERLAY)
        case "darken": self = .pixman(PIXMAN_OP_DARKEN)
        case "lighten": self = .pixman(PIXMAN_OP_LIGHTEN)
        case "color-dodge": self = .pixman(PIXMAN_OP_COLOR_DODGE)
        case "color-burn": self = .pixman(PIXMAN_OP_COLOR_BURN)
        case "soft-light": self = .pixman(PIXMAN_OP_SOFT_LIGHT)
        case "hard-light": self = .pixman(PIXMAN_OP_HARD_LIGHT)
        case "difference": self = .pixman(PIXMAN_OP_DIFFERENCE)
        case "exclusion": self = .pixman(PIXMAN_OP_EXCLUSION)
        case "hue": self = .pixman(PIXMAN_OP_HSL_HUE)
        case "saturation": self = .pixman(PIXMAN_OP_HSL_SATURATION)
        case "color": self = .pixman(PIXMAN_OP_HSL_COLOR)
        case "luminosity": self = .pixman(PIXMAN_OP_HSL_LUMINOSITY)
        case "plus-lighter": self = .pixman(PIXMAN_OP_ADD)
        case "plus-darker": self = .plusDarker
        default: self = .over
        }
    }
}
