import Testing

@testable import CoreGraphics

/// A clip decides which pixels are painted, not what they look like: smooth edges take another way through cairo than straight ones.
@Suite("Pixels within smooth clips")
struct ClippedPixelsTests {
    private func context() throws -> CGContext {
        try #require(CGContext(flippedSize: CGSize(width: 60, height: 60), scale: 1, isOpaque: false))
    }

    /// Draws without a clip and within an ellipse, and compares what lies well inside it.
    private func expectSameWithinClip(_ draw: (CGContext) -> Void) throws {
        let plain = try context(), clipped = try context()
        draw(plain)
        clipped.addEllipse(in: CGRect(x: 5.5, y: 5.5, width: 49, height: 49))
        clipped.clip()
        draw(clipped)
        let (expected, seen) = (plain.makeImage(), clipped.makeImage())
        for y in 15..<45 { for x in 15..<45 { #expect(pixel(seen, x, y) == pixel(expected, x, y), "at \(x), \(y)") } }
        #expect(pixel(seen, 6, 6) == [0, 0, 0, 0])
    }

    @Test("Images, enlarged, made smaller and between pixels", arguments: [true, false])
    func images(isOpaque: Bool) throws {
        let picture = testPicture(isOpaque: isOpaque)
        for frame in [
            CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 3.25, y: 4.625, width: 50, height: 50),
            CGRect(x: 12.3, y: 12.7, width: 36.6, height: 36.2), CGRect(x: -40, y: -30, width: 150, height: 140),
        ] {
            try expectSameWithinClip { $0.drawUpright(picture, in: frame) }
            try expectSameWithinClip { $0.draw(picture, in: frame) }
        }
    }

    @Test("Gradients along, across and aslant")
    func gradients() throws {
        let colors = [CGColor(red: 1, green: 0.2, blue: 0, alpha: 1), CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)]
        let gradient = try #require(CGGradient(colors: colors, locations: nil))
        for end in [CGPoint(x: 57, y: 3), CGPoint(x: 3, y: 57), CGPoint(x: 57, y: 57)] {
            try expectSameWithinClip { $0.drawLinearGradient(gradient, start: CGPoint(x: 3, y: 3), end: end, options: []) }
        }
    }

    @Test("Coverage, with clear rows around it and without")
    func coverage() throws {
        for rows in [0..<40, 15..<30, 0..<1, 39..<40, 20..<20] {
            let context = try context()
            let memory = calloc(40, 40)!
            let mask = PixelBuffer(pointer: memory, width: 37, height: 40, bytesPerRow: 40) { free(memory) }
            for row in rows { memset(memory + row * 40 + 4, 128, 20) }
            context.fill(coverage: mask, x: 5, y: 7, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            let image = context.makeImage()
            for y in 0..<60 {
                for x in [8, 9, 28, 29] {
                    let isCovered = (9...28).contains(x) && rows.contains(y - 7)
                    #expect(pixel(image, x, y)[3] == (isCovered ? 128 : 0), "at \(x), \(y)")
                }
            }
        }
    }
}
