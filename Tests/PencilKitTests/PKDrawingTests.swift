import PencilKit
import Testing

@Suite @MainActor struct PKDrawingTests {
    @Test func boundsIncludeTheWidth() {
        #expect(PKDrawing().bounds.isNull)
        let bounds = PKDrawing(strokes: [Strokes.line()]).bounds
        #expect(abs(bounds.minX + 2) < 0.01)
        #expect(abs(bounds.maxX - 102) < 0.01)
        #expect(abs(bounds.height - 4) < 0.01)
    }

    @Test func drawingsAreTransformedAndAppended() {
        let drawing = PKDrawing(strokes: [Strokes.line()])
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 10, y: 20))
        #expect(abs(moved.bounds.minX - 8) < 0.01)
        #expect(drawing.appending(moved).strokes.count == 2)
        #expect(drawing != moved)
    }

    @Test func dataIsReadAgain() throws {
        var masked = Strokes.line(ink: PKInk(.marker, color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)))
        masked.mask = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 90), cornerRadius: 5)
        let drawing = PKDrawing(strokes: [Strokes.line(), masked])
        let read = try PKDrawing(data: drawing.dataRepresentation())
        #expect(read == drawing)
        #expect(read.strokes[1].mask?.bounds == masked.mask?.bounds)
        #expect(try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(drawing)) == drawing)
    }

    @Test(arguments: [
        "", "wrd\u{f0}", "{}", #"{"format": "quince-drawing", "version": 2, "strokes": []}"#,
        #"{"format": "quince-drawing", "version": 1, "strokes": [{"ink": "com.apple.ink.pen", "color": [1], "transform": [], "created": 0, "#
            + #""seed": 0, "points": []}]}"#,
    ]) func otherDataIsRefused(_ text: String) {
        #expect { try PKDrawing(data: Data(text.utf8)) } throws: { ($0 as? CocoaError)?.code == .fileReadCorruptFile }
    }

    @Test func masksShowParts() {
        var stroke = Strokes.line()
        #expect(stroke.maskedPathRanges == [0...10])
        stroke.mask = UIBezierPath(rect: CGRect(x: 20, y: 0, width: 30, height: 100))
        #expect(stroke.maskedPathRanges.count == 1)
        #expect(abs(stroke.renderBounds.width - 30) < 0.01)
    }

    @Test func picturesShowInkOnNothing() throws {
        let image = PKDrawing(strokes: [Strokes.line()]).image(from: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
        #expect(image.size == CGSize(width: 100, height: 100))
        #expect(image.scale == 2)
        let pixels = try Pixels(image)
        #expect(pixels[100, 100] == [255, 0, 0, 255])
        #expect(pixels[100, 80] == [0, 0, 0, 0])
        #expect(PKDrawing().image(from: .null, scale: 1).size == .zero)
    }

    @Test func broadNibsVaryTheWidth() throws {
        var points = (0..<11).map { Strokes.point(CGFloat($0) * 10, 50) }
        points[5] = Strokes.point(50, 50, width: 40)
        let stroke = PKStroke(ink: PKInk(.fountainPen, color: .blue), path: PKStrokePath(controlPoints: points, creationDate: Date()))
        let pixels = try Pixels(PKDrawing(strokes: [stroke]).image(from: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1))
        #expect(pixels[50, 60][3] == 255)
        #expect(pixels[10, 60][3] == 0)
        #expect(pixels[10, 50][3] == 255)
    }

    @Test func contentVersionsFollowInks() {
        #expect(PKDrawing(strokes: [Strokes.line()]).requiredContentVersion == .version1)
        #expect(PKDrawing(strokes: [Strokes.line(ink: PKInk(.crayon))]).requiredContentVersion == .version2)
    }
}

/// The pixels of a picture.
private struct Pixels {
    private let bytes: [UInt8]
    private let width: Int

    init(_ image: UIImage) throws {
        let picture = try #require(image.cgImage)
        let (columns, rows) = (picture.width, picture.height)
        var data = [UInt8](repeating: 0, count: columns * rows * 4)
        data.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(picture, in: CGRect(x: 0, y: 0, width: columns, height: rows))
        }
        (bytes, width) = (data, columns)
    }

    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
}
