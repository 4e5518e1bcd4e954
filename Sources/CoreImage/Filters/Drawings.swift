/// Images as if they were drawn: edges, dots and cells.
extension FilterDescription {
    static let drawings: [FilterDescription] = [
        FilterDescription("CIComicEffect", kCICategoryStylize, [.image()]) { values in
            values.image(kCIInputImageKey).map { $0.with(comic($0.node)) }
        },
        FilterDescription(
            "CILineOverlay", kCICategoryStylize,
            [
                .image(), .number("inputNRNoiseLevel", 0.07), .number("inputNRSharpness", 0.71), .number("inputEdgeIntensity", 1),
                .number("inputThreshold", 0.1), .number(kCIInputContrastKey, 50),
            ]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (intensity, threshold) = (values.float("inputEdgeIntensity"), values.float("inputThreshold"))
            let contrast = values.float(kCIInputContrastKey)
            let soft = BlurNode.gaussian(endless(image.node), sigma: values.number("inputNRNoiseLevel") * 10)
            return image.with(
                GatherNode(soft, reach: 1, extent: image.extent) { tile, x, y in
                    Pixel(0, 0, 0, min(max((slope(tile, x, y) * intensity - threshold) * contrast / 10, 0), 1))
                })
        },
        FilterDescription("CIEdgeWork", kCICategoryStylize, [.image(), .number(kCIInputRadiusKey, 3)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let soft = BlurNode.gaussian(endless(image.node), sigma: max(values.number(kCIInputRadiusKey), 0.5))
            return image.with(
                CombineNode(image.node, soft, extent: image.extent) { sharp, soft in
                    Pixel(repeating: min(abs(luma(sharp) - luma(soft)) * 8, 1) * sharp.w)
                })
        },
        FilterDescription("CIHexagonalPixellate", kCICategoryStylize, [.image(), .place(), .number(kCIInputScaleKey, 8)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let scale = max(values.float(kCIInputScaleKey), 1)
            return CIImage(node: hexagons(image.node, values.point(kCIInputCenterKey), scale))
        },
        FilterDescription("CIPointillize", kCICategoryStylize, [.image(), .number(kCIInputRadiusKey, 20), .place()]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            return image.with(dots(image.node, max(values.float(kCIInputRadiusKey), 1)))
        },
    ]

    static func endless(_ input: ImageNode) -> ImageNode {
        input.extent.isInfinite || input.extent.isEmpty ? input : ClampNode(input, to: input.extent)
    }

    /// How fast the encoded light changes about a pixel. Source: Sobel's operator.
    private static func slope(_ tile: Tile, _ x: Int, _ y: Int) -> Float {
        func light(_ dx: Int, _ dy: Int) -> Float { Transfer.fastEncoded(min(max(luma(tile.pixel(x + dx, y + dy)), 0), 1)) }
        let across = light(1, -1) + 2 * light(1, 0) + light(1, 1) - light(-1, -1) - 2 * light(-1, 0) - light(-1, 1)
        let up = light(-1, 1) + 2 * light(0, 1) + light(1, 1) - light(-1, -1) - 2 * light(0, -1) - light(1, -1)
        return (across * across + up * up).squareRoot() / 4
    }

    /// Few colours, dots in the shadows, and black outlines.
    private static func comic(_ input: ImageNode) -> ImageNode {
        let soft = BlurNode.gaussian(endless(input), sigma: 1.5)
        return GatherNode(soft, reach: 1, extent: input.extent) { tile, x, y in
            let pixel = tile.pixel(x, y)
            guard pixel.w > 0 else { return .zero }
            let plain = pixel / pixel.w
            var color = Pixel(Transfer.fastEncoded(plain.x), Transfer.fastEncoded(plain.y), Transfer.fastEncoded(plain.z), 1)
            color = (clamp(color) * 5).rounded(.toNearestOrAwayFromZero) / 5
            let (dx, dy) = (Float(x + y) * 0.9, Float(x - y) * 0.9), dot = 0.5 + 0.25 * (cos(dx) + cos(dy))
            if luma(color) < 0.55 - 0.35 * dot { color *= 0.6 }
            color *= 1 - min(max((slope(tile, x, y) - 0.06) * 14, 0), 1)
            return Pixel(Transfer.linear(color.x), Transfer.linear(color.y), Transfer.linear(color.z), 1) * pixel.w
        }
    }

    /// Hexagons of a radius, each of the colour in its middle; one of them has its middle at `center`.
    private static func hexagons(_ input: ImageNode, _ center: CGPoint, _ radius: Float) -> ImageNode {
        let (x0, y0, margin) = (Float(center.x), Float(center.y), Int((radius * 2).rounded(.up)))
        let step = SIMD2<Float>(radius * Float(3).squareRoot(), radius * 1.5)
        return WarpNode(input, extent: grown(input.extent, margin), isNearest: true, needs: { $0.insetBy(-margin, -margin) }) { x, y in
            let line = ((y - y0) / step.y).rounded(.down)
            var (best, place) = (Float.infinity, SIMD2(x, y))
            for row in [line, line + 1] {
                let shift: Float = row.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 0.5
                let column = ((x - x0) / step.x - shift).rounded(.toNearestOrAwayFromZero) + shift
                let middle = SIMD2(x0 + column * step.x, y0 + row * step.y), away = middle - SIMD2(x, y)
                let distance = (away * away).sum()
                if distance < best { (best, place) = (distance, middle) }
            }
            return place
        }
    }

    /// Dots of a radius about points near those of a grid; between them the image is transparent.
    private static func dots(_ input: ImageNode, _ radius: Float) -> ImageNode {
        let margin = Int((radius * 4).rounded(.up)), size = radius * 1.6
        return WarpNode(input, extent: input.extent, isNearest: true, needs: { $0.insetBy(-margin, -margin) }) { x, y in
            let (column, row) = (Int((x / size).rounded(.down)), Int((y / size).rounded(.down)))
            var (best, place) = (radius * radius, SIMD2<Float>(repeating: .infinity))
            for cellY in row - 1...row + 1 {
                for cellX in column - 1...column + 1 {
                    let point = (SIMD2(Float(cellX), Float(cellY)) + 0.25 + Scatter.offset(cellX, cellY) * 0.5) * size
                    let away = point - SIMD2(x, y), distance = (away * away).sum()
                    if distance < best { (best, place) = (distance, point) }
                }
            }
            return place
        }
    }
}
