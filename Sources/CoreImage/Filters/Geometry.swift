extension FilterDescription {
    // MARK: Distortions

    static let distortions: [FilterDescription] = [
        warp(
            "CITwirlDistortion", [.place(), .number(kCIInputRadiusKey, 300), .other(kCIInputAngleKey, .angle, NSNumber(value: Double.pi))]
        ) {
            values in
            let angle = values.float(kCIInputAngleKey)
            return { offset, part in
                turned(offset, angle * (1 - part) * (1 - part))
            }
        },
        warp("CIBumpDistortion", [.place(), .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]) { values in
            let scale = values.float(kCIInputScaleKey)
            return { offset, part in offset * (1 - scale * (1 - part) * (1 - part)) }
        },
        warp("CIPinchDistortion", [.place(), .number(kCIInputRadiusKey, 300), .number(kCIInputScaleKey, 0.5)]) { values in
            let scale = values.float(kCIInputScaleKey)
            return { offset, part in offset * pow(max(part, 1e-4), -scale * (1 - part)) }
        },
        warp("CICircleSplashDistortion", [.place(), .number(kCIInputRadiusKey, 150)], isOutside: true) { _ in
            { offset, part in offset / part }
        },
        warp(
            "CIVortexDistortion", [.place(), .number(kCIInputRadiusKey, 300), .other(kCIInputAngleKey, .angle, NSNumber(value: 56.55))]
        ) { values in
            let angle = values.float(kCIInputAngleKey)
            return { offset, part in turned(offset, angle * pow(1 - part, 3)) }
        },
        warp("CIHoleDistortion", [.place(), .number(kCIInputRadiusKey, 150)], isOutside: true, leavesRest: false) { _ in
            { offset, part in offset * (1 - 1 / (part * part)) }
        },
        FilterDescription(
            "CIBumpDistortionLinear", kCICategoryDistortionEffect,
            [
                .image(), .place(), .number(kCIInputRadiusKey, 300), .other(kCIInputAngleKey, .angle, NSNumber(value: 0)),
                .number(kCIInputScaleKey, 0.5),
            ]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (center, angle) = (values.point(kCIInputCenterKey), values.float(kCIInputAngleKey))
            let (radius, scale) = (max(values.float(kCIInputRadiusKey), 1), values.float(kCIInputScaleKey))
            let (x0, y0, margin) = (Float(center.x), Float(center.y), Int((radius * max(abs(scale), 1)).rounded(.up)))
            return image.with(
                WarpNode(image.node, extent: image.extent, needs: { $0.insetBy(-margin, -margin) }) { x, y in
                    // Across the line through the centre.
                    var place = turned(SIMD2(x - x0, y - y0), -angle)
                    let rest = 1 - min(abs(place.x) / radius, 1)
                    place.x *= 1 - scale * rest * rest
                    return turned(place, angle) + SIMD2(x0, y0)
                })
        },
        FilterDescription(
            "CIKaleidoscope", kCICategoryTileEffect,
            [.image(), .number("inputCount", 6), .place(), .other(kCIInputAngleKey, .angle, NSNumber(value: 0))]
        ) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (center, angle) = (values.point(kCIInputCenterKey), values.float(kCIInputAngleKey))
            let slice = 2 * Float.pi / max(values.float("inputCount").rounded(), 1), middle = SIMD2(Float(center.x), Float(center.y))
            return CIImage(
                node: WarpNode(image.node, extent: .infinite, needs: { around($0, center) }) { x, y in
                    let offset = SIMD2(x, y) - middle, distance = (offset * offset).sum().squareRoot()
                    var turn = (atan2(offset.y, offset.x) - angle) / slice
                    turn -= turn.rounded(.down)
                    // Every slice is its own mirror image.
                    let place = min(turn, 1 - turn) * slice + angle
                    return middle + SIMD2(cos(place), sin(place)) * distance
                })
        },
        FilterDescription(
            "CIDisplacementDistortion", kCICategoryDistortionEffect,
            [.image(), .image("inputDisplacementImage"), .number(kCIInputScaleKey, 50)]
        ) { values in
            guard let image = values.image(kCIInputImageKey), let map = values.image("inputDisplacementImage") else { return nil }
            return image.with(DisplaceNode(image.node, by: map.node, scale: values.float(kCIInputScaleKey)))
        },
    ]

    private static func turned(_ place: SIMD2<Float>, _ angle: Float) -> SIMD2<Float> {
        let (cosine, sine) = (cos(angle), sin(angle))
        return SIMD2(place.x * cosine - place.y * sine, place.x * sine + place.y * cosine)
    }

    /// The square about a point that reaches as far as a region.
    private static func around(_ region: PixelRegion, _ center: CGPoint) -> PixelRegion {
        let xs = [region.rect.minX - center.x, region.rect.maxX - center.x].map(abs)
        let ys = [region.rect.minY - center.y, region.rect.maxY - center.y].map(abs)
        let reach = hypot(xs.max() ?? 0, ys.max() ?? 0) + 1
        return PixelRegion(CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
    }

    /// A distortion of a circle, or of all that is outside of it.
    ///
    /// - Parameters:
    ///   - leavesRest: Whether the rest stays as it is; otherwise it is transparent, and the image ends as far outside of its extent as the circle reaches.
    ///   - map: Makes of the offset from the centre, and of that by the radius, the offset that the colour comes from.
    private static func warp(
        _ name: String, _ inputs: [FilterInput], isOutside: Bool = false, leavesRest: Bool = true,
        _ map: @escaping @Sendable (FilterValues) -> @Sendable (SIMD2<Float>, Float) -> SIMD2<Float>
    ) -> FilterDescription {
        FilterDescription(name, kCICategoryDistortionEffect, [.image()] + inputs) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            let (point, radius) = (values.point(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 1))
            let (center, change) = (SIMD2(Float(point.x), Float(point.y)), map(values))
            let extent = image.extent, whole = PixelRegion(extent.isInfinite ? .zero : extent)
            let circle = PixelRegion(
                CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -CGFloat(radius) * 2 - 1, dy: -CGFloat(radius) * 2 - 1))
            return CIImage(
                node: WarpNode(
                    image.node, extent: !leavesRest ? grown(extent, Int(radius)) : isOutside ? .infinite : extent,
                    needs: { region in
                        if !extent.isInfinite { return whole }
                        let (left, bottom) = (min(region.x, circle.x), min(region.y, circle.y))
                        return PixelRegion(left, bottom, max(region.maxX, circle.maxX) - left, max(region.maxY, circle.maxY) - bottom)
                    }
                ) { x, y in
                    let offset = SIMD2(x, y) - center, part = (offset * offset).sum().squareRoot() / radius
                    if (part < 1) == isOutside { return leavesRest ? SIMD2(x, y) : SIMD2(repeating: .infinity) }
                    return center + change(offset, part)
                })
        }
    }

    // MARK: Geometry

    private static let corners = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]
    private static let cornerInputs: [FilterInput] = [
        .place("inputTopLeft", 118, 484), .place("inputTopRight", 646, 507), .place("inputBottomRight", 548, 140),
        .place("inputBottomLeft", 155, 153),
    ]

    static let geometry: [FilterDescription] = [
        FilterDescription("CIAffineTransform", kCICategoryGeometryAdjustment, [.image(), .other(kCIInputTransformKey, .transform)]) {
            values in values.image(kCIInputImageKey)?.transformed(by: values.transform(kCIInputTransformKey))
        },
        FilterDescription("CIAffineClamp", kCICategoryTileEffect, [.image(), .other(kCIInputTransformKey, .transform)]) { values in
            values.image(kCIInputImageKey)?.transformed(by: values.transform(kCIInputTransformKey)).clampedToExtent()
        },
        FilterDescription("CIAffineTile", kCICategoryTileEffect, [.image(), .other(kCIInputTransformKey, .transform)]) { values in
            guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite, !image.extent.isEmpty else {
                return values.image(kCIInputImageKey)
            }
            let tile = PixelRegion(image.extent), (width, height) = (Float(tile.width), Float(tile.height))
            let endless = WarpNode(image.node, extent: .infinite, needs: { _ in tile }) { x, y in
                let (dx, dy) = (x - Float(tile.x), y - Float(tile.y))
                return SIMD2(
                    Float(tile.x) + dx - (dx / width).rounded(.down) * width, Float(tile.y) + dy - (dy / height).rounded(.down) * height)
            }
            return CIImage(node: WarpNode.transformed(endless, by: values.transform(kCIInputTransformKey)))
        },
        FilterDescription("CICrop", kCICategoryGeometryAdjustment, [.image(), .other("inputRectangle", .rectangle)]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            if let rect = values.values["inputRectangle"] as? CGRect { return image.cropped(to: rect) }
            return values.vector("inputRectangle").count == 4 ? image.cropped(to: values.vector("inputRectangle").cgRectValue) : image
        },
        FilterDescription(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [.image(), .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
        ) { values in scaled(values) },
        FilterDescription(
            "CIBicubicScaleTransform", kCICategoryGeometryAdjustment,
            [.image(), .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
        ) { values in scaled(values) },
        FilterDescription(
            "CIStraightenFilter", kCICategoryGeometryAdjustment, [.image(), .other(kCIInputAngleKey, .angle, NSNumber(value: 0))]
        ) { values in
            guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite else { return values.image(kCIInputImageKey) }
            let angle = CGFloat(values.number(kCIInputAngleKey)), extent = image.extent
            let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
            // The largest part of the same proportions that has no empty corners.
            let scale = min(
                extent.width / max(extent.width * cosine + extent.height * sine, 1),
                extent.height / max(extent.width * sine + extent.height * cosine, 1))
            let turned = image.transformed(
                by: CGAffineTransform(translationX: -extent.midX, y: -extent.midY).concatenating(CGAffineTransform(rotationAngle: angle))
                    .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY)))
            return turned.cropped(
                to: extent.insetBy(dx: extent.width * (1 - scale) / 2, dy: extent.height * (1 - scale) / 2))
        },
        FilterDescription("CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image()] + cornerInputs) { values in
            guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite else { return nil }
            let points = corners.map { values.point($0) }, extent = image.extent
            guard let map = Homography(from: points, to: extent.corners) else { return nil }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            let outline = CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
            return CIImage(node: WarpNode(image.node, extent: outline, needs: { _ in PixelRegion(extent) }) { map.apply($0, $1) })
        },
        FilterDescription("CIPerspectiveCorrection", kCICategoryGeometryAdjustment, [.image()] + cornerInputs) { values in
            guard let image = values.image(kCIInputImageKey), !image.extent.isInfinite else { return nil }
            let points = corners.map { values.point($0) }
            func length(_ first: Int, _ second: Int) -> CGFloat {
                hypot(points[first].x - points[second].x, points[first].y - points[second].y)
            }
            let size = CGRect(
                x: 0, y: 0, width: max(length(0, 1), length(3, 2)).rounded(), height: max(length(0, 3), length(1, 2)).rounded())
            guard size.width >= 1, size.height >= 1, let map = Homography(from: size.corners, to: points) else { return nil }
            let extent = image.extent
            return CIImage(node: WarpNode(image.node, extent: size, needs: { _ in PixelRegion(extent) }) { map.apply($0, $1) })
        },
    ]

    private static func scaled(_ values: FilterValues) -> CIImage? {
        let scale = CGFloat(values.number(kCIInputScaleKey)), aspect = CGFloat(values.number(kCIInputAspectRatioKey))
        return values.image(kCIInputImageKey)?.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    }
}

extension CGRect {
    /// The corners from the upper left one clockwise; y grows upwards.
    fileprivate var corners: [CGPoint] {
        [CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: minY)]
    }
}

/// The projection of a plane that takes four points to four others.
private struct Homography: Sendable {
    private let rows: [Float]

    /// nil where three of the points are on a line.
    init?(from: [CGPoint], to: [CGPoint]) {
        var matrix: [[Double]] = []
        for (a, b) in zip(from, to) {
            let (x, y, u, v) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
            matrix.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
            matrix.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
        }
        for column in 0..<8 {
            guard let pivot = (column..<8).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
                abs(matrix[pivot][column]) > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<8 where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for place in column..<9 { matrix[row][place] -= factor * matrix[column][place] }
            }
        }
        rows = (0..<8).map { Float(matrix[$0][8] / matrix[$0][$0]) } + [1]
        guard rows.allSatisfy(\.isFinite) else { return nil }
    }

    func apply(_ x: Float, _ y: Float) -> SIMD2<Float> {
        let divisor = rows[6] * x + rows[7] * y + 1
        guard abs(divisor) > 1e-9 else { return SIMD2(repeating: .infinity) }
        return SIMD2(rows[0] * x + rows[1] * y + rows[2], rows[3] * x + rows[4] * y + rows[5]) / divisor
    }
}
