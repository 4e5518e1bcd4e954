/// One step of an image's recipe.
class ImageNode: @unchecked Sendable {
    /// The rectangle outside of which the image is transparent; `CGRect.infinite` for images without an end.
    let extent: CGRect

    init(extent: CGRect) { self.extent = extent }

    /// Makes the pixels of a region.
    func render(_ region: PixelRegion) -> Tile { Tile(region) }
}

/// The pixels of a bitmap, with its lower left corner at the origin.
final class BitmapNode: ImageNode, @unchecked Sendable {
    let image: CGImage

    init(_ image: CGImage) {
        self.image = image
        super.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    override func render(_ region: PixelRegion) -> Tile {
        let inner = region.intersection(PixelRegion(extent))
        let tile = Tile(region, isClear: inner != region)
        guard !inner.isEmpty else { return tile }
        let isManaged = ColorManagement.isOn
        let (buffer, isOpaque) = (image.buffer, image.isOpaque), table = isManaged ? Transfer.linearOfByte : Transfer.encodedOfByte
        table.withUnsafeBufferPointer { table in
            for y in inner.y..<inner.maxY {
                let source =
                    (buffer.pointer + (image.height - 1 - y) * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self) + inner.x * 4
                let target = tile.row(y) + (inner.x - region.x)
                for x in 0..<inner.width {
                    let (blue, green, red, alpha) = (source[x * 4], source[x * 4 + 1], source[x * 4 + 2], source[x * 4 + 3])
                    if isOpaque || alpha == 255 {
                        target[x] = Pixel(table[Int(red)], table[Int(green)], table[Int(blue)], 1)
                    } else if alpha == 0 {
                        target[x] = .zero
                    } else {
                        // The curve holds for colours that are not premultiplied.
                        let whole = Float(alpha) / 255
                        func plain(_ byte: UInt8) -> Float {
                            let value = min(Float(byte) / 255 / whole, 1)
                            return (isManaged ? Transfer.linear(value) : value) * whole
                        }
                        target[x] = Pixel(plain(red), plain(green), plain(blue), whole)
                    }
                }
            }
        }
        return tile
    }
}

/// Colours that are computed from their places: generators.
final class GeneratorNode: ImageNode, @unchecked Sendable {
    private let color: @Sendable (_ x: Float, _ y: Float) -> Pixel

    init(extent: CGRect = .infinite, _ color: @escaping @Sendable (Float, Float) -> Pixel) {
        self.color = color
        super.init(extent: extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let inner = region.intersection(PixelRegion(extent)), tile = Tile(region)
        for y in inner.y..<inner.maxY {
            let row = tile.row(y) - region.x
            for x in inner.x..<inner.maxX { row[x] = color(Float(x) + 0.5, Float(y) + 0.5) }
            if !ColorManagement.isOn { for x in inner.x..<inner.maxX { row[x] = ColorManagement.encoded(row[x]) } }
        }
        return tile
    }
}

/// Changes each row by itself.
final class RowNode: ImageNode, @unchecked Sendable {
    typealias Kernel = @Sendable (_ row: UnsafeMutableBufferPointer<Pixel>, _ x: Int, _ y: Int) -> Void
    private let input: ImageNode
    private let kernel: Kernel

    init(_ input: ImageNode, _ kernel: @escaping Kernel) {
        (self.input, self.kernel) = (input, kernel)
        super.init(extent: input.extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = input.render(region)
        for y in region.y..<region.maxY { kernel(UnsafeMutableBufferPointer(start: tile.row(y), count: region.width), region.x, y) }
        return tile
    }
}

extension RowNode {
    /// Changes colours: not premultiplied ones, linear or encoded as sRGB. Alpha stays.
    static func colors(
        _ input: ImageNode, encoded: Bool, _ change: @escaping @Sendable (inout Pixel) -> Void
    ) -> ImageNode {
        RowNode(input) { row, _, _ in
            for index in row.indices {
                let pixel = row[index]
                guard pixel.w > 0 else { continue }
                var color = pixel.w == 1 ? pixel : pixel / pixel.w
                if encoded {
                    color.x = Transfer.fastEncoded(color.x)
                    color.y = Transfer.fastEncoded(color.y)
                    color.z = Transfer.fastEncoded(color.z)
                }
                change(&color)
                if encoded { color = Pixel(Transfer.linear(color.x), Transfer.linear(color.y), Transfer.linear(color.z), 1) }
                color.w = 1
                row[index] = color * pixel.w
            }
        }
    }
}

/// A part of an image.
final class CropNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode

    init(_ input: ImageNode, _ rect: CGRect) {
        self.input = input
        let common = input.extent.isInfinite ? rect : input.extent.intersection(rect)
        super.init(extent: common.isNull ? .zero : common)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let inner = region.intersection(PixelRegion(extent))
        if inner == region { return input.render(region) }
        let tile = Tile(region)
        guard !inner.isEmpty else { return tile }
        let part = input.render(inner)
        for y in inner.y..<inner.maxY { (tile.row(y) + (inner.x - region.x)).update(from: part.row(y), count: inner.width) }
        return tile
    }
}

/// An image that goes on for ever with the pixels of its edges.
final class ClampNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let edges: PixelRegion

    init(_ input: ImageNode, to rect: CGRect) {
        (self.input, edges) = (input, PixelRegion(rect))
        super.init(extent: .infinite)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = Tile(region)
        guard !edges.isEmpty, !region.isEmpty else { return tile }
        func clamp(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high - 1) }
        let (left, bottom) = (clamp(region.x, edges.x, edges.maxX), clamp(region.y, edges.y, edges.maxY))
        let (right, top) = (clamp(region.maxX - 1, edges.x, edges.maxX), clamp(region.maxY - 1, edges.y, edges.maxY))
        let part = input.render(PixelRegion(left, bottom, right - left + 1, top - bottom + 1))
        for y in region.y..<region.maxY {
            let (source, target) = (part.row(clamp(y, bottom, top + 1)) - left, tile.row(y) - region.x)
            for x in region.x..<region.maxX { target[x] = source[clamp(x, left, right + 1)] }
        }
        return tile
    }
}

/// Two images, pixel by pixel.
final class CombineNode: ImageNode, @unchecked Sendable {
    private let first: ImageNode
    private let second: ImageNode
    private let combine: @Sendable (_ first: Pixel, _ second: Pixel) -> Pixel

    init(_ first: ImageNode, _ second: ImageNode, extent: CGRect, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel) {
        (self.first, self.second, self.combine) = (first, second, combine)
        super.init(extent: extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let (upper, lower) = (first.render(region), second.render(region))
        for index in 0..<region.width * region.height { upper.pixels[index] = combine(upper.pixels[index], lower.pixels[index]) }
        return upper
    }
}

/// Three images, pixel by pixel: two of them by a mask.
final class MaskNode: ImageNode, @unchecked Sendable {
    private let images: (ImageNode, ImageNode, ImageNode)
    private let weight: @Sendable (Pixel) -> Float

    init(_ image: ImageNode, _ background: ImageNode, mask: ImageNode, extent: CGRect, _ weight: @escaping @Sendable (Pixel) -> Float) {
        (images, self.weight) = ((image, background, mask), weight)
        super.init(extent: extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let (image, background, mask) = (images.0.render(region), images.1.render(region), images.2.render(region))
        for index in 0..<region.width * region.height {
            let share = min(max(weight(mask.pixels[index]), 0), 1)
            image.pixels[index] = image.pixels[index] * share + background.pixels[index] * (1 - share)
        }
        return image
    }
}

/// An image whose pixels come from other places of another one.
final class WarpNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let place: @Sendable (_ x: Float, _ y: Float) -> SIMD2<Float>
    /// The region of the input that a region needs.
    private let needs: @Sendable (PixelRegion) -> PixelRegion
    private let isNearest: Bool

    init(
        _ input: ImageNode, extent: CGRect, isNearest: Bool = false, needs: @escaping @Sendable (PixelRegion) -> PixelRegion,
        _ place: @escaping @Sendable (Float, Float) -> SIMD2<Float>
    ) {
        (self.input, self.place, self.needs, self.isNearest) = (input, place, needs, isNearest)
        super.init(extent: extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = Tile(region)
        var needed = needs(region)
        if !input.extent.isInfinite { needed = needed.intersection(PixelRegion(input.extent)) }
        guard !needed.isEmpty else { return tile }
        let source = input.render(needed)
        for y in region.y..<region.maxY {
            let row = tile.row(y) - region.x
            for x in region.x..<region.maxX {
                let from = place(Float(x) + 0.5, Float(y) + 0.5)
                guard abs(from.x) < 1e9, abs(from.y) < 1e9 else { continue }
                row[x] =
                    isNearest
                    ? source.pixel(Int(from.x.rounded(.down)), Int(from.y.rounded(.down))) : source.sample(from.x, from.y)
            }
        }
        return tile
    }
}

extension WarpNode {
    /// An image moved, turned or scaled.
    static func transformed(_ input: ImageNode, by transform: CGAffineTransform, isNearest: Bool = false) -> ImageNode {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return ImageNode(extent: .zero) }
        let inverse = transform.inverted()
        let extent = input.extent.isInfinite ? CGRect.infinite : input.extent.applying(transform)
        let scale = sqrt(abs(determinant))
        // What is made much smaller is averaged first, or pixels would be missed.
        if scale <= 0.5, !isNearest, !input.extent.isInfinite {
            // A band of so many rows is held at a time.
            let factor = min(Int((1 / scale).rounded(.down)), 256)
            let reduced = ReduceNode(input, factor)
            return transformed(
                reduced, by: CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor)).concatenating(transform), extent: extent)
        }
        return transformed(input, by: transform, inverse: inverse, extent: extent, isNearest: isNearest)
    }

    private static func transformed(_ input: ImageNode, by transform: CGAffineTransform, extent: CGRect) -> ImageNode {
        transformed(input, by: transform, inverse: transform.inverted(), extent: extent, isNearest: false)
    }

    private static func transformed(
        _ input: ImageNode, by transform: CGAffineTransform, inverse: CGAffineTransform, extent: CGRect, isNearest: Bool
    ) -> ImageNode {
        let (x, y) = (SIMD2<Float>(Float(inverse.a), Float(inverse.b)), SIMD2<Float>(Float(inverse.c), Float(inverse.d)))
        let origin = SIMD2<Float>(Float(inverse.tx), Float(inverse.ty))
        return WarpNode(
            input, extent: extent, isNearest: isNearest,
            needs: { PixelRegion($0.rect.applying(inverse).insetBy(dx: -1, dy: -1)) }, { origin + x * $0 + y * $1 })
    }
}

/// An image whose pixels are each the mean of a square of another's.
final class ReduceNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let factor: Int

    init(_ input: ImageNode, _ factor: Int) {
        (self.input, self.factor) = (input, max(factor, 1))
        super.init(extent: input.extent.applying(CGAffineTransform(scaleX: 1 / CGFloat(factor), y: 1 / CGFloat(factor))))
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = Tile(region)
        let share = 1 / Float(factor * factor)
        for y in region.y..<region.maxY {
            let band = input.render(PixelRegion(region.x * factor, y * factor, region.width * factor, factor))
            let target = tile.row(y)
            for line in 0..<factor {
                let source = band.row(y * factor + line)
                for x in 0..<region.width {
                    var sum = Pixel.zero
                    for step in 0..<factor { sum += source[x * factor + step] }
                    target[x] += sum * share
                }
            }
        }
        return tile
    }
}
