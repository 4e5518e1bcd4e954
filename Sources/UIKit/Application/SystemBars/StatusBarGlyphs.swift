/// The vector pictures of the status bar.
enum StatusBarGlyphs {
    /// Four bars of growing height.
    static func drawSignal(in rect: CGRect, _ context: CGContext) {
        guard !rect.isEmpty else { return }
        let gap = rect.width * 0.12
        let width = (rect.width - 3 * gap) / 4
        for (index, part) in [0.36, 0.57, 0.78, 1].enumerated() {
            let height = rect.height * part
            let bar = CGRect(x: rect.minX + CGFloat(index) * (width + gap), y: rect.maxY - height, width: width, height: height)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: width * 0.25, cornerHeight: width * 0.25, transform: nil))
        }
        context.fillPath()
    }

    /// Two arcs above a sector, all around a point at the bottom.
    static func drawWiFi(in rect: CGRect, _ context: CGContext) {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        let unit = rect.height / 12
        let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
        for (inner, outer) in [(0, 3.8), (5.4, 7.7), (9.3, 11.6)] {
            let path = CGMutablePath()
            path.addArc(center: center, radius: outer * unit, startAngle: start, endAngle: end, clockwise: false)
            if inner == 0 {
                path.addLine(to: center)
            } else {
                path.addArc(center: center, radius: inner * unit, startAngle: end, endAngle: start, clockwise: true)
            }
            path.closeSubpath()
            context.addPath(path)
        }
        context.fillPath()
    }

    /// A full battery with its terminal.
    static func drawBattery(in rect: CGRect, _ context: CGContext) {
        let body = CGRect(x: rect.minX + 0.5, y: rect.minY + 0.5, width: rect.width - 3.5, height: rect.height - 1)
        context.saveGState()
        context.setAlpha(0.35)
        context.setLineWidth(1)
        context.addPath(CGPath(roundedRect: body, cornerWidth: body.height * 0.3, cornerHeight: body.height * 0.3, transform: nil))
        context.strokePath()
        let terminal = CGRect(x: rect.maxX - 1.5, y: rect.midY - rect.height * 0.16, width: 1.5, height: rect.height * 0.32)
        context.addPath(CGPath(roundedRect: terminal, cornerWidth: 0.7, cornerHeight: 0.7, transform: nil))
        context.fillPath()
        context.restoreGState()
        let charge = body.insetBy(dx: 1.5, dy: 1.5)
        context.addPath(CGPath(roundedRect: charge, cornerWidth: charge.height * 0.24, cornerHeight: charge.height * 0.24, transform: nil))
        context.fillPath()
    }
}
