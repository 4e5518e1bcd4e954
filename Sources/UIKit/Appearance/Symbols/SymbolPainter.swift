import CoreText

/// Paints a symbol's steps into a context.
struct SymbolPainter {
    var stroke: SymbolStroke
    /// One colour per level; a single one for monochrome symbols.
    var colors: [CGColor]

    /// The context's units must be those of the drawing.
    func paint(_ drawing: SymbolDrawing, _ context: CGContext) {
        for step in drawing.steps {
            let isCut = step.gap > 0 || (step.knocksOut && colors.count == 1)
            context.saveGState()
            context.setBlendMode(isCut ? .clear : .normal)
            let color = isCut ? CGColor(gray: 0, alpha: 1) : color(of: step)
            context.setFillColor(color)
            context.setStrokeColor(color)
            paint(step, color, isCut, context)
            context.restoreGState()
        }
    }

    private func color(of step: SymbolDrawing.Step) -> CGColor {
        let color = colors[min(step.level, colors.count - 1)]
        return step.isPale ? color.copy(alpha: color.alpha * 0.25) ?? color : color
    }

    private func paint(_ step: SymbolDrawing.Step, _ color: CGColor, _ isCut: Bool, _ context: CGContext) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch step.shape {
        case .stroke(let path, let width):
            context.addPath(path)
            context.setLineWidth(stroke.width * width + 2 * step.gap)
            context.strokePath()
        case .fill(let path, let isEvenOdd, let isOutline):
            let growth = (isOutline ? stroke.outlineGrowth : 0) + step.gap
            fill(path, isEvenOdd, growth, context)
        case .text(let text, let rect):
            // Text is no path: what it cuts out is a layer of its own.
            if isCut {
                context.setBlendMode(.destinationOut)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
            draw(text, in: rect, color, context)
            if isCut { context.endTransparencyLayer() }
        }
    }

    private func draw(_ text: String, in rect: CGRect, _ color: CGColor, _ context: CGContext) {
        let capHeight: CGFloat = 0.704590
        let font = UIFont.systemFont(ofSize: rect.height / capHeight, weight: stroke.textWeight)
        let line = TextLayout(
            text, TextAttributes(font: font.textFont, color: color), size: CGSize(width: CGFloat.infinity, height: .infinity))
        line.draw(in: context, at: CGPoint(x: rect.midX - line.usedSize.width / 2, y: rect.maxY - line.firstBaseline))
    }

    private func fill(_ path: CGPath, _ isEvenOdd: Bool, _ growth: CGFloat, _ context: CGContext) {
        // Thinner than drawn: the contour is cut off again, which must not cut what is below.
        if growth < 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.addPath(path)
        context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
        if abs(growth) > 0.01 {
            if growth < 0 { context.setBlendMode(.clear) }
            context.addPath(path)
            context.setLineWidth(2 * abs(growth))
            context.strokePath()
        }
        if growth < 0 { context.endTransparencyLayer() }
    }
}
