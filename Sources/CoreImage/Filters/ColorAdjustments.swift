private let weights = Pixel(0.2126, 0.7152, 0.0722, 0)

/// The lightness of a colour. Source: ITU-R BT.709.
@inline(__always) func luma(_ color: Pixel) -> Float { color.x * weights.x + color.y * weights.y + color.z * weights.z }

@inline(__always) func mix(_ first: Pixel, _ second: Pixel, _ share: Float) -> Pixel { first + (second - first) * share }

@inline(__always) func clamp(_ color: Pixel) -> Pixel { color.clamped(lowerBound: .zero, upperBound: .one) }

extension FilterDescription {
    static let colorAdjustments: [FilterDescription] = [
        colors(
            "CIColorControls", kCICategoryColorAdjustment,
            [.number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0), .number(kCIInputContrastKey, 1)]
        ) { values in
            let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
            let contrast = values.float(kCIInputContrastKey)
            return { color in
                let gray = Pixel(repeating: luma(color))
                color = (mix(gray, color, saturation) - 0.5) * contrast + 0.5 + brightness
            }
        },
        colors("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0)], encoded: false) { values in
            let factor = pow(2, values.float(kCIInputEVKey))
            return { $0 *= factor }
        },
        colors("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1)], encoded: false) { values in
            let power = values.float("inputPower")
            return { color in for index in 0..<3 { color[index] = pow(max(color[index], 0), power) } }
        },
        colors("CIHueAdjust", kCICategoryColorAdjustment, [.other(kCIInputAngleKey, .angle, NSNumber(value: 0))]) { values in
            let angle = values.float(kCIInputAngleKey)
            let (cosine, sine) = (cos(angle), sin(angle))
            // A turn about the axis of grays.
            let (own, next, last) = (
                cosine + (1 - cosine) / 3, (1 - cosine) / 3 - sine / 3.0.squareRoot().float,
                (1 - cosine) / 3 + sine / 3.0.squareRoot().float
            )
            return { color in
                let (r, g, b) = (color.x, color.y, color.z)
                color = Pixel(own * r + next * g + last * b, last * r + own * g + next * b, next * r + last * g + own * b, 1)
            }
        },
        colors("CIVibrance", kCICategoryColorAdjustment, [.number(kCIInputAmountKey, 0)]) { values in
            let amount = values.float(kCIInputAmountKey)
            return { color in
                let (high, low) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                // Dull colours change most.
                color = mix(Pixel(repeating: luma(color)), color, 1 + amount * (1 - (high - low)))
            }
        },
        colors(
            "CITemperatureAndTint", kCICategoryColorAdjustment,
            [.vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)], encoded: false
        ) { values in
            let (from, to) = (WhitePoint.pixel(values.vector("inputNeutral")), WhitePoint.pixel(values.vector("inputTargetNeutral")))
            let factor = to / from
            return { $0 *= factor }
        },
        colors("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, .white)], encoded: false) { values in
            let color = values.color(kCIInputColorKey).pixel
            return { $0 *= color }
        },
        colors(
            "CIToneCurve", kCICategoryColorAdjustment,
            [
                .vector("inputPoint0", 0, 0), .vector("inputPoint1", 0.25, 0.25), .vector("inputPoint2", 0.5, 0.5),
                .vector("inputPoint3", 0.75, 0.75), .vector("inputPoint4", 1, 1),
            ]
        ) { values in
            let table = ToneCurve.table((0..<5).map { values.point("inputPoint\($0)") })
            return { color in
                for index in 0..<3 { color[index] = table[color[index] > 0 ? Int(min(color[index], 1) * 1023 + 0.5) : 0] }
            }
        },
        colors("CIHighlightShadowAdjust", kCICategoryStylize, [.number("inputHighlightAmount", 1), .number("inputShadowAmount", 0)]) {
            values in
            let (highlights, shadows) = (values.float("inputHighlightAmount"), values.float("inputShadowAmount"))
            return { color in
                let light = min(max(luma(color), 0), 1)
                let change = shadows * light * (1 - light) * (1 - light) - (1 - highlights) * light * light * 0.4
                color += Pixel(repeating: change)
            }
        },
        colors("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, encoded: false) { _ in
            { color in for index in 0..<3 { color[index] = Transfer.encoded(color[index]) } }
        },
        colors("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, encoded: false) { _ in
            { color in for index in 0..<3 { color[index] = Transfer.linear(color[index]) } }
        },
        colors(
            "CIColorClamp", kCICategoryColorAdjustment,
            [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)], encoded: false
        ) { values in
            let (low, high) = (values.vector("inputMinComponents").pixel, values.vector("inputMaxComponents").pixel)
            return { $0 = pointwiseMin(pointwiseMax($0, low), high) }
        },
        FilterDescription(
            "CIColorMatrix", kCICategoryColorAdjustment,
            [
                .image(), .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0), .vector("inputBVector", 0, 0, 1, 0),
                .vector("inputAVector", 0, 0, 0, 1), .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let rows = ["R", "G", "B", "A"].map { values.vector("input\($0)Vector").pixel }
            let (red, green, blue, alpha) = (rows[0], rows[1], rows[2], rows[3]), bias = values.vector("inputBiasVector").pixel
            return image.with(
                RowNode(image.node) { row, _, _ in
                    for index in row.indices {
                        var color = row[index]
                        if color.w > 0 {
                            color = Pixel(lowHalf: SIMD2(color.x, color.y) / color.w, highHalf: SIMD2(color.z / color.w, color.w))
                        }
                        var new = Pixel((color * red).sum(), (color * green).sum(), (color * blue).sum(), (color * alpha).sum()) + bias
                        new.w = min(max(new.w, 0), 1)
                        row[index] = Pixel(new.x * new.w, new.y * new.w, new.z * new.w, new.w)
                    }
                })
        },
    ]
}

extension Double { fileprivate var float: Float { Float(self) } }

extension CIVector {
    var pixel: Pixel { Pixel(Float(x), Float(y), Float(z), Float(w)) }
}

/// The colour of light by its temperature.
private enum WhitePoint {
    /// - Parameter vector: The temperature in kelvin and the tint, from green to magenta.
    static func pixel(_ vector: CIVector) -> Pixel {
        let kelvin = min(max(Float(vector.x), 1000), 40_000)
        // Source: Kim, Kang and others, “Design of advanced color temperature control system” (2002): the Planckian locus.
        let t = 1000 / kelvin
        let x =
            kelvin <= 4000
            ? -0.2661239 * t * t * t - 0.2343589 * t * t + 0.8776956 * t + 0.179910
            : -3.0258469 * t * t * t + 2.1070379 * t * t + 0.2226347 * t + 0.240390
        let y: Float =
            if kelvin <= 2222 {
                -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
            } else if kelvin <= 4000 {
                -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
            } else {
                3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
            }
        let (bigX, bigZ) = (x / max(y, 0.01), (1 - x - y) / max(y, 0.01))
        let red = 3.2406 * bigX - 1.5372 - 0.4986 * bigZ, green = -0.9689 * bigX + 1.8758 + 0.0415 * bigZ
        let blue = 0.0557 * bigX - 0.2040 + 1.0570 * bigZ
        let tint = 1 + Float(vector.y) / 300
        let color = Pixel(max(red, 0.01), max(green * tint, 0.01), max(blue, 0.01), 1)
        let light = luma(color)
        return Pixel(color.x / light, color.y / light, color.z / light, 1)
    }
}

/// A smooth curve through points.
private enum ToneCurve {
    /// The values at 1,024 places from 0 to 1.
    static func table(_ points: [CGPoint]) -> [Float] {
        let points = points.sorted { $0.x < $1.x }.map { (x: Float($0.x), y: Float($0.y)) }
        func slope(_ index: Int) -> Float {
            let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
            return after.x - before.x > 1e-6 ? (after.y - before.y) / (after.x - before.x) : 0
        }
        return (0..<1024).map { step in
            let x = Float(step) / 1023
            guard x > points[0].x else { return points[0].y }
            guard let upper = points.firstIndex(where: { $0.x >= x }), upper > 0 else { return points[points.count - 1].y }
            let (low, high) = (points[upper - 1], points[upper]), width = high.x - low.x
            guard width > 1e-6 else { return high.y }
            let t = (x - low.x) / width, (t2, t3) = (t * t, t * t * t)
            return (2 * t3 - 3 * t2 + 1) * low.y + (t3 - 2 * t2 + t) * width * slope(upper - 1)
                + (3 * t2 - 2 * t3) * high.y + (t3 - t2) * width * slope(upper)
        }
    }
}
