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
    ]

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
        composite(name) { source, back in
            guard source.w > 0, back.w > 0 else { return source + back * (1 - source.w) }
            var mixed = Pixel(0, 0, 0, 1)
            for index in 0..<3 {
                let (front, behind) = (source[index] / source.w, back[index] / back.w)
                mixed[index] = Transfer.linear(
                    min(max(mode(min(Transfer.fastEncoded(front), 1), min(Transfer.fastEncoded(behind), 1)), 0), 1))
            }
            return source * (1 - back.w) + back * (1 - source.w) + mixed * (source.w * back.w)
        }
    }
}
