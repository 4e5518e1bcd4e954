extension FilterDescription {
    private static func generated(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ color: @escaping @Sendable (FilterValues) -> @Sendable (Float, Float) -> Pixel
    ) -> FilterDescription { FilterDescription(name, category, inputs) { CIImage(node: GeneratorNode(color($0))) } }

    static let generators: [FilterDescription] = [
        generated("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .red)]) { values in
            let color = values.color(kCIInputColorKey).pixel
            return { _, _ in color }
        },
        generated(
            "CICheckerboardGenerator", kCICategoryGenerator,
            [
                .place(), .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80),
                .number(kCIInputSharpnessKey, 1),
            ]
        ) { values in
            let (center, width) = (values.point(kCIInputCenterKey), max(values.float(kCIInputWidthKey), 0.01))
            let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
            let (x0, y0) = (Float(center.x), Float(center.y))
            return { x, y in
                let cells = ((x - x0) / width).rounded(.down) + ((y - y0) / width).rounded(.down)
                return cells / 2 == (cells / 2).rounded(.down) ? first : second
            }
        },
        generated(
            "CIStripesGenerator", kCICategoryGenerator,
            [
                .place(), .color("inputColor0", .white), .color("inputColor1", .black), .number(kCIInputWidthKey, 80),
                .number(kCIInputSharpnessKey, 1),
            ]
        ) { values in
            let (x0, width) = (Float(values.point(kCIInputCenterKey).x), max(values.float(kCIInputWidthKey), 0.01))
            let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
            return { x, _ in
                let stripe = ((x - x0) / width).rounded(.down)
                return stripe / 2 == (stripe / 2).rounded(.down) ? first : second
            }
        },
        linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        generated(
            "CIRadialGradient", kCICategoryGradient,
            [
                .place(), .number("inputRadius0", 5), .number("inputRadius1", 100), .color("inputColor0", .white),
                .color("inputColor1", .black),
            ]
        ) { values in
            let (center, inner) = (values.point(kCIInputCenterKey), values.float("inputRadius0"))
            let width = values.float("inputRadius1") - inner
            let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
            return { x, y in
                let distance = hypotf(x - Float(center.x), y - Float(center.y))
                return mix(first, second, width == 0 ? (distance < inner ? 0 : 1) : min(max((distance - inner) / width, 0), 1))
            }
        },
        FilterDescription(
            "CIGaussianGradient", kCICategoryGradient,
            [.place(), .color("inputColor0", .white), .color("inputColor1", .clear), .number(kCIInputRadiusKey, 300)]
        ) { values in
            let (center, radius) = (values.point(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 0.01))
            let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
            return CIImage(
                node: GeneratorNode { x, y in
                    let part = hypotf(x - Float(center.x), y - Float(center.y)) / radius
                    return mix(second, first, part >= 1 ? 0 : exp(-part * part * 4.5))
                })
        },
        generated("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            { x, y in
                var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xD6E8_FEB8_6659_FD93
                bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
                bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
                return Pixel(
                    Float(bits & 0xFFFF), Float(bits >> 16 & 0xFFFF), Float(bits >> 32 & 0xFFFF), Float(bits >> 48)) / 65_535
            }
        },
        FilterDescription(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [
                .other(kCIInputExtentKey, .rectangle, CIVector(x: 0, y: 0, z: 100, w: 100)), .number(kCIInputRadiusKey, 10),
                .color(kCIInputColorKey, .white),
            ]
        ) { values in
            let (extent, color) = (values.vector(kCIInputExtentKey).cgRectValue.standardized, values.color(kCIInputColorKey).pixel)
            guard !extent.isInfinite, !extent.isEmpty else { return .empty() }
            let half = SIMD2(Float(extent.width), Float(extent.height)) / 2, center = SIMD2(Float(extent.midX), Float(extent.midY))
            let radius = min(max(values.float(kCIInputRadiusKey), 0), half.x, half.y)
            return CIImage(
                node: GeneratorNode(extent: extent) { x, y in
                    // The distance from the outline, negative inside.
                    let away = SIMD2(abs(x - center.x), abs(y - center.y)) - half + radius
                    let outside = SIMD2(max(away.x, 0), max(away.y, 0))
                    let distance = (outside * outside).sum().squareRoot() + min(max(away.x, away.y), 0) - radius
                    return color * min(max(0.5 - distance, 0), 1)
                })
        },
        FilterDescription(
            "CIQRCodeGenerator", kCICategoryGenerator, [.other("inputMessage", .data), .other("inputCorrectionLevel", .text, "M")]
        ) { values in
            guard let message = values.data("inputMessage"),
                let level = QRCode.Level(rawValue: values.text("inputCorrectionLevel") ?? "M"),
                let code = QRCode([UInt8](message), level)
            else { return nil }
            // A module is a pixel, and a light one is around them.
            let size = code.size + 2
            return CIImage(
                node: GeneratorNode(extent: CGRect(x: 0, y: 0, width: size, height: size)) { x, y in
                    code.isDark(Int(x) - 1, code.size - Int(y)) ? Pixel(0, 0, 0, 1) : Pixel(repeating: 1)
                })
        },
    ]

    private static func linear(_ name: String, _ curve: @escaping @Sendable (Float) -> Float) -> FilterDescription {
        generated(
            name, kCICategoryGradient,
            [.place("inputPoint0", 0, 0), .place("inputPoint1", 200, 200), .color("inputColor0", .white), .color("inputColor1", .black)]
        ) { values in
            let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
            let (x0, y0, dx, dy) = (Float(start.x), Float(start.y), Float(end.x - start.x), Float(end.y - start.y))
            let length = dx * dx + dy * dy
            let (first, second) = (values.color("inputColor0").pixel, values.color("inputColor1").pixel)
            return { x, y in
                let part = length == 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / length
                return mix(first, second, curve(min(max(part, 0), 1)))
            }
        }
    }
}
