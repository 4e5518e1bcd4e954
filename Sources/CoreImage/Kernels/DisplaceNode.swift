/// An image whose pixels are moved by the red and green of another: half of full light leaves them where they are.
final class DisplaceNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let map: ImageNode
    private let scale: Float

    /// - Parameter scale: The pixels between the places that no light and full light lead to.
    init(_ input: ImageNode, by map: ImageNode, scale: Float) {
        (self.input, self.map, self.scale) = (input, map, min(max(scale, -1000), 1000))
        super.init(extent: input.extent)
    }

    override func render(_ region: PixelRegion) -> Tile {
        let reach = Int(abs(scale) / 2) + 2
        let (source, moves, tile) = (input.render(region.insetBy(-reach, -reach)), map.render(region), Tile(region))
        for y in region.y..<region.maxY {
            let (row, move) = (tile.row(y) - region.x, moves.row(y) - region.x)
            for x in region.x..<region.maxX {
                let offset = SIMD2(Transfer.fastEncoded(move[x].x), Transfer.fastEncoded(move[x].y)) - 0.5
                let limited = offset.clamped(lowerBound: SIMD2(repeating: -0.5), upperBound: SIMD2(repeating: 0.5)) * scale
                row[x] = source.sample(Float(x) + 0.5 + limited.x, Float(y) + 0.5 + limited.y)
            }
        }
        return tile
    }
}
