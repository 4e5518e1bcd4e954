extension LayerValue {
    /// The type of a value.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case none, bool, number, numbers, point, size, rect, color, colors, transform, path, image, layer, layers, keyword
    }

    public var kind: Kind {
        switch self {
        case .none: .none
        case .bool: .bool
        case .number: .number
        case .numbers: .numbers
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .colors: .colors
        case .transform: .transform
        case .path: .path
        case .image: .image
        case .layer: .layer
        case .layers: .layers
        case .keyword: .keyword
        }
    }
}

extension LayerKey {
    /// The kind of the property's values.
    public var valueKind: LayerValue.Kind {
        switch self {
        case .mask: .layer
        case .backgroundColor, .contentsTint, .strokeColor: .color
        case .shadowPath, .path: .path
        case .contents: .image
        default: defaultValue.kind
        }
    }

    /// Whether the property may be absent.
    public var isOptional: Bool { defaultValue == .none || valueKind == .color }

    /// The words a keyword property may have; nil where any will do, or for other kinds.
    public var keywords: [String]? {
        switch self {
        case .kind: ["layer", "transform", "gradient", "shape", "backdrop", "replicator", "emitter", "particles"]
        case .cornerCurve: ["circular", "continuous"]
        case .compositingFilter:
            [
                "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light", "hard-light",
                "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plus-lighter", "plus-darker",
            ]
        case .contentsGravity:
            [
                "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize", "resizeAspect",
                "resizeAspectFill",
            ]
        case .magnificationFilter, .minificationFilter: ["linear", "nearest", "trilinear"]
        case .fillRule: ["non-zero", "even-odd"]
        case .lineCap: ["butt", "round", "square"]
        case .lineJoin: ["miter", "round", "bevel"]
        case .gradientType: ["axial", "radial", "conic"]
        case .emitterShape: ["point", "line", "rectangle", "circle", "cuboid", "sphere"]
        case .emitterMode: ["points", "outline", "surface", "volume"]
        case .renderMode: ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]
        default: nil
        }
    }
}
