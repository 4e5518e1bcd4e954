import CoreGraphics

extension TextLayout {
    /// Draws the lines with the layout's top left corner at `origin`. User space has y pointing down, as in UIKit's contexts.
    package func draw(in context: CGContext, at origin: CGPoint = .zero) {
        for line in lines { draw(line, in: context, at: origin) }
    }

    private func draw(_ line: TextLine, in context: CGContext, at origin: CGPoint) {
        for piece in line.pieces {
            guard let color = text.attributes[piece.run].backgroundColor, piece.kind != .lineEnd else { continue }
            context.saveGState()
            context.setFillColor(color)
            context.fill(CGRect(x: origin.x + piece.x, y: origin.y + line.top, width: piece.width, height: line.height))
            context.restoreGState()
        }
        TextPainter(context: context, text: text).draw(line.pieces, x: origin.x, baseline: origin.y + line.baseline)
    }
}

/// Draws the pieces of lines.
struct TextPainter {
    let context: CGContext
    /// The string that the pieces' ranges and runs refer to.
    let text: StyledText
    /// Whether text is drawn in the context's fill colour instead of its own.
    var usesFillColor: (_ run: Int) -> Bool = { _ in false }

    /// Draws pieces run by run. User space has y pointing down.
    ///
    /// - Parameters:
    ///   - x: Added to the places of the pieces.
    ///   - baseline: Where the letters stand.
    func draw(_ pieces: [TextPiece], x: CGFloat, baseline: CGFloat) {
        var start = 0
        while start < pieces.count {
            let run = pieces[start].run
            var end = start + 1
            while end < pieces.count, pieces[end].run == run { end += 1 }
            var attributes = text.attributes[run]
            if usesFillColor(run) { attributes.color = context.fillColor }
            draw(pieces[start..<end], attributes, x: x, baseline: baseline)
            start = end
        }
    }

    /// Draws neighbouring pieces of one look.
    private func draw(_ pieces: ArraySlice<TextPiece>, _ attributes: TextAttributes, x: CGFloat, baseline: CGFloat) {
        if let shadow = attributes.shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        let baseline = baseline - attributes.baselineOffset
        if let decoration = attributes.underline { draw(decoration, .under, pieces, attributes, x, baseline) }
        if let attachment = attributes.attachment {
            for piece in pieces where piece.kind == .attachment {
                let bounds = attachment.bounds
                attachment.draw(
                    context, CGRect(x: x + piece.x + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height))
            }
        } else {
            var painter = GlyphPainter(context: context, color: attributes.color)
            (painter.stroke, painter.pointSize) = (attributes.stroke, attributes.font.pointSize)
            painter.draw(pieces, of: text, origin: x, baseline: baseline)
        }
        if let decoration = attributes.strikethrough { draw(decoration, .through, pieces, attributes, x, baseline) }
        if attributes.shadow != nil { context.restoreGState() }
    }

    private enum Place { case under, through }

    private func draw(
        _ decoration: TextDecoration, _ place: Place, _ pieces: ArraySlice<TextPiece>, _ attributes: TextAttributes, _ x: CGFloat,
        _ baseline: CGFloat
    ) {
        let visible = pieces.filter { $0.kind != .lineEnd }
        guard decoration.style & 0xFF != 0, let left = visible.map(\.x).min(), let right = visible.map({ $0.x + $0.width }).max() else {
            return
        }
        let font = attributes.font, scale = context.pixelTransform.meanScale
        let unit = max(1 / scale, (font.pointSize / 16 * scale).rounded() / scale)
        let thickness = decoration.style & 0xF == 2 ? 2 * unit : unit
        let offset = place == .under ? max(font.pointSize * 0.1, unit) : -font.xHeight / 2 - thickness / 2
        let y = PixelGrid.round(baseline + offset, scale: scale)
        context.saveGState()
        context.setStrokeColor(decoration.color ?? attributes.color)
        context.setLineWidth(thickness)
        context.setLineDash(phase: 0, lengths: dashes(decoration.style, thickness))
        let count = decoration.style & 0xF == 9 ? 2 : 1
        for index in 0..<count {
            let middle = y + thickness / 2 + CGFloat(index) * 2 * thickness
            context.strokeLineSegments(between: [CGPoint(x: x + left, y: middle), CGPoint(x: x + right, y: middle)])
        }
        context.restoreGState()
    }

    /// The patterns of NSUnderlineStyle: dot 0x100, dash 0x200, both dash and dots 0x300 and 0x400.
    private func dashes(_ style: Int, _ unit: CGFloat) -> [CGFloat] {
        switch style & 0x700 {
        case 0x100: [3 * unit, 3 * unit]
        case 0x200: [10 * unit, 5 * unit]
        case 0x300: [10 * unit, 3 * unit, 3 * unit, 3 * unit]
        case 0x400: [10 * unit, 3 * unit, 3 * unit, 3 * unit, 3 * unit, 3 * unit]
        default: []
        }
    }
}
