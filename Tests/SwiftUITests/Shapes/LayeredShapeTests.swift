import SwiftUI
import Testing

@MainActor struct LayeredShapeTests {
    private let red = PixelReader.red, blue = PixelReader.blue, white = PixelReader.white

    @Test func shapesAreDrawnAgainOverThemselves() throws {
        let bordered = Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 4)
        #expect(try PixelReader.pixel(10, 10, of: bordered) == red && PixelReader.pixel(1, 10, of: bordered) == blue)
        let filled = Rectangle().stroke(.blue, lineWidth: 8).fill(.red)
        #expect(try PixelReader.pixel(1, 10, of: filled) == red)
        let three = Rectangle().fill(.red).stroke(.blue, lineWidth: 12).strokeBorder(.white, lineWidth: 2)
        #expect(
            try PixelReader.pixel(0, 10, of: three) == white && PixelReader.pixel(4, 10, of: three) == blue
                && PixelReader.pixel(10, 10, of: three) == red)
    }

    @Test func picturesFillShapesAgainAndAgain() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
        let paint = ImagePaint(image: Image(uiImage: picture))
        #expect(try [0, 3, 4, 7, 16].map { try PixelReader.pixel($0, 5, of: Rectangle().fill(paint)) } == [red, blue, red, blue, red])
        // Half of it, twice as large.
        let half = Rectangle().fill(.image(Image(uiImage: picture), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2))
        #expect(try [0, 5, 10].map { try PixelReader.pixel($0, 5, of: half) } == [blue, blue, blue])
        #expect(try PixelReader.pixel(10, 10, of: Color.white.border(paint, width: 3)) == white)
        #expect(try PixelReader.pixel(0, 0, of: Circle().fill(paint)) == [0, 0, 0, 0])
    }

    @Test func shapesAreChosenWhileTheAppRuns() throws {
        func shape(_ isRound: Bool) -> AnyShape { isRound ? AnyShape(Circle()) : AnyShape(AnyShape(Rectangle())) }
        #expect(try PixelReader.pixel(0, 0, of: shape(false).fill(.red)) == red)
        #expect(try PixelReader.pixel(0, 0, of: shape(true).fill(.red)) == [0, 0, 0, 0])
        #expect(try PixelReader.pixel(10, 10, of: Color.red.clipShape(shape(true))) == red)
        #expect(shape(true).sizeThatFits(ProposedViewSize(width: 30, height: 20)) == Circle().sizeThatFits(.init(width: 30, height: 20)))
    }

    @Test func movesTurnsAndSizesOfShapesAnimate() {
        var turned = Rectangle().rotation(.degrees(0)), target = Rectangle().rotation(.degrees(90), anchor: .topLeading)
        target.animatableData.scale(by: 0.5)
        turned.animatableData = target.animatableData
        #expect(abs(turned.angle.degrees - 45) < 1e-9)
        #expect(turned.anchor == UnitPoint.topLeading)
        var scaled = Rectangle().scale(x: 3, y: 1)
        scaled.animatableData.scale(by: 0.5)
        #expect(scaled.scale == CGSize(width: 1.5, height: 0.5))
        var moved = Rectangle().offset(x: 10, y: 20)
        moved.animatableData.scale(by: 0.5)
        #expect(moved.offset == CGSize(width: 5, height: 10))
    }
}
