import CoreGraphics

/// Lines and runs stand with their start at the origin of text space: at the text position, transformed by the text matrix.
extension CTLine {
    func draw(in context: CGContext) {
        for run in runs { run.drawBackground(in: context, ascent: ascent, descent: descent) }
        for run in runs { run.draw(in: context) }
    }

    /// The rectangle around all that shows of the letters; null where nothing does.
    var inkBounds: CGRect { runs.reduce(.null) { $0.union($1.inkBounds(of: $1.glyphs.indices)) } }
}

extension CTRun {
    func drawBackground(in context: CGContext, ascent: CGFloat, descent: CGFloat) {
        guard let color = attributes.backgroundColor, width > 0, let start = pieces.first?.x else { return }
        inTextSpace(context) {
            context.setFillColor(color)
            context.fill(CGRect(x: start + shift, y: -descent, width: width, height: ascent + descent))
        }
    }

    func draw(in context: CGContext) {
        guard attributes.attachment == nil else { return }
        guard font.matrix.isIdentity else { return draw(glyphs.indices, in: context) }
        inTextSpace(context) {
            // Pieces are drawn with y down.
            context.scaleBy(x: 1, y: -1)
            TextPainter(context: context, text: source.text, usesFillColor: source.usesFillColor).draw(pieces, x: shift, baseline: 0)
        }
    }

    /// Draws some glyphs, without lines under them.
    func draw(_ indices: Range<Int>, in context: CGContext) {
        guard attributes.attachment == nil else { return }
        let color = StringAttributes.usesFillColor(values) ? context.fillColor : attributes.color
        GlyphDrawing(context: context, color: color, stroke: attributes.stroke).draw(
            indices.map { (glyphs[$0], positions[$0]) }, GlyphShape(font))
    }

    func inkBounds(of indices: Range<Int>) -> CGRect {
        guard attributes.attachment == nil else { return .null }
        let shape = GlyphShape(font)
        return indices.reduce(.null) { bounds, index in
            let box = shape.box(of: glyphs[index])
            return box.isEmpty ? bounds : bounds.union(box.offsetBy(dx: positions[index].x, dy: positions[index].y))
        }
    }

    private func inTextSpace(_ context: CGContext, _ body: () -> Void) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        body()
        context.restoreGState()
    }
}
