extension FilterDescription {
    private static func changed(_ values: FilterValues, _ make: (CIImage) -> ImageNode) -> CIImage? {
        values.image(kCIInputImageKey).map { $0.with(make($0)) }
    }

    static let blurs: [FilterDescription] = [
        FilterDescription("CIGaussianBlur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10)]) { values in
            changed(values) { BlurNode.gaussian($0.node, sigma: values.number(kCIInputRadiusKey)) }
        },
        FilterDescription("CIBoxBlur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 10)]) { values in
            changed(values) { BlurNode.box($0.node, radius: values.number(kCIInputRadiusKey)) }
        },
        FilterDescription("CIDiscBlur", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 8)]) { values in
            changed(values) { disc($0.node, values.number(kCIInputRadiusKey)) }
        },
        FilterDescription(
            "CIMotionBlur", kCICategoryBlur,
            [.image(), .number(kCIInputRadiusKey, 20), .other(kCIInputAngleKey, .angle, NSNumber(value: 0))]
        ) { values in
            changed(values) { motion($0.node, values.number(kCIInputRadiusKey), values.number(kCIInputAngleKey)) }
        },
    ]

    private static func disc(_ input: ImageNode, _ radius: Double) -> ImageNode {
        guard radius.isFinite, radius >= 0.5 else { return input }
        let reach = Int(min(radius, 100).rounded(.up))
        let offsets = (-reach...reach).flatMap { y in
            (-reach...reach).filter { Double($0 * $0 + y * y) <= radius * radius }.map { (x: $0, y: y) }
        }
        let share = 1 / Float(offsets.count)
        return GatherNode(input, reach: reach, extent: grown(input.extent, reach)) { tile, x, y in
            offsets.reduce(into: Pixel.zero) { $0 += tile.pixel(x + $1.x, y + $1.y) } * share
        }
    }

    private static func motion(_ input: ImageNode, _ radius: Double, _ angle: Double) -> ImageNode {
        guard radius.isFinite, angle.isFinite, radius >= 0.5 else { return input }
        let reach = Int(min(radius, 300).rounded(.up))
        let (dx, dy, share) = (Float(cos(angle)), Float(sin(angle)), 1 / Float(2 * reach + 1))
        return GatherNode(input, reach: reach + 1, extent: grown(input.extent, reach)) { tile, x, y in
            (-reach...reach).reduce(into: Pixel.zero) {
                $0 += tile.sample(Float(x) + 0.5 + Float($1) * dx, Float(y) + 0.5 + Float($1) * dy)
            } * share
        }
    }

    static func grown(_ extent: CGRect, _ reach: Int) -> CGRect {
        extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    }

    static let stylizers: [FilterDescription] = [
        FilterDescription("CIPixellate", kCICategoryStylize, [.image(), .place(), .number(kCIInputScaleKey, 8)]) { values in
            changed(values) { pixellated($0.node, values.point(kCIInputCenterKey), max(values.float(kCIInputScaleKey), 1)) }
        },
        FilterDescription("CICrystallize", kCICategoryStylize, [.image(), .number(kCIInputRadiusKey, 20), .place()]) { values in
            changed(values) { crystallized($0.node, max(values.float(kCIInputRadiusKey), 1)) }
        },
        FilterDescription(
            "CIUnsharpMask", kCICategorySharpen, [.image(), .number(kCIInputRadiusKey, 2.5), .number(kCIInputIntensityKey, 0.5)]
        ) { values in
            changed(values) { sharpened($0.node, values.number(kCIInputRadiusKey), values.float(kCIInputIntensityKey)) }
        },
        FilterDescription(
            "CISharpenLuminance", kCICategorySharpen, [.image(), .number(kCIInputSharpnessKey, 0.4), .number(kCIInputRadiusKey, 1.69)]
        ) { values in
            changed(values) { sharpened($0.node, values.number(kCIInputRadiusKey), values.float(kCIInputSharpnessKey)) }
        },
        FilterDescription("CIBloom", kCICategoryStylize, [.image(), .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]) {
            values in changed(values) { glowing($0.node, values, isLight: true) }
        },
        FilterDescription("CIGloom", kCICategoryStylize, [.image(), .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]) {
            values in changed(values) { glowing($0.node, values, isLight: false) }
        },
        FilterDescription("CIEdges", kCICategoryStylize, [.image(), .number(kCIInputIntensityKey, 1)]) { values in
            changed(values) { edges($0.node, values.float(kCIInputIntensityKey)) }
        },
        masked("CIBlendWithMask") { luma($0) }, masked("CIBlendWithAlphaMask") { $0.w }, masked("CIBlendWithRedMask") { $0.x },
        FilterDescription(
            "CIDissolveTransition", kCICategoryTransition, [.image(), .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0)]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            guard let target = values.image(kCIInputTargetImageKey) else { return image }
            let time = min(max(values.float(kCIInputTimeKey), 0), 1)
            return CIImage(node: CombineNode(image.node, target.node, extent: image.extent.union(target.extent)) { mix($0, $1, time) })
        },
    ]

    /// Squares one of whose corners is at `center`, each of the colour in its middle.
    private static func pixellated(_ input: ImageNode, _ center: CGPoint, _ scale: Float) -> ImageNode {
        let (x0, y0, margin) = (Float(center.x), Float(center.y), Int(scale.rounded(.up)))
        return WarpNode(input, extent: grown(input.extent, margin), isNearest: true, needs: { $0.insetBy(-margin, -margin) }) { x, y in
            SIMD2(x0 + (((x - x0) / scale).rounded(.down) + 0.5) * scale, y0 + (((y - y0) / scale).rounded(.down) + 0.5) * scale)
        }
    }

    /// Cells about points that lie at random, one in each square of a grid.
    private static func crystallized(_ input: ImageNode, _ radius: Float) -> ImageNode {
        let margin = Int((radius * 4).rounded(.up))
        return WarpNode(input, extent: input.extent, isNearest: true, needs: { $0.insetBy(-margin, -margin) }) { x, y in
            let size = radius * 2, (column, row) = (Int((x / size).rounded(.down)), Int((y / size).rounded(.down)))
            var (best, place) = (Float.infinity, SIMD2(x, y))
            for cellY in row - 1...row + 1 {
                for cellX in column - 1...column + 1 {
                    let point = (SIMD2(Float(cellX), Float(cellY)) + Scatter.offset(cellX, cellY)) * size
                    let away = point - SIMD2(x, y), distance = (away * away).sum()
                    if distance < best { (best, place) = (distance, point) }
                }
            }
            return place
        }
    }

    private static func sharpened(_ input: ImageNode, _ radius: Double, _ amount: Float) -> ImageNode {
        let blurred = BlurNode.gaussian(clamped(input), sigma: radius)
        return CombineNode(input, blurred, extent: input.extent) { sharp, soft in
            var result = sharp + (sharp - soft) * amount
            result.w = sharp.w
            return pointwiseMin(pointwiseMax(result, .zero), Pixel(repeating: sharp.w))
        }
    }

    private static func glowing(_ input: ImageNode, _ values: FilterValues, isLight: Bool) -> ImageNode {
        let intensity = values.float(kCIInputIntensityKey)
        let blurred = BlurNode.gaussian(input, sigma: values.number(kCIInputRadiusKey))
        return CombineNode(input, blurred, extent: blurred.extent) { sharp, soft in
            let glow = isLight ? sharp + soft - sharp * soft : sharp * soft
            return mix(sharp, glow, intensity)
        }
    }

    private static func edges(_ input: ImageNode, _ intensity: Float) -> ImageNode {
        GatherNode(clamped(input), reach: 1, extent: input.extent) { tile, x, y in
            func row(_ line: Int) -> Pixel { tile.pixel(x - 1, line) + tile.pixel(x, line) * 2 + tile.pixel(x + 1, line) }
            func column(_ line: Int) -> Pixel { tile.pixel(line, y - 1) + tile.pixel(line, y) * 2 + tile.pixel(line, y + 1) }
            let (across, up) = (column(x + 1) - column(x - 1), row(y + 1) - row(y - 1))
            var result = clamp((across * across + up * up).squareRoot() * (intensity / 4))
            result.w = tile.pixel(x, y).w
            return result
        }
    }

    private static func clamped(_ input: ImageNode) -> ImageNode {
        input.extent.isInfinite || input.extent.isEmpty ? input : ClampNode(input, to: input.extent)
    }

    private static func masked(_ name: String, _ weight: @escaping @Sendable (Pixel) -> Float) -> FilterDescription {
        FilterDescription(name, kCICategoryStylize, [.image(), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]) {
            values in
            guard let image = values.image(kCIInputImageKey), let mask = values.image(kCIInputMaskImageKey) else { return nil }
            let background = values.image(kCIInputBackgroundImageKey) ?? CIImage.empty()
            return CIImage(
                node: MaskNode(image.node, background.node, mask: mask.node, extent: image.extent.union(background.extent), weight))
        }
    }
}
