import SwiftUI
import Testing

@MainActor struct LayeredShapeTests {
    /// Red, green, blue and alpha of a pixel, from the top left, at one pixel per point.
    private func pixel(_ x: Int, _ y: Int, of view: some View) throws -> [UInt8] {
        let image = try #require(ImageRenderer(content: view.frame(width: 20, height: 20)).cgImage)
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: -x, y: y + 1 - image.height, width: image.width, height: image.height))
        return bytes
    }

    private let red: [UInt8] = [255, 59, 48, 255], blue: [UInt8] = [0, 122, 255, 255], white: [UInt8] = [255, 255, 255, 255]

    @Test func shapesAreDrawnAgainOverThemselves() throws {
        let bordered = Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 4)
        #expect(try pixel(10, 10, of: bordered) == red && pixel(1, 10, of: bordered) == blue)
        let filled = Rectangle().stroke(.blue, lineWidth: 8).fill(.red)
        #expect(try pixel(1, 10, of: filled) == red)
        let three = Rectangle().fill(.red).stroke(.blue, lineWidth: 12).strokeBorder(.white, lineWidth: 2)
        #expect(try pixel(0, 10, of: three) == white && pixel(4, 10, of: three) == blue && pixel(10, 10, of: three) == red)
    }

    @Test func picturesFillShapesAgainAndAgain() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
        let paint = ImagePaint(image: Image(uiImage: picture))
        #expect(try [0, 3, 4, 7, 16].map { try pixel($0, 5, of: Rectangle().fill(paint)) } == [red, blue, red, blue, red])
        // Half of it, twice as large.
        let half = Rectangle().fill(.image(Image(uiImage: picture), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2))
        #expect(try [0, 5, 10].map { try pixel($0, 5, of: half) } == [blue, blue, blue])
        #expect(try pixel(10, 10, of: Color.white.border(paint, width: 3)) == white)
        #expect(try pixel(0, 0, of: Circle().fill(paint)) == [0, 0, 0, 0])
    }
}
