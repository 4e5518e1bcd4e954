import Testing

@testable import CoreGraphics

/// Patterns, shadings, layers, and contexts of one byte a pixel.
struct PatternTests {
    private func context(_ width: Int = 16, _ height: Int = 16) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Red, green, blue and alpha at a pixel counted from the bottom left.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data) + (context.height - 1 - y) * context.bytesPerRow + x * 4
        return Array(UnsafeRawBufferPointer(start: data, count: 4))
    }

    private func pattern(isColored: Bool) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            }, releaseInfo: nil)
        return try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion,
                isColored: isColored, callbacks: &callbacks))
    }

    @Test func colouredPatternsRepeat() throws {
        let context = try context()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(try pattern(isColored: true), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        for x in 0..<16 { #expect(try pixel(context, x, 3) == (x % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 0, 0])) }
        #expect(try pixel(context, 0, 9) == [0, 0, 0, 0])
    }

    @Test func stencilsTakeTheColourAndThePhaseMovesThem() throws {
        let context = try context()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        context.setPatternPhase(CGSize(width: 1, height: 0))
        context.setFillPattern(try pattern(isColored: false), colorComponents: [0, 0, 1, 1])
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(
            try pixel(context, 0, 0) == [0, 0, 0, 0] && pixel(context, 1, 0) == [0, 0, 255, 255]
                && pixel(context, 2, 5) == [0, 0, 255, 255])
        #expect(try pixel(context, 3, 0) == [0, 0, 0, 0])
    }

    @Test func shadingsAskTheirFunction() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] < 0.5 ? 1 : 0
                (output[1], output[2], output[3]) = (0, 1 - output[0], 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4, y: 0), end: CGPoint(x: 12, y: 0), function: function,
                extendStart: true, extendEnd: false))
        let context = try context()
        context.drawShading(shading)
        #expect(
            try pixel(context, 1, 1) == [255, 0, 0, 255] && pixel(context, 10, 8) == [0, 0, 255, 255]
                && pixel(context, 14, 8) == [0, 0, 0, 0])
        #expect(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 1, y: 0), function: function, extendStart: true,
                extendEnd: true) == nil)
    }

    @Test func layersAreDrawnAgainAndAgain() throws {
        let context = try context()
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.draw(layer, at: .zero)
        context.draw(layer, in: CGRect(x: 8, y: 8, width: 8, height: 8))
        #expect(try pixel(context, 1, 1) == [0, 255, 0, 255] && pixel(context, 1, 3) == [0, 0, 0, 0])
        #expect(try pixel(context, 12, 9) == [0, 255, 0, 255] && pixel(context, 12, 15) == [0, 0, 0, 0])
    }

    @Test func grayContextsKeepTheCallersBytes() throws {
        var bytes = [UInt8](repeating: 10, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.none.rawValue))
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            #expect(context.bitsPerPixel == 8)
            #expect(context.bytesPerRow == 4)
            let image = try #require(context.makeImage())
            #expect(image.width == 4)
        }
        #expect(Array(bytes[0..<4]) == [255, 255, 10, 10])
    }

    @Test func alphaContextsKeepAlphaAlone() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let data = try #require(context.data)
        #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == [128, 128, 0, 0])
    }

    @Test func transformsComeApart() {
        let components = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 10, dy: -4))
        let apart = CGAffineTransform(components).decomposed()
        #expect(abs(apart.scale.width - 2) < 1e-12)
        #expect(abs(apart.scale.height - 3) < 1e-12)
        #expect(abs(apart.horizontalShear - 0.5) < 1e-12)
        #expect(abs(apart.rotation - 0.7) < 1e-12)
        #expect(apart.translation == CGVector(dx: 10, dy: -4))
    }

    @Test func dictionaries() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGRect(dictionaryRepresentation: ["X": 1]) == nil)
    }

    @Test(arguments: [CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020, CGColorSpace.itur_709, CGColorSpace.linearDisplayP3])
    func coloursGoThroughOtherSpacesAndBack(_ name: String) throws {
        let space = try #require(CGColorSpace(name: name)), color = CGColor(red: 0.8, green: 0.3, blue: 0.1, alpha: 0.5)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let back = try #require(there.converted(to: srgb, intent: .defaultIntent, options: nil)?.components)
        #expect(zip(back, [0.8, 0.3, 0.1, 0.5]).allSatisfy { abs($0 - $1) < 1e-4 })
        #expect(there.components != color.components)
        #expect(space.model == .rgb)
    }
}
