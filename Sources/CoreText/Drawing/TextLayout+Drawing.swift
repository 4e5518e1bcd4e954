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
        var start = 0
        while start < line.pieces.count {
            let run = line.pieces[start].run
            var end = start + 1
            while end < line.pieces.count, line.pieces[end].run == run { end += 1 }
            draw(line.pieces[start..<end], of: line, text.attributes[run], in: context, at: origin)
            start = end
        }
    }

    /// Draws neighbouring pieces of one look.
    private func draw(
        _ pieces: ArraySlice<TextPiece>, of line: TextLine, _ attributes: TextAttributes, in context: CGContext, at origin: CGPoint
    ) {
        if let shadow = attributes.shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        let baseline = origin.y + line.baseline - attributes.baselineOffset
        if let decoration = attributes.underline { draw(decoration, .under, pieces, attributes, baseline, in: context, at: origin) }
        if let attachment = attributes.attachment {
            for piece in pieces where piece.kind == .attachment {
                let bounds = attachment.bounds
                attachment.draw(
                    context,
                    CGRect(x: origin.x + piece.x + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height))
            }
        } else {
            GlyphPainter(context: context, color: attributes.color).draw(pieces, of: text, origin: origin.x, baseline: baseline)
        }
        if let decoration = attributes.strikethrough { draw(decoration, .through, pieces, attributes, baseline, in: context, at: origin) }
        if attributes.shadow != nil { context.restoreGState() }
    }

    private enum Place { case under, through }

    private func draw(
        _ decoration: TextDecoration, _ place: Place, _ pieces: ArraySlice<TextPiece>, _ attributes: TextAttributes, _ baseline: CGFloat,
        in context: CGContext, at origin: CGPoint
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
            context.strokeLineSegments(between: [CGPoint(x: origin.x + left, y: middle), CGPoint(x: origin.x + right, y: middle)])
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
