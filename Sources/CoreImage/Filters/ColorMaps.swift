/// Colours by tables and polynomials.
extension FilterDescription {
    static let colorMaps: [FilterDescription] = [
        colors("CIThermal", kCICategoryColorEffect) { _ in { $0 = heat.color(luma(clamp($0))) } },
        colors("CIXRay", kCICategoryColorEffect) { _ in { $0 = film.color(luma(clamp($0))) } },
        FilterDescription("CIDither", kCICategoryColorEffect, [.image(), .number(kCIInputIntensityKey, 0.1)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let intensity = values.float(kCIInputIntensityKey)
            return image.with(
                pointwise(image.node) { color, x, y in
                    let noise = Scatter.offset(Int(x.rounded(.down)), Int(y.rounded(.down))).x - 0.5
                    color = clamp(color + noise * intensity)
                })
        },
        FilterDescription("CIColorMap", kCICategoryColorEffect, [.image(), .image(kCIInputGradientImageKey)]) { values in
            guard let image = values.image(kCIInputImageKey), let gradient = values.image(kCIInputGradientImageKey) else { return nil }
            return image.with(ColorMapNode(image.node, gradient: gradient.node))
        },
        FilterDescription(
            "CIColorPolynomial", kCICategoryColorAdjustment, [.image()] + channels.map { .vector("input\($0)Coefficients", 0, 1, 0, 0) }
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let factors = channels.map { channel in (0..<4).map { Float(values.vector("input\(channel)Coefficients").value(at: $0)) } }
            return image.with(
                RowNode(image.node) { row, _, _ in
                    for index in row.indices {
                        let pixel = row[index], plain = pixel.w > 0 ? Pixel(pixel.x, pixel.y, pixel.z, 0) / pixel.w : .zero
                        var result = Pixel.zero
                        for channel in 0..<4 {
                            let (value, factors) = (channel < 3 ? plain[channel] : pixel.w, factors[channel])
                            result[channel] = ((factors[3] * value + factors[2]) * value + factors[1]) * value + factors[0]
                        }
                        result = clamp(result)
                        row[index] = Pixel(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
                    }
                })
        },
        colors(
            "CIColorCrossPolynomial", kCICategoryColorAdjustment,
            [
                .vector("inputRedCoefficients", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0),
                .vector("inputGreenCoefficients", 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
                .vector("inputBlueCoefficients", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
            ], encoded: false
        ) { values in
            let factors = channels.prefix(3).map { channel in
                (0..<10).map { Float(values.vector("input\(channel)Coefficients").value(at: $0)) }
            }
            return { color in
                let (r, g, b) = (color.x, color.y, color.z), terms = [r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1]
                for channel in 0..<3 { color[channel] = zip(factors[channel], terms).reduce(0) { $0 + $1.0 * $1.1 } }
                color = clamp(color)
            }
        },
    ]

    private static let channels = ["Red", "Green", "Blue", "Alpha"]

    /// Colours at even distances between dark and light.
    private struct Ramp: Sendable {
        let stops: [Pixel]

        func color(_ light: Float) -> Pixel {
            let place = light * Float(stops.count - 1), low = min(max(Int(place), 0), stops.count - 2)
            return mix(stops[low], stops[low + 1], place - Float(low))
        }
    }

    private static let heat = Ramp(stops: [
        Pixel(0, 0, 0.3, 1), Pixel(0.2, 0, 0.7, 1), Pixel(0.7, 0, 0.6, 1), Pixel(0.95, 0.25, 0.1, 1), Pixel(1, 0.65, 0, 1),
        Pixel(1, 0.95, 0.3, 1), Pixel(1, 1, 1, 1),
    ])
    /// The negative of a bluish film.
    private static let film = Ramp(stops: [
        Pixel(0.93, 0.97, 1, 1), Pixel(0.45, 0.55, 0.62, 1), Pixel(0.13, 0.2, 0.26, 1), Pixel(0, 0.02, 0.04, 1),
    ])
}

/// An image whose colours are those of a gradient, from its left for black to its right for white.
private final class ColorMapNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let gradient: ImageNode

    init(_ input: ImageNode, gradient: ImageNode) {
        (self.input, self.gradient) = (input, gradient)
        super.init(extent: input.extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = input.render(region)
        let area = PixelRegion(gradient.extent.isInfinite ? CGRect(x: 0, y: 0, width: 256, height: 1) : gradient.extent)
        guard !area.isEmpty, area.width <= PixelBuffer.maximumSide else { return tile }
        let colors = gradient.render(PixelRegion(area.x, area.y + area.height / 2, area.width, 1))
        for index in 0..<region.width * region.height where tile.pixels[index].w > 0 {
            let alpha = tile.pixels[index].w, light = min(max(Transfer.fastEncoded(luma(tile.pixels[index] / alpha)), 0), 1)
            tile.pixels[index] = colors.pixels[Int(light * Float(area.width - 1) + 0.5)] * alpha
        }
        return tile
    }
}
