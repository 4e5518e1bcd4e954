@testable import PencilKit
import Testing

@Suite @MainActor struct PKToolTests {
    @Test func widthsAreClamped() {
        #expect(PKInkingTool(.pen, color: .black, width: 1000).width == PKInkingTool.InkType.pen.validWidthRange.upperBound)
        #expect(PKInkingTool(.marker).width == PKInkingTool.InkType.marker.defaultWidth)
        #expect(PKEraserTool(.bitmap, width: 1).width == 5)
        for type in PKInkingTool.InkType.allCases { #expect(type.validWidthRange.contains(type.defaultWidth)) }
    }

    @Test func greyIsInvertedForTheDarkAppearance() {
        func dark(_ color: UIColor) -> UIColor { PKInkingTool.convertColor(color, from: .light, to: .dark) }
        #expect(dark(UIColor(red: 0, green: 0, blue: 0, alpha: 1)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(dark(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(PKInkingTool.convertColor(.red, from: .light, to: .light) == .red)
    }

    @Test func theVectorEraserTakesWholeStrokes() {
        let strokes = [Strokes.line(), Strokes.line(y: 90)]
        let eraser = Eraser(tool: PKEraserTool(.vector))
        #expect(eraser.erase(strokes, from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 60))?.count == 1)
        #expect(eraser.erase(strokes, from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 10)) == nil)
    }

    @Test func theBitmapEraserDividesStrokes() throws {
        let eraser = Eraser(tool: PKEraserTool(.bitmap, width: 20))
        let parts = try #require(eraser.erase([Strokes.line()], from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50)))
        #expect(parts.count == 2)
        #expect(abs(parts[0].renderBounds.maxX - 40) < 4)
        #expect(abs(parts[1].renderBounds.minX - 60) < 4)
    }
}
