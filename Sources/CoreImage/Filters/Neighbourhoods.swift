/// Filters that make a pixel of those about it.
extension FilterDescription {
    static let neighbourhoods: [FilterDescription] = [
        gathered("CIMorphologyMaximum", [.number(kCIInputRadiusKey, 0)]) { disc($0, isMaximum: true) },
        gathered("CIMorphologyMinimum", [.number(kCIInputRadiusKey, 0)]) { disc($0, isMaximum: false) },
        gathered("CIMorphologyRectangleMaximum", [.number(kCIInputWidthKey, 5), .number("inputHeight", 5)]) {
            box($0, isMaximum: true)
        },
        gathered("CIMorphologyRectangleMinimum", [.number(kCIInputWidthKey, 5), .number("inputHeight", 5)]) {
            box($0, isMaximum: false)
        },
        FilterDescription("CIMorphologyGradient", kCICategoryBlur, [.image(), .number(kCIInputRadiusKey, 5)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (high, low) = (disc(values, isMaximum: true), disc(values, isMaximum: false))
            return image.with(
                CombineNode(
                    gather(image.node, high.offsets, high.combine), gather(image.node, low.offsets, low.combine), extent: image.extent
                ) { high, low in
                    let difference = high - low
                    return Pixel(difference.x, difference.y, difference.z, high.w)
                })
        },
        gathered("CIMedianFilter", []) { _ in (rectangle(1, 1), { median($0) }) },
        gathered("CINoiseReduction", [.number("inputNoiseLevel", 0.02), .number(kCIInputSharpnessKey, 0.4)]) { values in
            let (level, sharpness) = (values.float("inputNoiseLevel"), values.float(kCIInputSharpnessKey))
            return (
                rectangle(1, 1),
                { pixels in
                    let own = pixels[4], mean = pixels.reduce(Pixel.zero, +) / Float(pixels.count)
                    guard abs(luma(own) - luma(mean)) > level else { return mean }
                    var sharp = own + (own - mean) * sharpness
                    sharp.w = own.w
                    return sharp.clamped(lowerBound: .zero, upperBound: Pixel(repeating: own.w))
                }
            )
        },
        convolution("CIConvolution3X3", 1, 1), convolution("CIConvolution5X5", 2, 2), convolution("CIConvolution7X7", 3, 3),
        convolution("CIConvolution9Horizontal", 4, 0), convolution("CIConvolution9Vertical", 0, 4),
        FilterDescription("CIZoomBlur", kCICategoryBlur, [.image(), .place(), .number(kCIInputAmountKey, 20)]) { values in
            guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite else { return values.image(kCIInputImageKey) }
            return image.with(zoomed(image, values.point(kCIInputCenterKey), values.float(kCIInputAmountKey)))
        },
        FilterDescription(
            "CIMaskedVariableBlur", kCICategoryBlur, [.image(), .image("inputMask"), .number(kCIInputRadiusKey, 5)]
        ) { values in
            guard let image = values.image(kCIInputImageKey), let mask = values.image("inputMask") else { return nil }
            let (radius, sharp) = (values.number(kCIInputRadiusKey), endless(image.node))
            let (half, full) = (BlurNode.gaussian(sharp, sigma: radius / 2), BlurNode.gaussian(sharp, sigma: radius))
            @Sendable func light(_ pixel: Pixel) -> Float { Transfer.fastEncoded(min(max(luma(pixel), 0), 1)) }
            let low = MaskNode(half, image.node, mask: mask.node, extent: image.extent) { min(light($0) * 2, 1) }
            return image.with(MaskNode(full, low, mask: mask.node, extent: image.extent) { max(light($0) * 2 - 1, 0) })
        },
    ]

    typealias Combination = @Sendable (_ pixels: [Pixel]) -> Pixel
    typealias Neighbourhood = (offsets: [SIMD2<Int>], combine: Combination)

    private static func gathered(
        _ name: String, _ inputs: [FilterInput], _ make: @escaping @Sendable (FilterValues) -> Neighbourhood
    ) -> FilterDescription {
        FilterDescription(name, kCICategoryBlur, [.image()] + inputs) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (offsets, combine) = make(values)
            return image.with(gather(image.node, offsets, combine))
        }
    }

    private static func gather(_ input: ImageNode, _ offsets: [SIMD2<Int>], _ combine: @escaping Combination) -> ImageNode {
        let reach = offsets.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
        guard reach > 0 else { return input }
        return GatherNode(endless(input), reach: reach, extent: input.extent) { tile, x, y in
            combine(offsets.map { tile.pixel(x + $0.x, y + $0.y) })
        }
    }

    private static func rectangle(_ across: Int, _ up: Int) -> [SIMD2<Int>] {
        (-up...up).reversed().flatMap { y in (-across...across).map { SIMD2($0, y) } }
    }

    private static func extreme(_ isMaximum: Bool) -> Combination {
        { pixels in pixels.dropFirst().reduce(pixels[0]) { isMaximum ? pointwiseMax($0, $1) : pointwiseMin($0, $1) } }
    }

    private static func disc(_ values: FilterValues, isMaximum: Bool) -> Neighbourhood {
        let radius = min(max(values.number(kCIInputRadiusKey), 0), 50), reach = Int(radius)
        return (rectangle(reach, reach).filter { Double($0.x * $0.x + $0.y * $0.y) <= radius * radius }, extreme(isMaximum))
    }

    private static func box(_ values: FilterValues, isMaximum: Bool) -> Neighbourhood {
        func reach(_ key: String) -> Int { Int(min(max(values.number(key), 1), 99) - 1) / 2 }
        return (rectangle(reach(kCIInputWidthKey), reach("inputHeight")), extreme(isMaximum))
    }

    private static func median(_ pixels: [Pixel]) -> Pixel {
        var result = Pixel.zero
        for channel in 0..<4 { result[channel] = pixels.map { $0[channel] }.sorted()[pixels.count / 2] }
        return result
    }

    /// Sums with weights, row by row from the upper left one.
    private static func convolution(_ name: String, _ across: Int, _ up: Int) -> FilterDescription {
        let offsets = rectangle(across, up)
        let standard = CIVector(offsets.map { $0 == .zero ? 1 : 0 })
        let inputs: [FilterInput] = [.image(), .other(kCIInputWeightsKey, .vector, standard), .number(kCIInputBiasKey, 0)]
        return FilterDescription(name, kCICategoryStylize, inputs) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let vector = values.vector(kCIInputWeightsKey), bias = values.float(kCIInputBiasKey)
            let weights = offsets.indices.map { Float(vector.value(at: $0)) }
            return image.with(
                gather(image.node, offsets) { pixels in
                    let sum = zip(pixels, weights).reduce(Pixel(repeating: bias)) { $0 + $1.0 * $1.1 }
                    return sum.clamped(lowerBound: .zero, upperBound: Pixel(repeating: min(max(sum.w, 0), 1)))
                })
        }
    }

    /// The mean of what lies between each place and another nearer to the centre: so many of 500 parts of the way.
    private static func zoomed(_ image: CIImage, _ center: CGPoint, _ amount: Float) -> ImageNode {
        let share = min(max(amount / 500, 0), 0.5), middle = SIMD2(Float(center.x), Float(center.y)), extent = image.extent
        let far = max(abs(extent.minX - center.x), abs(extent.maxX - center.x), abs(extent.minY - center.y), abs(extent.maxY - center.y))
        let reach = Int(min(Float(far) * share, 400).rounded(.up)) + 1
        let steps = min(max(reach, 2), 32)
        return GatherNode(endless(image.node), reach: reach, extent: extent) { tile, x, y in
            let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5), way = (middle - place) * (share / Float(steps - 1))
            return (0..<steps).reduce(into: Pixel.zero) { sum, step in
                let from = place + way * Float(step)
                sum += tile.sample(from.x, from.y)
            } / Float(steps)
        }
    }
}
