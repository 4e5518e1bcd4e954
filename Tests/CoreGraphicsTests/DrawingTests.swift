import Testing

@testable import CoreGraphics

/// The pixel of a bitmap as (red, green, blue, alpha), counted from the top left.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    let p = (image.buffer.pointer + y * image.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return [p[2], p[1], p[0], p[3]]
}

@Suite("Drawing")
struct DrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func context(_ size: CGFloat = 20, scale: CGFloat = 1) throws -> CGContext {
        try #require(CGContext(flippedSize: CGSize(width: size, height: size), scale: scale, isOpaque: false))
    }

    @Test("A bitmap context has its origin at the bottom left, in both byte orders")
    func origin() throws {
        for info in [
            CGImageAlphaInfo.premultipliedLast.rawValue,
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        ] {
            let context = try #require(
                CGContext(
                    data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info))
            #expect(context.ctm.isIdentity)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(pixel(context.makeImage(), 0, 3) == [255, 0, 0, 255])
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self) + 3 * context.bytesPerRow
            #expect(bytes[info == 1 ? 0 : 2] == 255 && bytes[1] == 0)
        }
        #expect(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)
                == nil)
    }

    @Test("UIKit's contexts have their origin at the top left and count in points")
    func flipped() throws {
        let context = try context(4, scale: 3)
        #expect(context.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 12))
        context.setFillColor(blue)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = context.makeImage()
        #expect(image?.width == 12 && pixel(image, 3, 0) == [0, 0, 255, 255] && pixel(image, 5, 2) == [0, 0, 255, 255])
        #expect(pixel(image, 6, 0)[3] == 0 && pixel(image, 3, 3)[3] == 0)
    }

    @Test("State is saved and restored, the clip included; an unbalanced restore only complains")
    func states() throws {
        let context = try context()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        let image = context.makeImage()
        #expect(pixel(image, 4, 4) == [255, 0, 0, 255] && pixel(image, 5, 5)[3] == 0 && pixel(image, 12, 12) == [0, 0, 0, 255])
    }

    @Test("Numbers that are none draw nothing and leave the context usable")
    func badNumbers() throws {
        let context = try context()
        context.setFillColor(red)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.stroke(CGRect(x: 1, y: 1, width: 3, height: 3))
        #expect(pixel(context.makeImage(), 10, 10)[3] == 0)
        context.fill(.infinite)
        #expect(pixel(context.makeImage(), 10, 10) == [255, 0, 0, 255])
    }

    @Test("Alpha, layers, blend modes and masks compose as documented")
    func composing() throws {
        let context = try context()
        context.setFillColor(red)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.endTransparencyLayer()
        #expect(pixel(context.makeImage(), 2, 2) == [0, 0, 128, 128] && pixel(context.makeImage(), 7, 7) == [128, 0, 0, 128])
        context.setAlpha(1)
        context.setBlendMode(.destinationIn)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(pixel(context.makeImage(), 7, 7) == [128, 0, 0, 128], "what the shape does not cover stays")
        context.setBlendMode(.copy)
        context.setFillColor(blue.copy(alpha: 0)!)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(pixel(context.makeImage(), 1, 1) == [0, 0, 0, 0])
    }

    @Test("A shadow falls where the offset says, whatever the transform")
    func shadows() throws {
        let context = try context(40)
        context.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: blue)
        context.setFillColor(red)
        context.translateBy(x: 5, y: 5)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 0, y: -5, width: 5, height: 5))
        let image = context.makeImage()
        #expect(pixel(image, 7, 7) == [255, 0, 0, 255] && pixel(image, 17, 17) == [0, 0, 255, 255] && pixel(image, 25, 25)[3] == 0)
    }

    @Test("Images are upright with y up, and shrink without losing pixels")
    func images() throws {
        let source = try context(2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = source.takeImage()
        let target = try context(4)
        target.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        target.draw(image, in: CGRect(x: 2, y: 0, width: 2, height: 2))
        let result = target.makeImage()
        #expect(pixel(result, 0, 0) == [255, 0, 0, 255] && pixel(result, 0, 1)[3] == 0)
        #expect(pixel(result, 2, 0)[3] == 0 && pixel(result, 2, 1) == [255, 0, 0, 255])
        let stripes = try context(64)
        stripes.setFillColor(red)
        for x in stride(from: CGFloat(0), to: 64, by: 8) { stripes.fill(CGRect(x: x, y: 0, width: 1, height: 64)) }
        let small = try context(8)
        small.drawUpright(stripes.takeImage(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect((28...36).contains(pixel(small.makeImage(), 4, 4)[3]))
    }

    @Test("Gradients reach beyond their ends only where they may")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
        let line = try context()
        line.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        let first = line.makeImage()
        #expect(pixel(first, 4, 10)[3] == 0 && pixel(first, 18, 3) == [0, 0, 255, 255])
        let middle = pixel(first, 10, 10)
        #expect((100...155).contains(middle[0]) && (100...155).contains(middle[2]) && middle[3] == 255)
        let slanted = try context()
        slanted.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 15, y: 12), options: [])
        #expect(
            pixel(slanted.makeImage(), 2, 2)[3] == 0 && pixel(slanted.makeImage(), 10, 9)[3] == 255
                && pixel(slanted.makeImage(), 18, 18)[3] == 0)
        let rings = try context()
        rings.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
        #expect(pixel(rings.makeImage(), 10, 10)[0] > 220 && pixel(rings.makeImage(), 1, 1)[3] == 0)
        let sweep = try context()
        sweep.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0)
        #expect(pixel(sweep.makeImage(), 18, 11)[0] > 230 && pixel(sweep.makeImage(), 18, 8)[2] > 230)
    }

    @Test("PNG files hold exactly what was drawn; JPEG nearly")
    func files() throws {
        let context = try context(16)
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
        let image = context.takeImage()
        let back = try ImageDecoder.decode(try #require(image.encodePNG()))
        #expect(back.width == 16)
        #expect(!back.isOpaque)
        for (x, y) in [(0, 0), (8, 8), (2, 4)] {
            for (a, b) in zip(pixel(image, x, y), pixel(back, x, y)) { #expect(abs(Int(a) - Int(b)) <= 1) }
        }
        let jpeg = try ImageDecoder.decode(try #require(back.encodeJPEG(quality: 0.9)))
        #expect(jpeg.isOpaque)
        #expect(jpeg.width == 16)
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><rect width='4' height='2' fill='#00f'/></svg>"
        let drawing = try ImageDecoder.decode(Data(svg.utf8))
        #expect(drawing.width == 4 && drawing.height == 2 && pixel(drawing, 1, 1) == [0, 0, 255, 255])
    }

    @Test("Damaged files give an error", arguments: ["", "plain text", "\u{89}PNG", "GIF89a", "<svg"])
    func damaged(text: String) {
        var data = Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        if text.hasSuffix("PNG") { data += [13, 10, 26, 10, 0, 0, 0, 13] }
        #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(data) }
    }

    @Test func layersAreBlendedWithWhatIsInThem() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        context.setBlendMode(.sourceIn)
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[$0] } == [0, 0, 255, 255])
        #expect((12..<16).map { bytes[$0] } == [0, 0, 0, 0])
    }

    /// A frame of 65,535 by 65,535 pixels: the library would make room for four gigabytes before it reads any of them.
    @Test func aGIFWithAVastFrameIsRefused() {
        let size: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0] + size + [0, 2, 2, 0x44, 1, 0, 0x3B]
        let data = Data(Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255] + frame)
        let failure = #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(data, as: .gif) }
        #expect(failure?.description == "the image is too large")
    }

    @Test("A drawing larger than all bitmaps", arguments: ["99999999999999999999"])
    func vastDrawing(length: String) {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(length)' height='1'/>"
        #expect(throws: ImageDecoder.Failure.self) { try ImageDecoder.decode(Data(svg.utf8)) }
    }
}
