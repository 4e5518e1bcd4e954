extension CGColor {
    /// The colour itself; of a pattern, the mean of a cell, for whatever paints in plain colours.
    package var flat: CGColor {
        guard let pattern else { return self }
        let side = 16
        guard pattern.isColored, let tile = CGContext.tile(of: pattern, width: side, height: side), let data = tile.data else {
            return CGColor(red: sRGB.red, green: sRGB.green, blue: sRGB.blue, alpha: alpha)
        }
        var sums = (blue: 0, green: 0, red: 0, alpha: 0)
        for row in 0..<side {
            let pixels = UnsafeRawBufferPointer(start: data + row * tile.bytesPerRow, count: side * 4)
            for pixel in stride(from: 0, to: side * 4, by: 4) {
                sums.blue += Int(pixels[pixel])
                sums.green += Int(pixels[pixel + 1])
                sums.red += Int(pixels[pixel + 2])
                sums.alpha += Int(pixels[pixel + 3])
            }
        }
        guard sums.alpha > 0 else { return .transparent }
        let whole = CGFloat(sums.alpha), own = whole / CGFloat(255 * side * side)
        return CGColor(
            red: CGFloat(sums.red) / whole, green: CGFloat(sums.green) / whole, blue: CGFloat(sums.blue) / whole, alpha: own * alpha)
    }
}
