extension UIColor {
    /// The colour in words, as assistive technologies name it: `dark blue`, `light gray`, `red`.
    ///
    /// The words are chosen by hue, saturation and lightness; iOS may choose others.
    ///
    /// Source: Apple's documentation of `accessibilityName`.
    public var accessibilityName: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
        return ColorName(red: red, green: green, blue: blue).text
    }
}

/// The words for a colour.
private struct ColorName {
    let text: String

    /// - Parameters: Components from 0 to 1; those of extended colours are clamped.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let parts = [red, green, blue].map { min(max($0, 0), 1) }
        let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
        let lightness = (least + most) / 2, chroma = most - least
        guard chroma >= 0.08 else {
            text = Self.gray(lightness)
            return
        }
        let hue = Self.hue(parts, most, chroma)
        let name = Self.names.first { hue < $0.end }?.name ?? "red"
        if name == "orange", lightness < 0.45 {
            text = "brown"
        } else if lightness < 0.3 {
            text = "dark " + name
        } else {
            text = lightness > 0.75 ? "light " + name : name
        }
    }

    /// In degrees, 0..<360.
    private static func hue(_ parts: [CGFloat], _ most: CGFloat, _ chroma: CGFloat) -> CGFloat {
        let sixths: CGFloat =
            switch most {
            case parts[0]: (parts[1] - parts[2]) / chroma
            case parts[1]: (parts[2] - parts[0]) / chroma + 2
            default: (parts[0] - parts[1]) / chroma + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) * 60
    }

    private static func gray(_ lightness: CGFloat) -> String {
        switch lightness {
        case ..<0.08: "black"
        case ..<0.35: "dark gray"
        case ..<0.65: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }

    /// Names of hues by the degrees at which they end.
    private static let names: [(end: CGFloat, name: String)] = [
        (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (195, "cyan"), (255, "blue"), (290, "purple"), (330, "magenta"),
        (345, "pink"),
    ]
}
