/// Screens of printers: an image's lightness by the size of dots or lines.
extension FilterDescription {
    static let halftones: [FilterDescription] = [
        screen("CIDotScreen") { place, width in (wave(place.x, width) + wave(place.y, width)) / 2 },
        screen("CILineScreen") { place, width in wave(place.y, width) },
        screen("CIHatchedScreen") { place, width in max(wave(place.x, width), wave(place.y, width)) },
        screen("CICircularScreen", isTurned: false) { place, width in wave((place * place).sum().squareRoot(), width) },
        FilterDescription(
            "CICMYKHalftone", kCICategoryHalftoneEffect, inputs + [.number("inputGCR", 1), .number("inputUCR", 0.5)]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (settings, angle) = (Screen(values), values.float(kCIInputAngleKey))
            // The usual angles of the four inks.
            let turns = [15, 75, 0, 45].map { Turn(angle + Float($0) * .pi / 180) }
            let (black, under) = (values.float("inputGCR"), values.float("inputUCR"))
            return image.with(
                pointwise(image.node) { color, x, y in
                    let inks = Pixel(repeating: 1) - clamp(color), common = min(inks.x, inks.y, inks.z) * black
                    let amounts = [inks.x, inks.y, inks.z].map { $0 - common * min(under * 2, 1) } + [common]
                    let light = zip(amounts, turns).map { amount, turn in
                        let place = turn.apply(SIMD2(x, y) - settings.center)
                        return settings.light(1 - amount, (wave(place.x, settings.width) + wave(place.y, settings.width)) / 2)
                    }
                    color = Pixel(light[0] * light[3], light[1] * light[3], light[2] * light[3], 1)
                })
        },
    ]

    private static let inputs: [FilterInput] = [
        .image(), .place(), .other(kCIInputAngleKey, .angle, NSNumber(value: 0)), .number(kCIInputWidthKey, 6),
        .number(kCIInputSharpnessKey, 0.7),
    ]

    /// From 0 to 1 and back in `width` pixels.
    private static func wave(_ place: Float, _ width: Float) -> Float { 0.5 + 0.5 * cos(place * 2 * .pi / width) }

    private struct Turn: Sendable {
        let (cosine, sine): (Float, Float)

        init(_ angle: Float) { (cosine, sine) = (cos(angle), sin(angle)) }

        func apply(_ place: SIMD2<Float>) -> SIMD2<Float> {
            SIMD2(place.x * cosine + place.y * sine, place.y * cosine - place.x * sine)
        }
    }

    private struct Screen: Sendable {
        let center: SIMD2<Float>
        let width: Float
        private let gain: Float

        init(_ values: FilterValues) {
            let point = values.point(kCIInputCenterKey)
            (center, width) = (SIMD2(Float(point.x), Float(point.y)), max(values.float(kCIInputWidthKey), 1))
            gain = 1 / max(1 - min(max(values.float(kCIInputSharpnessKey), 0), 1), 0.02)
        }

        /// The light of a place whose pattern is at a height: black and white stay so, and the edges of dots are as sharp as it was asked.
        func light(_ value: Float, _ pattern: Float) -> Float {
            let scaled = value * (1 + 1 / gain) - 0.5 / gain
            return min(max((scaled - pattern) * gain + 0.5, 0), 1)
        }
    }

    private static func screen(
        _ name: String, isTurned: Bool = true, _ pattern: @escaping @Sendable (_ place: SIMD2<Float>, _ width: Float) -> Float
    ) -> FilterDescription {
        FilterDescription(name, kCICategoryHalftoneEffect, isTurned ? inputs : inputs.filter { $0.key != kCIInputAngleKey }) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (settings, turn) = (Screen(values), Turn(isTurned ? values.float(kCIInputAngleKey) : 0))
            return image.with(
                pointwise(image.node) { color, x, y in
                    let height = pattern(turn.apply(SIMD2(x, y) - settings.center), settings.width)
                    color = Pixel(repeating: settings.light(luma(clamp(color)), height))
                })
        }
    }

    /// Changes encoded colours, which are not premultiplied, by their places.
    static func pointwise(
        _ input: ImageNode, _ change: @escaping @Sendable (_ color: inout Pixel, _ x: Float, _ y: Float) -> Void
    ) -> ImageNode {
        RowNode(input) { row, left, line in
            for index in row.indices where row[index].w > 0 {
                let alpha = row[index].w, plain = row[index] / alpha
                var color = Pixel(Transfer.fastEncoded(plain.x), Transfer.fastEncoded(plain.y), Transfer.fastEncoded(plain.z), 1)
                change(&color, Float(left + index) + 0.5, Float(line) + 0.5)
                row[index] = Pixel(Transfer.linear(color.x), Transfer.linear(color.y), Transfer.linear(color.z), 1) * alpha
            }
        }
    }
}
