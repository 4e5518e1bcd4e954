import SwiftUI
import Testing

/// Views that are cut out of what is behind them.
@MainActor struct CutoutTests {
    private let red = PixelReader.red, blue = PixelReader.blue, white = PixelReader.white
    private var hole: some View { Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut) }

    @Test func theHoleShowsWhatIsBehindTheGroup() throws {
        let group = ZStack {
            Color.red
            hole
            Color.blue.frame(width: 4, height: 4)
        }.compositingGroup()
        #expect(try PixelReader.pixel(1, 1, of: group) == red && PixelReader.pixel(6, 6, of: group) == [0, 0, 0, 0])
        // What is in front stays.
        #expect(try PixelReader.pixel(10, 10, of: group) == blue)
        #expect(try PixelReader.pixel(6, 6, of: group.background(.white)) == white)
    }

    @Test func halfOpaqueViewsCutHalf() throws {
        let group = Color.red.overlay { Rectangle().opacity(0.5).blendMode(.destinationOut) }.compositingGroup()
        #expect(abs(Int(try PixelReader.pixel(10, 10, of: group)[3]) - 128) <= 2)
    }

    @Test func masksHaveHoles() throws {
        let view = Color.red.mask { Rectangle().overlay { hole } }
        #expect(try PixelReader.pixel(1, 1, of: view) == red && PixelReader.pixel(10, 10, of: view) == [0, 0, 0, 0])
    }

    @Test func viewsCanGoBehindTheirGroup() throws {
        let group = ZStack {
            Color.clear
            Color.red.frame(width: 10, height: 10)
            Color.blue.blendMode(.destinationOver)
            Color.white.frame(width: 4, height: 4)
        }.compositingGroup()
        #expect(try PixelReader.pixel(1, 1, of: group) == blue)
        #expect(try PixelReader.pixel(6, 6, of: group) == red)
        #expect(try PixelReader.pixel(10, 10, of: group) == white)
    }

    @Test(arguments: [BlendMode.plusDarker, .plusLighter]) func sumsAreDrawn(_ mode: BlendMode) throws {
        let gray = Color(.sRGB, white: 0.6)
        let group = ZStack {
            Color(.sRGB, white: 0.5)
            gray.blendMode(mode)
        }.compositingGroup()
        let lightness = Int(try PixelReader.pixel(10, 10, of: group)[1])
        #expect(abs(lightness - (mode == .plusDarker ? 26 : 255)) <= 2)
    }

    private struct Changing: View {
        let isCut: Bool
        var body: some View { Color.red.overlay { Color.blue.blendMode(isCut ? .destinationOut : .normal) }.compositingGroup() }
    }

    @Test func theModeCanChange() throws {
        let renderer = ImageRenderer(content: Changing(isCut: false).frame(width: 20, height: 20))
        func alpha(_ isCut: Bool) throws -> Int {
            renderer.content = Changing(isCut: isCut).frame(width: 20, height: 20)
            return Int(try PixelReader.pixel(10, 10, of: #require(renderer.cgImage))[3])
        }
        #expect(try [false, true, false, true].map { try alpha($0) } == [255, 0, 255, 0])
    }
}
