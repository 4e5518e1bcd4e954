import CoreGraphics

/// The pictures a new device's library begins with. The same code draws the same pixels everywhere.
struct SamplePhotos {
    private let size: CGSize
    private let draw: (Canvas) -> Void

    static let all = [
        SamplePhotos(size: wide, draw: sunset), SamplePhotos(size: wide, draw: mountains), SamplePhotos(size: tall, draw: forest),
        SamplePhotos(size: wide, draw: dunes), SamplePhotos(size: tall, draw: night), SamplePhotos(size: wide, draw: flower),
    ]
    private static let wide = CGSize(width: 1200, height: 900), tall = CGSize(width: 900, height: 1200)

    var jpeg: Data? {
        guard let canvas = Canvas(size) else { return nil }
        draw(canvas)
        return canvas.context.makeImage()?.encodeJPEG(quality: 0.85)
    }

    // MARK: Scenes

    private static func sunset(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0x2B2D6B, 0xC8516B, 0xF9A65A, 0xFFE3A0], height: height * 0.62)
        canvas.disc(0xFFF4D2, CGPoint(x: width * 0.62, y: height * 0.56), 90)
        canvas.band([0x7A4A6E, 0x23264F], from: height * 0.62, to: height)
        for row in 0..<14 {
            let y = height * 0.64 + CGFloat(row * row) * 1.6 + CGFloat(row) * 4
            let spread = 70 + CGFloat(row) * 16
            canvas.bar(0xFFD9A0, 0.55 - 0.03 * Double(row), CGRect(x: width * 0.62 - spread, y: y, width: spread * 2, height: 5))
        }
    }

    private static func mountains(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0x6FB1E8, 0xDDEFFA], height: height)
        let ridges: [(color: UInt32, base: CGFloat, rise: CGFloat)] = [
            (0xA7BFD6, 0.55, 0.30), (0x7091AE, 0.66, 0.26), (0x3F5F78, 0.80, 0.22),
        ]
        for (index, ridge) in ridges.enumerated() {
            var random = Chance(UInt64(index + 3))
            let peaks = (0...8).map { step in
                let lift = step.isMultiple(of: 2) ? 0.1 : 0.6 + random.next() * 0.4
                return CGPoint(x: width * CGFloat(step) / 8, y: height * (ridge.base - ridge.rise * lift))
            }
            canvas.shape(ridge.color, [CGPoint(x: 0, y: height)] + peaks + [CGPoint(x: width, y: height)])
        }
        canvas.band([0x4F8A5B, 0x2E5E3E], from: height * 0.84, to: height)
    }

    private static func forest(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0xCFE6C8, 0xF3F5DE], height: height)
        let rows: [(color: UInt32, top: CGFloat, count: Int)] = [(0x9CC39A, 0.30, 9), (0x5E9A68, 0.42, 7), (0x2D6A45, 0.56, 5)]
        for (index, row) in rows.enumerated() {
            var random = Chance(UInt64(index + 11))
            for tree in 0..<row.count {
                let x = width * (CGFloat(tree) + 0.2 + 0.6 * random.next()) / CGFloat(row.count)
                let top = height * (row.top + 0.1 * random.next()), half = width / CGFloat(row.count) * 0.6
                canvas.shape(row.color, [CGPoint(x: x, y: top), CGPoint(x: x + half, y: height), CGPoint(x: x - half, y: height)])
            }
        }
    }

    private static func dunes(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0x3F8FD0, 0xBFE0F2], height: height)
        canvas.disc(0xFFFBE8, CGPoint(x: width * 0.22, y: height * 0.2), 60)
        let colors: [UInt32] = [0xF2CB8C, 0xE0A85F, 0xC07F3E]
        for (index, color) in colors.enumerated() {
            let base = height * (0.55 + 0.15 * CGFloat(index)), swing = height * (index.isMultiple(of: 2) ? 0.14 : -0.14)
            canvas.wave(color, from: base, swing: swing)
        }
    }

    private static func night(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0x060A1F, 0x1B2A57, 0x4B4F86], height: height)
        var random = Chance(29)
        for _ in 0..<140 {
            let point = CGPoint(x: width * random.next(), y: height * 0.75 * random.next())
            canvas.disc(0xFFFFFF, point, 1 + 2.2 * random.next())
        }
        canvas.disc(0xF4F1DA, CGPoint(x: width * 0.68, y: height * 0.24), 86)
        canvas.disc(0x18244C, CGPoint(x: width * 0.68 + 34, y: height * 0.24 - 14), 78)
        canvas.wave(0x0B1024, from: height * 0.82, swing: height * 0.09)
    }

    private static func flower(_ canvas: Canvas) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        canvas.sky([0x88B97A, 0x3E7A4C], height: height)
        let middle = CGPoint(x: width * 0.5, y: height * 0.5)
        for ring in 0..<2 {
            for petal in 0..<12 {
                let angle = (Double(petal) + 0.5 * Double(ring)) * .pi / 6, reach = 230 - 70 * Double(ring)
                let point = CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
                canvas.disc(ring == 0 ? 0xE85D8A : 0xF68FB0, point, 96 - 20 * CGFloat(ring))
            }
        }
        canvas.disc(0xF7C846, middle, 110)
        canvas.disc(0xD99A1E, middle, 60)
    }
}

/// A bitmap with the few things the pictures consist of; the origin is at the top left.
private struct Canvas {
    let context: CGContext
    let size: CGSize

    init?(_ size: CGSize) {
        guard let context = CGContext(flippedSize: size, scale: 1, isOpaque: true) else { return nil }
        (self.context, self.size) = (context, size)
    }

    private func color(_ value: UInt32, _ alpha: Double = 1) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    func sky(_ colors: [UInt32], height: CGFloat) { band(colors, from: 0, to: height) }

    func band(_ colors: [UInt32], from top: CGFloat, to bottom: CGFloat) {
        guard let gradient = CGGradient(colors: colors.map { color($0) }, locations: nil) else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
        context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
        context.restoreGState()
    }

    func disc(_ value: UInt32, _ middle: CGPoint, _ radius: CGFloat) {
        context.setFillColor(color(value))
        context.fillEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }

    func bar(_ value: UInt32, _ alpha: Double, _ rect: CGRect) {
        context.setFillColor(color(value, alpha))
        context.fill(rect)
    }

    func shape(_ value: UInt32, _ points: [CGPoint]) {
        context.setFillColor(color(value))
        context.addLines(between: points)
        context.fillPath()
    }

    /// A hill and a hollow, filled down to the bottom.
    func wave(_ value: UInt32, from base: CGFloat, swing: CGFloat) {
        context.setFillColor(color(value))
        context.move(to: CGPoint(x: 0, y: base))
        context.addCurve(
            to: CGPoint(x: size.width, y: base), control1: CGPoint(x: size.width * 0.35, y: base - swing),
            control2: CGPoint(x: size.width * 0.65, y: base + swing))
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.addLine(to: CGPoint(x: 0, y: size.height))
        context.fillPath()
    }
}

/// Numbers between 0 and 1 that look random and are always the same.
private struct Chance {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
}
