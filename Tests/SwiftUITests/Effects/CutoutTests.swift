import SwiftUI
import Testing

/// Views that are cut out of what is behind them.
@MainActor struct CutoutTests {
    /// Red, green, blue and alpha of a pixel, from the top left, at one pixel per point.
    private func pixel(_ x: Int, _ y: Int, of view: some View) throws -> [UInt8] {
        try pixel(x, y, in: #require(ImageRenderer(content: view.frame(width: 20, height: 20)).cgImage))
    }

    private func pixel(_ x: Int, _ y: Int, in image: CGImage) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = try #require(
            CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: -x, y: y + 1 - image.height, width: image.width, height: image.height))
        return bytes
    }

    private let red: [UInt8] = [255, 59, 48, 255], blue: [UInt8] = [0, 122, 255, 255], white: [UInt8] = [255, 255, 255, 255]
    private var hole: some View { Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut) }

    @Test func theHoleShowsWhatIsBehindTheGroup() throws {
        let group = ZStack {
            Color.red
            hole
            Color.blue.frame(width: 4, height: 4)
        }.compositingGroup()
        #expect(try pixel(1, 1, of: group) == red && pixel(6, 6, of: group) == [0, 0, 0, 0])
        // What is in front stays.
        #expect(try pixel(10, 10, of: group) == blue)
        #expect(try pixel(6, 6, of: group.background(.white)) == white)
    }

    @Test func halfOpaqueViewsCutHalf() throws {
        let group = Color.red.overlay { Rectangle().opacity(0.5).blendMode(.destinationOut) }.compositingGroup()
        #expect(abs(Int(try pixel(10, 10, of: group)[3]) - 128) <= 2)
    }

    @Test func masksHaveHoles() throws {
        let view = Color.red.mask { Rectangle().overlay { hole } }
        #expect(try pixel(1, 1, of: view) == red && pixel(10, 10, of: view) == [0, 0, 0, 0])
    }

    private struct Changing: View {
        let isCut: Bool
        var body: some View { Color.red.overlay { Color.blue.blendMode(isCut ? .destinationOut : .normal) }.compositingGroup() }
    }

    @Test func theModeCanChange() throws {
        let renderer = ImageRenderer(content: Changing(isCut: false).frame(width: 20, height: 20))
        func alpha(_ isCut: Bool) throws -> Int {
            renderer.content = Changing(isCut: isCut).frame(width: 20, height: 20)
            return Int(try pixel(10, 10, in: #require(renderer.cgImage))[3])
        }
        #expect(try [false, true, false, true].map { try alpha($0) } == [255, 0, 255, 0])
    }
}
