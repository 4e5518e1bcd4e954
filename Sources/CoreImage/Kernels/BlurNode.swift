/// Means over boxes, one after another in both directions: three are close to a Gaussian.
final class BlurNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    /// Pixels on each side, of each pass.
    private let radii: [Int]
    private let margin: Int

    private init(_ input: ImageNode, _ radii: [Int], _ extent: CGRect) {
        (self.input, self.radii, margin) = (input, radii, radii.reduce(0, +))
        super.init(extent: extent)
    }

    /// - Parameter sigma: The standard deviation in pixels.
    static func gaussian(_ input: ImageNode, sigma: Double) -> ImageNode {
        guard sigma.isFinite, sigma > 0.1 else { return input }
        let sigma = min(sigma, 500), passes = 3
        // Boxes whose variances add up to the Gaussian's: some of one width, the others of the next odd one.
        let ideal = (12 * sigma * sigma / Double(passes) + 1).squareRoot()
        var lower = Int(ideal.rounded(.down))
        if lower % 2 == 0 { lower -= 1 }
        lower = max(lower, 1)
        let width = Double(lower), count = Double(passes)
        let ofLower = Int(((12 * sigma * sigma - count * width * width - 4 * count * width - 3 * count) / (-4 * width - 4)).rounded())
        let radii = (0..<passes).map { $0 < ofLower ? (lower - 1) / 2 : (lower + 1) / 2 }
        let reach = CGFloat((sigma * 3).rounded(.up))
        return BlurNode(input, radii, grown(input.extent, reach))
    }

    static func box(_ input: ImageNode, radius: Double) -> ImageNode {
        guard radius.isFinite, radius >= 0.5 else { return input }
        let whole = Int(min(radius, 1000).rounded())
        return BlurNode(input, [whole], grown(input.extent, CGFloat(whole)))
    }

    private static func grown(_ extent: CGRect, _ reach: CGFloat) -> CGRect {
        extent.isInfinite || extent.isEmpty ? extent : extent.insetBy(dx: -reach, dy: -reach)
    }

    override func render(_ region: PixelRegion) -> Tile {
        guard !region.isEmpty else { return Tile(region) }
        let source = input.render(region.insetBy(-margin, -margin))
        let longest = max(source.region.width, source.region.height)
        let line = UnsafeMutablePointer<Pixel>.allocate(capacity: longest)
        defer { line.deallocate() }
        for y in 0..<source.region.height {
            for radius in radii where radius > 0 { Self.pass(source.pixels + y * source.region.width, source.region.width, radius, line) }
        }
        for radius in radii where radius > 0 { Self.verticalPass(source, radius) }
        let tile = Tile(region, isClear: false)
        for y in region.y..<region.maxY { tile.row(y).update(from: source.row(y) + margin, count: region.width) }
        return tile
    }

    /// Replaces each pixel by the mean of those around it.
    private static func pass(_ row: UnsafeMutablePointer<Pixel>, _ count: Int, _ radius: Int, _ line: UnsafeMutablePointer<Pixel>) {
        let share = 1 / Float(2 * radius + 1)
        var sum = Pixel.zero
        for x in 0..<min(radius, count) { sum += row[x] }
        for x in 0..<count {
            if x + radius < count { sum += row[x + radius] }
            line[x] = sum * share
            if x - radius >= 0 { sum -= row[x - radius] }
        }
        row.update(from: line, count: count)
    }

    /// The same from row to row, for all columns at a time.
    private static func verticalPass(_ tile: Tile, _ radius: Int) {
        let (width, height, share) = (tile.region.width, tile.region.height, 1 / Float(2 * radius + 1))
        let sums = UnsafeMutablePointer<Pixel>.allocate(capacity: width)
        sums.initialize(repeating: .zero, count: width)
        // Rows are replaced while those above still need them: so many are kept.
        let kept = UnsafeMutablePointer<Pixel>.allocate(capacity: width * (radius + 1))
        defer {
            sums.deallocate()
            kept.deallocate()
        }
        func add(_ y: Int) {
            let row = tile.pixels + y * width
            for x in 0..<width { sums[x] += row[x] }
        }
        for y in 0..<min(radius, height) { add(y) }
        for y in 0..<height {
            if y + radius < height { add(y + radius) }
            let row = tile.pixels + y * width, own = kept + y % (radius + 1) * width
            own.update(from: row, count: width)
            for x in 0..<width { row[x] = sums[x] * share }
            guard y - radius >= 0 else { continue }
            let old = kept + (y - radius) % (radius + 1) * width
            for x in 0..<width { sums[x] -= old[x] }
        }
    }
}

/// Sums over offsets with weights: motion, zoom, edges.
final class GatherNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let reach: Int
    private let gather: @Sendable (Tile, _ x: Int, _ y: Int) -> Pixel

    /// - Parameter reach: The pixels on each side that are looked at.
    init(_ input: ImageNode, reach: Int, extent: CGRect, _ gather: @escaping @Sendable (Tile, Int, Int) -> Pixel) {
        (self.input, self.reach, self.gather) = (input, reach, gather)
        super.init(extent: extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let (source, tile) = (input.render(region.insetBy(-reach, -reach)), Tile(region, isClear: false))
        for y in region.y..<region.maxY {
            let row = tile.row(y) - region.x
            for x in region.x..<region.maxX { row[x] = gather(source, x, y) }
        }
        return tile
    }
}
