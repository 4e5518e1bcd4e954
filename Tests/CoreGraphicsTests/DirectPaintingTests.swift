import Testing

@testable import CoreGraphics

/// What is painted past cairo: the same pixels as cairo's.
@Suite("Direct painting")
struct DirectPaintingTests {
    /// Draws on a picture of stripes, past cairo and through it, and compares every byte.
    ///
    /// Cairo cuts a clip's shape at the edges of what it paints before it rasterises it, which moves the shape's own edges by a fraction: pixels
    /// that it covers only partly may differ by that.
    private func isSame(
        scale: CGFloat = 1, isOpaque: Bool = true, within tolerance: Int = 0, _ name: String = "",
        location: SourceLocation = #_sourceLocation, clip: (CGContext) -> Void = { _ in }, _ draw: (CGContext) -> Void
    ) throws {
        var partly: [UInt8]?
        let bitmaps = try [true, false].map { isDirect in
            let context = try #require(CGContext(flippedSize: CGSize(width: 64, height: 56), scale: scale, isOpaque: isOpaque))
            context.paintsDirectly = isDirect
            for stripe in 0..<8 {
                context.setFillColor(red: CGFloat(stripe) / 8, green: 0.9, blue: 0.3, alpha: isOpaque ? 1 : 0.6)
                context.fill(CGRect(x: CGFloat(stripe) * 8.3, y: 0, width: 5, height: 60))
            }
            clip(context)
            if let shape = context.state.clip.shape { partly = coverage(of: shape, in: context) }
            draw(context)
            return context.takeImage().buffer
        }
        let (direct, cairos) = (bitmaps[0].bytes, bitmaps[1].bytes)
        guard memcmp(direct.baseAddress!, cairos.baseAddress!, direct.count) != 0 else { return }
        let wrong = direct.indices.first { index in
            let isEdge = partly.map { !(1...254).contains($0[index / 4]) } == false
            return abs(Int(direct[index]) - Int(cairos[index])) > (isEdge ? Self.edgeTolerance : tolerance)
        }
        #expect(wrong == nil, "\(name)", sourceLocation: location)
    }

    private static let edgeTolerance = 11

    /// A shape's coverage of all pixels of a bitmap.
    private func coverage(of shape: FilledShape, in context: CGContext) -> [UInt8] {
        var all = [UInt8](repeating: 0, count: context.width * context.height)
        guard let mask = ShapeMasks.shared.mask(of: shape) else { return all }
        let area = mask.box.intersection(context.pixels.box)
        for y in area.y..<area.maxY {
            let row = mask.start(of: PixelRect(x: area.x, y: y, width: area.width, height: 1))
            for x in 0..<area.width { all[y * context.width + area.x + x] = row[x] }
        }
        return all
    }

    private static let clips: [(name: String, clip: (CGContext) -> Void)] = [
        ("no clip", { _ in }),
        ("pixels", { $0.clip(to: CGRect(x: 7, y: 5, width: 31, height: 30)) }),
        ("between pixels", { $0.clip(to: CGRect(x: 7.3, y: 5.6, width: 31.1, height: 30.7)) }),
        ("nothing but a row", { $0.clip(to: CGRect(x: 7, y: 20, width: 30, height: 1)) }),
        (
            "rounded",
            {
                $0.addPath(CGPath(roundedRect: CGRect(x: 9, y: 7, width: 37, height: 29), cornerWidth: 8, cornerHeight: 6, transform: nil))
                $0.clip()
            }
        ),
        (
            "rounded between pixels",
            {
                $0.addPath(
                    CGPath(roundedRect: CGRect(x: 9.4, y: 7.8, width: 37.3, height: 29.1), cornerWidth: 8, cornerHeight: 6, transform: nil))
                $0.clip()
            }
        ),
        (
            "even-odd, reaching out",
            {
                $0.addEllipse(in: CGRect(x: -10, y: -10, width: 60, height: 70))
                $0.addEllipse(in: CGRect(x: 15, y: 15, width: 10.5, height: 10.5))
                $0.clip(using: .evenOdd)
            }
        ),
        (
            "two shapes",
            {
                $0.addEllipse(in: CGRect(x: 3, y: 3, width: 50, height: 44))
                $0.clip()
                $0.addEllipse(in: CGRect(x: 13, y: 13, width: 50, height: 40))
                $0.clip()
            }
        ),
        (
            "turned",
            {
                $0.rotate(by: 0.3)
                $0.clip(to: CGRect(x: 10, y: 5, width: 30, height: 22))
                $0.rotate(by: -0.3)
            }
        ),
    ]

    private func forEachClip(scales: [CGFloat] = [1, 3], within tolerance: Int = 0, _ draw: @escaping (CGContext) -> Void) throws {
        for scale in scales {
            for isOpaque in [true, false] {
                for (name, clip) in Self.clips {
                    try isSame(scale: scale, isOpaque: isOpaque, within: tolerance, "\(name) at scale \(scale)", clip: clip, draw)
                }
            }
        }
    }

    private func coverage() -> PixelBuffer {
        let memory = calloc(30, 40)!
        for index in 0..<30 * 40 where index % 40 < 37 && (index / 40) % 7 < 5 {
            memory.storeBytes(
                of: UInt8([0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 17, 200][index / 3 % 16]), toByteOffset: index,
                as: UInt8.self)
        }
        return PixelBuffer(pointer: memory, width: 37, height: 30, bytesPerRow: 40) { free(memory) }
    }

    @Test("Coverage, as of text", arguments: [1, 0.37])
    func coverage(alpha: CGFloat) throws {
        let mask = coverage(), color = CGColor(red: 0.8, green: 0.1, blue: 0.33, alpha: alpha)
        for (x, y) in [(5, 6), (-9, -4), (50, 41), (11, 0)] {
            try forEachClip { context in
                context.fill(coverage: mask, x: x, y: y, color: color)
                context.setAlpha(0.6)
                context.fill(coverage: mask, x: 12, y: 19, color: color)
            }
        }
    }

    @Test("Rectangles: of whole pixels, between them, out of the bitmap", arguments: [1, 0.4])
    func rectangles(alpha: CGFloat) throws {
        for frame in [
            CGRect(x: 9, y: 7, width: 37, height: 29), CGRect(x: -4, y: -3, width: 90, height: 80),
            CGRect(x: 9.4, y: 7, width: 37, height: 2),
            CGRect(x: 46, y: 36, width: -20, height: -9), CGRect(x: 12, y: 9, width: 0, height: 9),
            CGRect(x: 70, y: 9, width: 5, height: 5),
        ] {
            try forEachClip { context in
                context.setFillColor(red: 0.78125, green: 0.5, blue: 1 / 3, alpha: alpha)
                context.fill(frame)
                context.setFillColor(gray: 1, alpha: 1)
                context.fill([frame.offsetBy(dx: 3, dy: 4), CGRect(x: 2, y: 2, width: 5, height: 5)])
                context.setAlpha(0.7)
                context.fill(frame.offsetBy(dx: 6, dy: 8))
                context.rotate(by: .pi / 2)
                context.fill(CGRect(x: 5, y: -30, width: 9, height: 11))
            }
        }
    }

    @Test("Images: as they are, enlarged, made smaller, mirrored, between pixels", arguments: [true, false])
    func images(isOpaque: Bool) throws {
        let picture = testPicture(isOpaque: isOpaque)
        for frame in [
            CGRect(x: 9, y: 7, width: 37, height: 23), CGRect(x: 9, y: 7, width: 37, height: 29),
            CGRect(x: 9.4, y: 7.8, width: 37.3, height: 29.1),
            CGRect(x: -8, y: -9, width: 70, height: 80), CGRect(x: 12.3, y: 20.7, width: 11.1, height: 5.9),
        ] {
            try forEachClip { context in
                context.drawUpright(picture, in: frame)
                context.setAlpha(0.5)
                context.draw(picture, in: frame.offsetBy(dx: 2, dy: 3))
            }
        }
    }

    @Test("Pictures mirrored from left to right, and turned")
    func turnedImages() throws {
        let picture = testPicture(isOpaque: true)
        try forEachClip { context in
            context.translateBy(x: 50, y: 3)
            context.scaleBy(x: -1, y: 1)
            context.drawUpright(picture, in: CGRect(x: 1, y: 2, width: 30, height: 40))
            context.rotate(by: 0.2)
            context.drawUpright(picture, in: CGRect(x: 1, y: 2, width: 30, height: 20))
        }
    }

    @Test("Gradients along rows and others", arguments: [1, 0.5])
    func gradients(alpha: CGFloat) throws {
        let colors = [CGColor(red: 1, green: 0.2, blue: 0, alpha: 1), CGColor(red: 0, green: 0.5, blue: 1, alpha: alpha)]
        let gradient = try #require(CGGradient(colors: colors, locations: nil))
        for (start, end) in [((9, 0), (46, 0)), ((46, 5), (9.5, 5)), ((9, 7), (9, 36)), ((9, 7), (40, 36))]
            as [((Double, Double), (Double, Double))]
        {
            for options in [[], .drawsAfterEndLocation, [.drawsBeforeStartLocation, .drawsAfterEndLocation]] as [CGGradientDrawingOptions] {
                try forEachClip { context in
                    context.drawLinearGradient(
                        gradient, start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1), options: options)
                }
            }
        }
    }

    @Test("Shadows of shapes", arguments: [1, 0.4])
    func shadows(alpha: CGFloat) throws {
        let shadow = CGColor(srgbRed: 0, green: 0, blue: 0.5, alpha: 0.7), fill = CGColor(red: 1, green: 0.6, blue: 0, alpha: 1)
        for frame in [
            CGRect(x: 16, y: 14, width: 24, height: 18), CGRect(x: 16.3, y: 14.8, width: 24.1, height: 18.6),
            CGRect(x: -6, y: 30, width: 30, height: 30),
        ] {
            for offset in [CGSize(width: 2, height: 3), CGSize(width: -1.3, height: 0.4), CGSize(width: 40, height: 0)] {
                // Shape and shadow are laid on one after the other instead of shape on group: once more or less is rounded.
                try forEachClip(within: 1) { context in
                    context.setAlpha(alpha)
                    context.setShadow(offset: offset, blur: 6, color: shadow)
                    context.setFillColor(fill)
                    context.addPath(CGPath(roundedRect: frame, cornerWidth: 5, cornerHeight: 5, transform: nil))
                    context.fillPath()
                    context.setShadow(offset: offset, blur: 0, color: shadow)
                    context.fillEllipse(in: frame.offsetBy(dx: 3, dy: 3))
                }
            }
        }
    }

    @Test func statesThatOnlyCairoFollows() throws {
        let picture = testPicture(isOpaque: false), mask = coverage()
        let draw: (CGContext) -> Void = { context in
            context.drawUpright(picture, in: CGRect(x: 5, y: 6, width: 40, height: 41))
            context.fill(coverage: mask, x: 12, y: 19, color: .opaqueBlack)
        }
        try isSame { context in
            context.setBlendMode(.multiply)
            draw(context)
        }
        try isSame { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw(context)
            context.endTransparencyLayer()
            draw(context)
        }
        try isSame { context in
            context.clip(to: CGRect(x: 3, y: 3, width: 40, height: 40), mask: picture)
            draw(context)
            context.resetClip()
            context.translateBy(x: 7, y: 0)
            draw(context)
        }
        try isSame { context in
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            draw(context)
        }
    }
}

extension PixelBuffer {
    fileprivate var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pointer, count: bytesPerRow * height) }
}
