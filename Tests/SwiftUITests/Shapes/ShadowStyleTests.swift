import Testing

@testable import SwiftUI

@MainActor struct ShadowStyleTests {
    private let red = PixelReader.red

    private func square(_ style: some ShapeStyle) -> some View { Rectangle().fill(style).frame(width: 10, height: 10) }

    @Test func dropShadowsLieBehindShapes() throws {
        let plain = square(.red)
        let shadowed = square(.red.shadow(.drop(color: .black, radius: 0, x: 4)))
        #expect(try PixelReader.pixel(10, 10, of: shadowed) == red)
        #expect(try PixelReader.pixel(17, 10, of: plain) == [0, 0, 0, 0])
        #expect(try PixelReader.pixel(17, 10, of: shadowed) == [0, 0, 0, 255])
        #expect(try PixelReader.pixel(2, 10, of: shadowed) == [0, 0, 0, 0])
        // The shadow has a shadow of its own where two are wanted.
        let twice = square(.red.shadow(.drop(color: .black, radius: 0, x: 3)).shadow(.drop(color: .white, radius: 0, y: 3)))
        #expect(try PixelReader.pixel(16, 10, of: twice) == [0, 0, 0, 255])
        let below = try PixelReader.pixel(16, 17, of: twice)
        #expect(below == PixelReader.white)
        #expect(try PixelReader.pixel(10, 10, of: twice) == red)
    }

    @Test func shadowsGoWithWhatTheyAreOf() throws {
        struct Hiding: View {
            let hides: Observed
            var body: some View {
                VStack {
                    Text(verbatim: "A")
                    Image(systemName: "star.fill")
                }
                .foregroundStyle(.red.shadow(.drop(radius: 2))).redacted(reason: hides.value ? .placeholder : [])
            }
        }
        let hides = Observed()
        let hosted = Hosted(Hiding(hides: hides))
        func reaching() -> [Int] { (hosted.view.layer.sublayers ?? []).map { $0.sublayers?.count ?? 0 } }
        #expect(reaching() == [1, 1])
        hides.value = true
        hosted.update()
        #expect(reaching() == [0, 0])
    }

    @Observable final class Observed { var value = false }

    @Test func innerShadowsLieWithinShapes() throws {
        let shadowed = square(.red.shadow(.inner(color: .black, radius: 0, x: 3)))
        #expect(try PixelReader.pixel(6, 10, of: shadowed) == [0, 0, 0, 255])
        #expect(try PixelReader.pixel(12, 10, of: shadowed) == red)
        #expect(try PixelReader.pixel(2, 10, of: shadowed) == [0, 0, 0, 0])
        #expect(try PixelReader.pixel(17, 10, of: shadowed) == [0, 0, 0, 0])
        let pale = try PixelReader.pixel(6, 10, of: square(.white.shadow(.inner(color: .black.opacity(0.5), radius: 0, x: 3))))
        #expect(abs(Int(pale[0]) - 128) <= 2 && pale[3] == 255)
    }

    @Test func whatIsSaidAroundHoldsForTextsAndSymbols() throws {
        func shadow(_ style: some ShapeStyle) throws -> UInt8 {
            let image = Image(systemName: "square.fill").font(.system(size: 8)).foregroundStyle(style)
            return try PixelReader.pixel(10, 16, of: image)[3]
        }
        #expect(try shadow(.red) == 0)
        let shadowed = try shadow(.red.shadow(.drop(color: .black, radius: 0, y: 4)))
        #expect(shadowed > 150)
        let text = Text(verbatim: "█").font(.system(size: 8)).foregroundStyle(.red)
        let environment = EnvironmentValues()
        #expect(AnyShapeStyle(.shadow(.drop(radius: 3))).paint(in: environment).shadows.count == 1)
        #expect(Color.red.shadow(.inner(radius: 2)).opacity(0.5).paint(in: environment).shadows.first?.isInner == true)
        #expect(try PixelReader.pixel(0, 0, of: text) == [0, 0, 0, 0])
    }
}
