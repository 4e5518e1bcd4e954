import Testing

@testable import CoreGraphics

@Suite("Memory of bitmaps")
struct PixelMemoryTests {
    private static let largePage = 1 << 21
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test(
        "Bitmaps of all sizes begin transparent, to their last pixel",
        arguments: [(1, 1), (3, 700), (1000, 1048), (1024, 1024), (1179, 2556)])
    func transparent(width: Int, height: Int) {
        for _ in 0..<2 {
            let buffer = PixelBuffer(width: width, height: height)
            let bytes = UnsafeRawBufferPointer(start: buffer.pointer, count: buffer.bytesPerRow * height)
            #expect(bytes.allSatisfy { $0 == 0 })
            // The next one may get the same memory.
            memset(buffer.pointer, 0xFF, bytes.count)
        }
    }

    @Test("Bitmaps that hold large pages begin at one")
    func alignment() {
        for buffer in [PixelBuffer(width: 1179, height: 2556), PixelBuffer(unsetWidth: 1179, height: 2556)] {
            #expect(Int(bitPattern: buffer.pointer) % Self.largePage == 0)
            memset(buffer.pointer, 0xFF, buffer.bytesPerRow * buffer.height)
        }
    }

    @Test("Opaque contexts begin black")
    func black() throws {
        let context = try #require(CGContext(flippedSize: CGSize(width: 1179, height: 2556), scale: 1, isOpaque: true))
        let image = context.makeImage()
        for (x, y) in [(0, 0), (600, 1300), (1178, 2555)] { #expect(pixel(image, x, y) == [0, 0, 0, 255]) }
    }

    @Test("A picture that was taken stays as it is when its context is drawn on")
    func takenPicture() throws {
        let context = try #require(CGContext(flippedSize: CGSize(width: 8, height: 8), scale: 1, isOpaque: true))
        let image = context.takeImage()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        context.strokePath()
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.endTransparencyLayer()
        context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: red)
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(pixel(image, 4, 4) == [0, 0, 0, 255] && pixel(image, 1, 1) == [0, 0, 0, 255])
    }

    @Test("A copied picture stays as it is, and its context can be drawn on")
    func copiedPicture() throws {
        let context = try #require(CGContext(flippedSize: CGSize(width: 8, height: 8), scale: 1, isOpaque: true))
        let image = context.makeImage()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(pixel(image, 4, 4) == [0, 0, 0, 255] && pixel(context.makeImage(), 4, 4) == [255, 0, 0, 255])
    }
}
