import Foundation

/// One pixel, at the origin, which the pixels of an area come down to.
final class ReductionNode: ImageNode, @unchecked Sendable {
    enum Kind {
        /// The mean of the pixels.
        case average
        /// The highest and lowest values of each component.
        case maximum, minimum
        /// The pixel with the highest or lowest alpha.
        case maximumAlpha, minimumAlpha
    }

    private let input: ImageNode
    private let area: PixelRegion
    private let kind: Kind
    private let lock = NSLock()
    /// The pixel, by whether colours are managed.
    private var results: [Bool: Pixel] = [:]

    init(_ input: ImageNode, of area: PixelRegion, _ kind: Kind) {
        (self.input, self.area, self.kind) = (input, area, kind)
        super.init(extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    override func render(_ region: PixelRegion) -> Tile {
        let tile = Tile(region)
        if !region.intersection(PixelRegion(extent)).isEmpty { tile.row(0)[-region.x] = result }
        return tile
    }

    private var result: Pixel {
        let isManaged = ColorManagement.isOn
        if let known = lock.withLock({ results[isManaged] }) { return known }
        let made = reduced()
        lock.withLock { results[isManaged] = made }
        return made
    }

    /// The rows that are drawn at a time.
    private static let bandPixels = 1 << 18

    private func reduced() -> Pixel {
        var sum = SIMD4<Double>.zero, found: Pixel?
        let rows = max(Self.bandPixels / max(area.width, 1), 1)
        for y in stride(from: area.y, to: area.maxY, by: rows) {
            let tile = input.render(PixelRegion(area.x, y, area.width, min(rows, area.maxY - y)))
            for pixel in UnsafeBufferPointer(start: tile.pixels, count: tile.region.width * tile.region.height) {
                if kind == .average { sum += SIMD4<Double>(pixel) } else { found = found.map { chosen($0, pixel) } ?? pixel }
            }
        }
        return found ?? Pixel(sum / Double(max(area.width * area.height, 1)))
    }

    private func chosen(_ first: Pixel, _ second: Pixel) -> Pixel {
        switch kind {
        case .average: first
        case .maximum: pointwiseMax(first, second)
        case .minimum: pointwiseMin(first, second)
        case .maximumAlpha: second.w > first.w ? second : first
        case .minimumAlpha: second.w < first.w ? second : first
        }
    }
}
