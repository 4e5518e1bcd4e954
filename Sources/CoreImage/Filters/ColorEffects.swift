extension FilterDescription {
    static let colorEffects: [FilterDescription] =
        photoEffects + [
            colors("CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1)]) { values in
                let intensity = values.float(kCIInputIntensityKey)
                return { color in
                    let sepia = Pixel(
                        0.393 * color.x + 0.769 * color.y + 0.189 * color.z, 0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                        0.272 * color.x + 0.534 * color.y + 0.131 * color.z, 1)
                    color = clamp(mix(color, sepia, intensity))
                }
            },
            colors("CIColorInvert", kCICategoryColorEffect) { _ in { $0 = Pixel(repeating: 1) - $0 } },
            colors(
                "CIColorMonochrome", kCICategoryColorEffect,
                [.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), .number(kCIInputIntensityKey, 1)]
            ) { values in
                let (tone, intensity) = (values.color(kCIInputColorKey), values.float(kCIInputIntensityKey))
                let target = Pixel(Float(tone.red), Float(tone.green), Float(tone.blue), 1)
                return { color in color = mix(color, target * luma(color), intensity) }
            },
            colors("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6)]) { values in
                let steps = max(values.float("inputLevels") - 1, 1)
                return { $0 = (clamp($0) * steps).rounded(.toNearestOrAwayFromZero) / steps }
            },
            colors(
                "CIFalseColor", kCICategoryColorEffect,
                [
                    .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
                    .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
                ]
            ) { values in
                let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
                let low = Pixel(Float(dark.red), Float(dark.green), Float(dark.blue), 1)
                let high = Pixel(Float(light.red), Float(light.green), Float(light.blue), 1)
                return { $0 = mix(low, high, luma($0)) }
            },
            colors("CIMaximumComponent", kCICategoryColorEffect) { _ in { $0 = Pixel(repeating: max($0.x, $0.y, $0.z)) } },
            colors("CIMinimumComponent", kCICategoryColorEffect) { _ in { $0 = Pixel(repeating: min($0.x, $0.y, $0.z)) } },
            colors("CIColorThreshold", kCICategoryColorEffect, [.number("inputThreshold", 0.5)], encoded: false) { values in
                let threshold = values.float("inputThreshold")
                return { color in for index in 0..<3 { color[index] = color[index] >= threshold ? 1 : 0 } }
            },
            FilterDescription("CIMaskToAlpha", kCICategoryColorEffect, [.image()]) { values in
                guard let image = values.image(kCIInputImageKey) else { return nil }
                return image.with(
                    RowNode(image.node) { row, _, _ in
                        for index in row.indices { row[index] = Pixel(repeating: min(max(luma(row[index]), 0), 1)) }
                    })
            },
            cube("CIColorCube"), cube("CIColorCubeWithColorSpace", [.other("inputColorSpace", .space)]),
            FilterDescription(
                "CIVignette", kCICategoryColorEffect, [.image(), .number(kCIInputIntensityKey, 0), .number(kCIInputRadiusKey, 1)]
            ) { values in
                guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite else { return values.image(kCIInputImageKey) }
                let (extent, intensity) = (image.extent, values.float(kCIInputIntensityKey))
                let radius = max(values.float(kCIInputRadiusKey), 0.01)
                let (x, y) = (Float(extent.midX), Float(extent.midY)), scale = 2 / Float(max(hypot(extent.width, extent.height), 1))
                return image.with(
                    RowNode(image.node) { row, left, line in
                        for index in row.indices {
                            let (dx, dy) = ((Float(left + index) + 0.5 - x) * scale, (Float(line) + 0.5 - y) * scale)
                            let distance = (dx * dx + dy * dy) / radius
                            Shade.apply(max(1 - intensity * distance, 0), to: &row[index])
                        }
                    })
            },
            FilterDescription(
                "CIVignetteEffect", kCICategoryColorEffect,
                [
                    .image(), .place(), .number(kCIInputRadiusKey, 150), .number(kCIInputIntensityKey, 1), .number("inputFalloff", 0.5),
                ]
            ) { values in
                guard let image = values.image(kCIInputImageKey) else { return nil }
                let (center, radius) = (values.point(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 1))
                let (intensity, falloff) = (values.float(kCIInputIntensityKey), max(values.float("inputFalloff"), 0.01))
                let (x, y) = (Float(center.x), Float(center.y))
                return image.with(
                    RowNode(image.node) { row, left, line in
                        for index in row.indices {
                            let distance = hypotf(Float(left + index) + 0.5 - x, Float(line) + 0.5 - y) / radius
                            let dark = min(max((distance - 1) / falloff + 0.5, 0), 1)
                            Shade.apply(1 - intensity * dark * dark * (3 - 2 * dark), to: &row[index])
                        }
                    })
            },
        ]

    /// A table of colours. The colours of every space that images have are sRGB's, which is the one its places are in.
    private static func cube(_ name: String, _ inputs: [FilterInput] = []) -> FilterDescription {
        let table: [FilterInput] = [.image(), .number("inputCubeDimension", 2), .other("inputCubeData", .data)]
        return FilterDescription(name, kCICategoryColorEffect, table + inputs) { values in
            let size = Int(values.number("inputCubeDimension"))
            guard let image = values.image(kCIInputImageKey), (2...128).contains(size), let data = values.data("inputCubeData"),
                data.count >= size * size * size * 16
            else { return nil }
            let cube = data.withUnsafeBytes { bytes in
                (0..<size * size * size).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Pixel.self) }
            }
            return image.with(RowNode.colors(image.node, encoded: true) { $0 = ColorCube.color($0, cube, size) })
        }
    }

    /// The looks of the camera: curves and mixtures of our own making that come close to iOS's.
    private static let photoEffects: [FilterDescription] = [
        photo("CIPhotoEffectMono", saturation: 0, contrast: 1, lift: 0),
        photo("CIPhotoEffectNoir", saturation: 0, contrast: 1.4, lift: -0.03),
        photo("CIPhotoEffectTonal", saturation: 0, contrast: 0.85, lift: 0.02),
        photo("CIPhotoEffectChrome", saturation: 1.25, contrast: 1.15, lift: 0, tint: Pixel(1.02, 1, 0.97, 1)),
        photo("CIPhotoEffectFade", saturation: 0.7, contrast: 0.8, lift: 0.06, tint: Pixel(1, 1, 1.01, 1)),
        photo("CIPhotoEffectInstant", saturation: 0.75, contrast: 0.9, lift: 0.05, tint: Pixel(1.05, 1, 0.88, 1)),
        photo("CIPhotoEffectProcess", saturation: 0.9, contrast: 1.1, lift: 0.02, tint: Pixel(0.94, 1.03, 1.04, 1)),
        photo("CIPhotoEffectTransfer", saturation: 0.9, contrast: 1, lift: 0.03, tint: Pixel(1.08, 1, 0.86, 1)),
    ]

    private static func photo(
        _ name: String, saturation: Float, contrast: Float, lift: Float, tint: Pixel = Pixel(repeating: 1)
    ) -> FilterDescription {
        colors(name, kCICategoryColorEffect) { _ in
            { color in
                color = mix(Pixel(repeating: luma(color)), color, saturation)
                color = clamp(((color - 0.5) * contrast + 0.5 + lift) * tint)
            }
        }
    }
}

private enum Shade {
    /// Darkens a colour.
    @inline(__always) static func apply(_ factor: Float, to pixel: inout Pixel) {
        pixel = Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
    }
}

private enum ColorCube {
    /// A colour between the eight that surround it in a table.
    static func color(_ color: Pixel, _ cube: [Pixel], _ size: Int) -> Pixel {
        let place = clamp(color) * Float(size - 1), low = place.rounded(.down), part = place - low
        func whole(_ value: Float) -> Int { value > 0 ? Int(value) : 0 }
        let (red, green, blue) = (whole(low.x), whole(low.y), whole(low.z))
        func entry(_ r: Int, _ g: Int, _ b: Int) -> Pixel {
            cube[min(red + r, size - 1) + (min(green + g, size - 1) + min(blue + b, size - 1) * size) * size]
        }
        func line(_ g: Int, _ b: Int) -> Pixel { mix(entry(0, g, b), entry(1, g, b), part.x) }
        return mix(mix(line(0, 0), line(1, 0), part.y), mix(line(0, 1), line(1, 1), part.y), part.z)
    }
}
