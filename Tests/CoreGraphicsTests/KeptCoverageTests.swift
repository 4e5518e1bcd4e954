import Testing

@testable import CoreGraphics

/// Contexts for layers' contents: a text stays coverage of one colour until someone looks at its pixels, which are those it always had.
@Suite("Kept coverage")
struct KeptCoverageTests {
    private let size = (width: 40, height: 20)

    /// All coverages, between clear rows.
    private func mask() -> PixelBuffer {
        let memory = calloc(16, 32)!
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for index in 0..<256 { bytes[4 * 32 + index] = UInt8(index) }
        return PixelBuffer(pointer: memory, width: 30, height: 16, bytesPerRow: 32) { free(memory) }
    }

    private func contexts() throws -> (keeping: CGContext, usual: CGContext) {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let usual = try #require(
            CGContext(
                data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGBitmapInfo.native.rawValue))
        return (try #require(CGContext(backingWidth: size.width, height: size.height)), usual)
    }

    /// Draws on both, and compares every byte.
    private func isSame(keeps: Bool, location: SourceLocation = #_sourceLocation, _ draw: (CGContext) -> Void) throws {
        let (keeping, usual) = try contexts()
        for context in [keeping, usual] {
            context.translateBy(x: 0, y: CGFloat(size.height))
            context.scaleBy(x: 1, y: -1)
            draw(context)
        }
        let (kept, made) = (keeping.takeImage(), usual.takeImage())
        #expect((kept.kept != nil) == keeps, sourceLocation: location)
        #expect(kept.width == size.width)
        #expect(kept.height == size.height)
        #expect(kept.bytesPerRow == made.bytesPerRow)
        #expect(kept.bitmapInfo == made.bitmapInfo)
        #expect(!kept.isOpaque)
        let places = (0..<size.height).flatMap { y in (0..<size.width).map { (x: $0, y: y) } }
        #expect(places.allSatisfy { kept.pixel(x: $0.x, y: $0.y) == made.pixel(x: $0.x, y: $0.y) }, sourceLocation: location)
        #expect(kept.buffer.data == made.buffer.data, sourceLocation: location)
    }

    @Test(arguments: [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.6)])
    func aTextAloneIsKept(_ color: CGColor) throws {
        let mask = mask()
        try isSame(keeps: true) { $0.fill(coverage: mask, x: 3, y: 2, color: color) }
        // Partly outside the bitmap.
        try isSame(keeps: true) { $0.fill(coverage: mask, x: -5, y: 9, color: color) }
        try isSame(keeps: true) { context in
            context.saveGState()
            context.setAlpha(0.5)
            context.fill(coverage: mask, x: 12, y: -3, color: color)
            context.restoreGState()
        }
    }

    @Test func whatIsMoreThanATextHasPixels() throws {
        let (mask, black, red) = (mask(), CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        try isSame(keeps: false) { _ in }
        try isSame(keeps: false) { context in
            context.fill(coverage: mask, x: 3, y: 2, color: black)
            context.fill(coverage: mask, x: 9, y: 4, color: red)
        }
        try isSame(keeps: false) { context in
            context.fill(coverage: mask, x: 3, y: 2, color: black)
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 5, y: 3, width: 20, height: 12))
        }
        try isSame(keeps: false) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 10, y: 3, width: 14, height: 12))
            context.fill(coverage: mask, x: 3, y: 2, color: black)
            context.restoreGState()
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 30))
        }
    }

    /// States that were saved before there were pixels come back as they were.
    @Test func statesSavedBeforeThereArePixelsComeBack() throws {
        let (mask, black, red) = (mask(), CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        try isSame(keeps: false) { context in
            context.saveGState()
            context.translateBy(x: 4, y: 3)
            context.saveGState()
            context.fill(coverage: mask, x: 3, y: 2, color: black)
            context.clip(to: CGRect(x: 1, y: 1, width: 6, height: 6))
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            context.restoreGState()
            context.fillEllipse(in: CGRect(x: 10, y: 1, width: 9, height: 9))
            context.restoreGState()
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 20, y: 1, width: 9, height: 9))
        }
    }

    @Test func theWholeBitmapCanBeDrawnOn() throws {
        let (keeping, usual) = try contexts()
        for context in [keeping, usual] { context.scaleBy(x: 2, y: 4) }
        #expect(keeping.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 5))
        #expect(usual.boundingBoxOfClipPath == keeping.boundingBoxOfClipPath)
    }
}
