/// The vector pictures of the status bar.
enum StatusBarGlyphs {
    /// Four bars of growing height.
    ///
    /// - Parameter bars: How many are full; the others are faint.
    static func drawSignal(in rect: CGRect, bars: Int = 4, _ context: CGContext) {
        guard !rect.isEmpty else { return }
        let gap = rect.width * 0.12
        let width = (rect.width - 3 * gap) / 4
        for (index, part) in [0.36, 0.57, 0.78, 1].enumerated() {
            let height = rect.height * part
            let bar = CGRect(x: rect.minX + CGFloat(index) * (width + gap), y: rect.maxY - height, width: width, height: height)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: width * 0.25, cornerHeight: width * 0.25, transform: nil))
            fill(isFaint: index >= bars, context)
        }
    }

    /// Two arcs above a sector, all around a point at the bottom.
    ///
    /// - Parameter bars: How many are full; the others are faint.
    static func drawWiFi(in rect: CGRect, bars: Int = 3, _ context: CGContext) {
        let center = CGPoint(x: rect.midX, y: rect.maxY)
        let unit = rect.height / 12
        let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
        for (index, (inner, outer)) in [(0, 3.8), (5.4, 7.7), (9.3, 11.6)].enumerated() {
            let path = CGMutablePath()
            path.addArc(center: center, radius: outer * unit, startAngle: start, endAngle: end, clockwise: false)
            if inner == 0 {
                path.addLine(to: center)
            } else {
                path.addArc(center: center, radius: inner * unit, startAngle: end, endAngle: start, clockwise: true)
            }
            path.closeSubpath()
            context.addPath(path)
            fill(isFaint: index >= bars, context)
        }
    }

    private static func fill(isFaint: Bool, _ context: CGContext) {
        if isFaint { context.setAlpha(0.3) }
        context.fillPath()
        if isFaint { context.setAlpha(1) }
    }

    /// A bolt over a battery that is charged.
    static func drawBolt(in rect: CGRect, _ context: CGContext) {
        let path = CGMutablePath()
        let corners: [(CGFloat, CGFloat)] = [(0.58, 0), (0.1, 0.58), (0.46, 0.58), (0.42, 1), (0.9, 0.42), (0.54, 0.42)]
        for (index, point) in corners.enumerated() {
            let place = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.closeSubpath()
        context.addPath(path)
        context.fillPath()
    }

    /// A battery with its terminal.
    ///
    /// - Parameters:
    ///   - level: How full it is, 0…1.
    ///   - charge: The colour of what is in it; nil = that of everything else.
    static func drawBattery(in rect: CGRect, level: CGFloat = 1, charge color: CGColor? = nil, _ context: CGContext) {
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
        var charge = body.insetBy(dx: 1.5, dy: 1.5)
        charge.size.width *= max(0, min(level, 1))
        guard charge.width > 0.5 else { return }
        if let color { context.setFillColor(color) }
        context.addPath(
            CGPath(
                roundedRect: charge, cornerWidth: min(charge.height * 0.24, charge.width / 2), cornerHeight: charge.height * 0.24,
                transform: nil))
        context.fillPath()
    }
}
