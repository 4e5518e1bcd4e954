/// A grid of points with the directions of the lines through them.
struct Mesh: Equatable {
    /// The most points of a row or column: bounds the work of drawing.
    static let limit = 64

    let width, height: Int
    let points: [SIMD2<Float>]
    /// The directions of the lines at each point, in the lengths of cubic Hermite curves: of rows before and after, of columns before and after.
    private let into, out, down, up: [SIMD2<Float>]
    let isSmooth: Bool
    let isPerceptual: Bool

    /// A grid whose lines go smoothly through its points.
    init(width: Int, height: Int, points: [SIMD2<Float>], isSmooth: Bool, isPerceptual: Bool) {
        (self.width, self.height, self.points, self.isSmooth, self.isPerceptual) = (width, height, points, isSmooth, isPerceptual)
        let along = points.indices.map { Mesh.slope(points, at: $0, step: 1, place: $0 % width, count: width) }
        let across = points.indices.map { Mesh.slope(points, at: $0, step: width, place: $0 / width, count: height) }
        (into, out, up, down) = (along, along, across, across)
    }

    /// A grid whose lines lean towards control points.
    init(width: Int, height: Int, _ bezier: [MeshGradient.BezierPoint], isSmooth: Bool, isPerceptual: Bool) {
        (self.width, self.height, self.isSmooth, self.isPerceptual) = (width, height, isSmooth, isPerceptual)
        points = bezier.map(\.position)
        into = bezier.map { ($0.position - $0.leadingControlPoint) * 3 }
        out = bezier.map { ($0.trailingControlPoint - $0.position) * 3 }
        up = bezier.map { ($0.position - $0.topControlPoint) * 3 }
        down = bezier.map { ($0.bottomControlPoint - $0.position) * 3 }
    }

    /// Half of the way between the neighbours; at an edge, the way to the only one.
    private static func slope<V: SIMD>(_ values: [V], at index: Int, step: Int, place: Int, count: Int) -> V
    where V.Scalar == Float {
        let before = place > 0 ? values[index - step] : values[index]
        let after = place < count - 1 ? values[index + step] : values[index]
        return (after - before) * (place > 0 && place < count - 1 ? 0.5 : 1)
    }

    /// The four weights of a cubic Hermite curve: of its ends and of the directions there.
    private static func weights(_ t: Float) -> SIMD4<Float> {
        let (square, cube) = (t * t, t * t * t)
        return [2 * cube - 3 * square + 1, cube - 2 * square + t, -2 * cube + 3 * square, cube - square]
    }

    /// The sum of four values by their weights.
    private static func sum<V: SIMD>(_ first: V, _ second: V, _ third: V, _ fourth: V, _ weights: SIMD4<Float>) -> V
    where V.Scalar == Float {
        var result: V = first * weights[0]
        result += second * weights[1]
        result += third * weights[2]
        result += fourth * weights[3]
        return result
    }

    /// A place within a cell whose upper left point is at `index`.
    private func position(_ index: Int, _ u: SIMD4<Float>, _ v: SIMD4<Float>) -> SIMD2<Float> {
        let (a, b, c, d) = (index, index + 1, index + width, index + width + 1)
        let top = Mesh.sum(points[a], out[a], points[b], into[b], u)
        let bottom = Mesh.sum(points[c], out[c], points[d], into[d], u)
        let start = Mesh.sum(down[a], .zero, down[b], .zero, u)
        let end = Mesh.sum(up[c], .zero, up[d], .zero, u)
        return Mesh.sum(top, start, bottom, end, v)
    }

    // MARK: Drawing

    /// Draws the grid over a rectangle.
    ///
    /// - Parameter colors: The background, and those of the points.
    func draw(_ colors: [CGColor], in rect: CGRect, covering: CGRect, _ context: CGContext) {
        context.setFillColor(colors[0])
        context.fill(covering)
        let scale = min(1, CGFloat(MeshRaster.side) / max(rect.width, rect.height, 1))
        let (columns, rows) = (Int(saturating: (rect.width * scale).rounded(.up)), Int(saturating: (rect.height * scale).rounded(.up)))
        guard columns > 0, rows > 0 else { return }
        var raster = MeshRaster(width: columns, height: rows)
        let parts = colors.dropFirst().map { ColorMixing.components($0, isPerceptual: isPerceptual) }
        let alongs = parts.indices.map { Mesh.slope(parts, at: $0, step: 1, place: $0 % width, count: width) }
        let acrosses = parts.indices.map { Mesh.slope(parts, at: $0, step: width, place: $0 / width, count: height) }
        let size = SIMD2<Float>(Float(columns), Float(rows))
        let steps = max(2, min(12, 96 / max(width, height)))
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let index = row * width + column
                var corners: [MeshRaster.Corner] = []
                for y in 0...steps {
                    for x in 0...steps {
                        let (s, t) = (Float(x) / Float(steps), Float(y) / Float(steps))
                        let (u, v) = (Mesh.weights(s), Mesh.weights(t))
                        let color = isSmooth ? smooth(parts, alongs, acrosses, index, u, v) : plain(parts, index, s, t)
                        corners.append(
                            MeshRaster.Corner(
                                place: position(index, u, v) * size,
                                color: ColorMixing.screenComponents(color, isPerceptual: isPerceptual)))
                    }
                }
                let line = steps + 1
                for y in 0..<steps {
                    for x in 0..<steps {
                        let first = y * line + x
                        raster.fill(corners[first], corners[first + 1], corners[first + line])
                        raster.fill(corners[first + 1], corners[first + line], corners[first + line + 1])
                    }
                }
            }
        }
        guard let image = raster.image else { return }
        context.saveGState()
        context.interpolationQuality = .high
        UIGraphicsPushContext(context)
        UIImage(cgImage: image).draw(in: rect)
        UIGraphicsPopContext()
        context.restoreGState()
    }

    private func plain(_ colors: [SIMD4<Float>], _ index: Int, _ s: Float, _ t: Float) -> SIMD4<Float> {
        let top = Mesh.sum(colors[index], .zero, colors[index + 1], .zero, [1 - s, 0, s, 0])
        let bottom = Mesh.sum(colors[index + width], .zero, colors[index + width + 1], .zero, [1 - s, 0, s, 0])
        return Mesh.sum(top, .zero, bottom, .zero, [1 - t, 0, t, 0])
    }

    private func smooth(
        _ colors: [SIMD4<Float>], _ along: [SIMD4<Float>], _ across: [SIMD4<Float>], _ index: Int, _ u: SIMD4<Float>, _ v: SIMD4<Float>
    ) -> SIMD4<Float> {
        let (a, b, c, d) = (index, index + 1, index + width, index + width + 1)
        let top = Mesh.sum(colors[a], along[a], colors[b], along[b], u)
        let bottom = Mesh.sum(colors[c], along[c], colors[d], along[d], u)
        let start = Mesh.sum(across[a], .zero, across[b], .zero, u)
        let end = Mesh.sum(across[c], .zero, across[d], .zero, u)
        return Mesh.sum(top, start, bottom, end, v)
    }
}

/// Triangles with a colour at each corner, drawn into a picture.
struct MeshRaster {
    /// The most pixels of a side: gradients have nothing finer.
    static let side = 160

    struct Corner {
        let place: SIMD2<Float>
        /// Red, green, blue and opacity, 0…1.
        let color: SIMD4<Float>
    }

    private let width, height: Int
    private var pixels: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// Fills what of a triangle has its pixels' middles inside, and a little more, so that neighbours leave nothing free.
    mutating func fill(_ first: Corner, _ second: Corner, _ third: Corner) {
        let (a, b, c) = (first.place, second.place, third.place)
        guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite, c.x.isFinite, c.y.isFinite else { return }
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard abs(area) > 1e-6 else { return }
        func bound(_ value: Float, _ limit: Int) -> Int { Int(min(max(value, 0), Float(limit))) }
        let (left, right) = (bound(min(a.x, b.x, c.x) - 1, width), bound(max(a.x, b.x, c.x) + 1, width))
        let (top, bottom) = (bound(min(a.y, b.y, c.y) - 1, height), bound(max(a.y, b.y, c.y) + 1, height))
        guard left < right, top < bottom else { return }
        let slack: Float = -0.02
        pixels.withUnsafeMutableBufferPointer { pixels in
            for y in top..<bottom {
                for x in left..<right {
                    let (px, py) = (Float(x) + 0.5, Float(y) + 0.5)
                    let p = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
                    let q = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
                    let r = 1 - p - q
                    guard p >= slack, q >= slack, r >= slack else { continue }
                    var color: SIMD4<Float> = first.color * p
                    color += second.color * q
                    color += third.color * r
                    let alpha = color.w > 0 ? min(color.w, 1) : 0, place = (y * width + x) * 4
                    func byte(_ value: Float) -> UInt8 { value > 0 ? UInt8(min(value, 1) * alpha * 255 + 0.5) : 0 }
                    pixels[place] = byte(color.z)
                    pixels[place + 1] = byte(color.y)
                    pixels[place + 2] = byte(color.x)
                    pixels[place + 3] = UInt8(alpha * 255 + 0.5)
                }
            }
        }
    }

    var image: CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            let memory = context.data
        else { return nil }
        pixels.withUnsafeBytes { bytes in
            for row in 0..<height {
                memcpy(memory + row * context.bytesPerRow, bytes.baseAddress! + row * width * 4, width * 4)
            }
        }
        return context.makeImage()
    }
}
