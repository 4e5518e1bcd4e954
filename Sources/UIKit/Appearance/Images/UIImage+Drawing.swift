extension UIImage {
    func paint(_ rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        if alpha < 1 { context.setAlpha(alpha) }
        if attributes.isResizable { drawSlices(in: rect, context) } else { drawWhole(in: rect, context) }
        context.restoreGState()
    }

    func paintPattern(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        tile(over: rect, from: .zero, context)
        context.restoreGState()
    }

    /// The bitmap views show: symbols in `tint`, templates as they are.
    ///
    /// - Parameter magnification: How many times larger than its size the view shows the image; symbols have pixels for that.
    package func displayImage(tint: UIColor, magnification: CGFloat = 1) -> CGImage? {
        if case .symbol(let symbol) = source { return symbol.raster(tint: tint, magnification: magnification) }
        return imageOrientation == .up ? cgImage : upright.cgImage
    }

    /// Draws the image turned upright, all of it stretched.
    func drawWhole(in rect: CGRect, _ context: CGContext) {
        if case .symbol(let symbol) = source {
            symbol.draw(in: rect, tint: UIColor(cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 1)), context)
            return
        }
        guard let image = cgImage else { return }
        context.drawUpright(image, in: rect, orientation: imageOrientation)
    }

    private func tile(over rect: CGRect, from origin: CGPoint, _ context: CGContext) {
        let size = size
        guard size.width > 0, size.height > 0 else { return }
        var y = origin.y + ((rect.minY - origin.y) / size.height).rounded(.down) * size.height
        while y < rect.maxY {
            var x = origin.x + ((rect.minX - origin.x) / size.width).rounded(.down) * size.width
            while x < rect.maxX {
                drawWhole(in: CGRect(origin: CGPoint(x: x, y: y), size: size), context)
                x += size.width
            }
            y += size.height
        }
    }

    /// Nine parts: corners as they are, edges and centre stretched or tiled.
    private func drawSlices(in rect: CGRect, _ context: CGContext) {
        guard let image = upright.cgImage else { return }
        let columns = NineSlices.spans(size.width, capInsets.left, capInsets.right, rect.minX, rect.width)
        let rows = NineSlices.spans(size.height, capInsets.top, capInsets.bottom, rect.minY, rect.height)
        for row in rows {
            for column in columns where column.length > 0 && row.length > 0 && column.source > 0 && row.source > 0 {
                let pixels = CGRect(
                    x: column.sourceStart * scale, y: row.sourceStart * scale, width: column.source * scale, height: row.source * scale)
                guard let part = image.cropping(to: pixels.integral) else { continue }
                let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                if resizingMode == .tile, column.length != column.source || row.length != row.source {
                    context.saveGState()
                    context.clip(to: target)
                    UIImage(cgImage: part, scale: scale, orientation: .up).tile(over: target, from: target.origin, context)
                    context.restoreGState()
                } else {
                    context.drawUpright(part, in: target, orientation: .up)
                }
            }
        }
    }
}

/// How one side of a sliced image is cut and laid out.
enum NineSlices {
    struct Span {
        var sourceStart, source, start, length: CGFloat
    }

    static func spans(_ size: CGFloat, _ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> [Span] {
        let caps = low + high
        // Caps that do not fit share the room.
        let factor = caps > length && caps > 0 ? length / caps : 1
        let first = low * factor, last = high * factor
        return [
            Span(sourceStart: 0, source: low, start: origin, length: first),
            Span(sourceStart: low, source: max(size - caps, 0), start: origin + first, length: max(length - first - last, 0)),
            Span(sourceStart: size - high, source: high, start: origin + length - last, length: last),
        ]
    }
}

extension CGContext {
    /// Draws an image upright into a context whose y axis points down, as UIKit's do.
    func drawUpright(_ image: CGImage, in rect: CGRect, orientation: UIImage.Orientation) {
        saveGState()
        translateBy(x: rect.midX, y: rect.midY)
        scaleBy(x: 1, y: -1)
        if orientation.isMirrored { scaleBy(x: -1, y: 1) }
        switch orientation {
        case .up, .upMirrored: break
        case .down, .downMirrored: rotate(by: .pi)
        case .left, .leftMirrored: rotate(by: .pi / 2)
        case .right, .rightMirrored: rotate(by: -.pi / 2)
        }
        let size = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
        draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        restoreGState()
    }
}
