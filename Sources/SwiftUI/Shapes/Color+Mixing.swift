extension Color {
    /// The colour between this one and another.
    ///
    /// - Parameters:
    ///   - fraction: How much of the other colour there is, clamped to 0…1.
    ///   - colorSpace: The space that the colours are mixed in.
    ///
    /// Source: Apple's documentation of `Color.mix(with:by:in:)` (iOS 18).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mixed(self, rhs, min(max(fraction, 0), 1), isPerceptual: colorSpace == .perceptual))
    }
}

/// Mixes of two colours.
enum ColorMixing {
    static func mix(_ first: Color, _ second: Color, _ fraction: Double, isPerceptual: Bool, in environment: EnvironmentValues) -> CGColor {
        let (one, other) = (first.resolve(in: environment), second.resolve(in: environment))
        func between(_ from: Float, _ to: Float) -> Float { from + (to - from) * Float(fraction) }
        let opacity = between(one.opacity, other.opacity)
        guard isPerceptual else {
            return Color.Resolved(
                red: between(one.red, other.red), green: between(one.green, other.green), blue: between(one.blue, other.blue),
                opacity: opacity
            ).cgColor
        }
        let (from, to) = (lab(one), lab(other))
        return linear(from.indices.map { between(from[$0], to[$0]) }, opacity).cgColor
    }

    /// The numbers that colours are mixed by: in Oklab or as the screen has them, and the opacity.
    static func components(_ color: CGColor, isPerceptual: Bool) -> SIMD4<Float> {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        guard isPerceptual else { return [Float(red), Float(green), Float(blue), Float(alpha)] }
        let lab = lab(Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
        return [lab[0], lab[1], lab[2], Float(alpha)]
    }

    /// Mixed numbers as red, green, blue and opacity.
    static func screenComponents(_ mixed: SIMD4<Float>, isPerceptual: Bool) -> SIMD4<Float> {
        guard isPerceptual else { return mixed }
        let color = linear([mixed.x, mixed.y, mixed.z], mixed.w)
        return [color.red, color.green, color.blue, mixed.w]
    }

    /// A colour in Oklab. Source: Björn Ottosson, “A perceptual color space for image processing”.
    private static func lab(_ color: Color.Resolved) -> [Float] {
        let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        return [
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
        ]
    }

    private static func linear(_ lab: [Float], _ opacity: Float) -> Color.Resolved {
        func cube(_ value: Float) -> Float { value * value * value }
        let long = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2])
        let medium = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2])
        let short = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2])
        return Color.Resolved(
            colorSpace: .sRGBLinear, red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
    }
}
