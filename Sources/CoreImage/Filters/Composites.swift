extension FilterDescription {
    /// Porter and Duff's operators, and the blend modes of PDF. Source: ISO 32000-1, 11.3.
    static let composites: [FilterDescription] = [
        composite("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
        composite("CISourceInCompositing") { $0 * $1.w }, composite("CISourceOutCompositing") { $0 * (1 - $1.w) },
        composite("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
        composite("CIAdditionCompositing") { pointwiseMin($0 + $1, .one) },
        composite("CIMultiplyCompositing") { $0 * $1 },
        composite("CIMaximumCompositing") { pointwiseMax($0, $1) }, composite("CIMinimumCompositing") { pointwiseMin($0, $1) },
        blend("CIMultiplyBlendMode") { $0 * $1 }, blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
        blend("CIDarkenBlendMode") { min($0, $1) }, blend("CILightenBlendMode") { max($0, $1) },
        blend("CIDifferenceBlendMode") { abs($0 - $1) }, blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
        blend("CIOverlayBlendMode") { hardLight($1, $0) }, blend("CIHardLightBlendMode") { hardLight($0, $1) },
        blend("CISoftLightBlendMode") { source, back in
            if source <= 0.5 { return back - (1 - 2 * source) * back * (1 - back) }
            let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
            return back + (2 * source - 1) * (curve - back)
        },
        blend("CIColorDodgeBlendMode") { source, back in back <= 0 ? 0 : source >= 1 ? 1 : min(1, back / (1 - source)) },
        blend("CIColorBurnBlendMode") { source, back in back >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - back) / source) },
        blend("CILinearDodgeBlendMode") { min($0 + $1, 1) }, blend("CILinearBurnBlendMode") { max($0 + $1 - 1, 0) },
        blend("CIPinLightBlendMode") { source, back in source <= 0.5 ? min(back, 2 * source) : max(back, 2 * source - 1) },
        blend("CIVividLightBlendMode") { source, back in
            if source <= 0.5 { return source <= 0 ? 0 : 1 - min(1, (1 - back) / (2 * source)) }
            return source >= 1 ? 1 : min(1, back / (2 * (1 - source)))
        },
        blend("CISubtractBlendMode") { source, back in max(back - source, 0) },
        blend("CIDivideBlendMode") { source, back in source <= 0 ? 1 : min(back / source, 1) },
        blendColors("CIHueBlendMode") { lit(saturated($0, saturation($1)), light($1)) },
        blendColors("CISaturationBlendMode") { lit(saturated($1, saturation($0)), light($1)) },
        blendColors("CIColorBlendMode") { lit($0, light($1)) }, blendColors("CILuminosityBlendMode") { lit($1, light($0)) },
    ]

    // MARK: Blend modes of whole colours. Source: ISO 32000-1, 11.3.5.3.

    private static func light(_ color: Pixel) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }
    private static func saturation(_ color: Pixel) -> Float { max(color.x, color.y, color.z) - min(color.x, color.y, color.z) }

    /// A colour with another light, its parts brought back between 0 and 1.
    private static func lit(_ color: Pixel, _ wanted: Float) -> Pixel {
        let moved = color + (wanted - light(color)), low = min(moved.x, moved.y, moved.z), high = max(moved.x, moved.y, moved.z)
        var result = moved
        if low < 0, wanted > low { result = wanted + (moved - wanted) * (wanted / (wanted - low)) }
        if high > 1, high > wanted { result = wanted + (result - wanted) * ((1 - wanted) / (high - wanted)) }
        return clamp(result)
    }

    private static func saturated(_ color: Pixel, _ wanted: Float) -> Pixel {
        let range = saturation(color)
        return range > 0 ? (color - min(color.x, color.y, color.z)) * (wanted / range) : .zero
    }

    @inline(__always) private static func hardLight(_ source: Float, _ back: Float) -> Float {
        source <= 0.5 ? 2 * source * back : 1 - 2 * (1 - source) * (1 - back)
    }

    private static func composite(_ name: String, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel) -> FilterDescription {
        FilterDescription(name, kCICategoryCompositeOperation, [.image(), .image(kCIInputBackgroundImageKey)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return CIImage(node: CombineNode(image.node, background.node, extent: image.extent.union(background.extent), combine))
        }
    }

    private static func blend(_ name: String, _ mode: @escaping @Sendable (_ source: Float, _ back: Float) -> Float) -> FilterDescription {
        blendColors(name) { Pixel(mode($0.x, $1.x), mode($0.y, $1.y), mode($0.z, $1.z), 1) }
    }

    /// - Parameter mode: Makes a colour of two, encoded and not premultiplied.
    private static func blendColors(
        _ name: String, _ mode: @escaping @Sendable (_ source: Pixel, _ back: Pixel) -> Pixel
    ) -> FilterDescription {
        @Sendable func encoded(_ color: Pixel) -> Pixel {
            let plain = color / color.w
            return Pixel(
                min(Transfer.fastEncoded(plain.x), 1), min(Transfer.fastEncoded(plain.y), 1), min(Transfer.fastEncoded(plain.z), 1), 1)
        }
        return composite(name) { source, back in
            guard source.w > 0, back.w > 0 else { return source + back * (1 - source.w) }
            let color = clamp(mode(encoded(source), encoded(back)))
            let mixed = Pixel(Transfer.linear(color.x), Transfer.linear(color.y), Transfer.linear(color.z), 1)
            return source * (1 - back.w) + back * (1 - source.w) + mixed * (source.w * back.w)
        }
    }
}
