import SwiftUI
import Testing

@MainActor struct ShapeOperationTests {
    private let red = PixelReader.red, nothing: [UInt8] = [0, 0, 0, 0]
    private var half: some Shape { Rectangle().size(width: 10, height: 20) }

    private func drawn(_ shape: some Shape) throws -> [Bool] {
        try [2, 17].map { try PixelReader.pixel($0, 10, of: shape.fill(.red)) == red }
    }

    @Test func shapesArePutTogether() throws {
        let other = half.offset(x: 10)
        #expect(try drawn(half) == [true, false])
        #expect(try drawn(half.union(other)) == [true, true])
        #expect(try drawn(half.intersection(other)) == [false, false])
        #expect(try drawn(Rectangle().subtracting(half)) == [false, true])
        #expect(try drawn(Rectangle().symmetricDifference(other)) == [true, false])
        #expect(try drawn(half.transform(CGAffineTransform(translationX: 10, y: 0))) == [false, true])
    }

    @Test func outlinesAreCutAtShapes() {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 10))
        line.addLine(to: CGPoint(x: 20, y: 10))
        let left = half.path(in: bounds)
        #expect(line.lineIntersection(left).boundingRect.width == CGFloat(10))
        #expect(line.lineSubtraction(left).boundingRect.minX == CGFloat(10))
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(Path(bounds)).boundingRect == bounds)
    }

    @Test func sizesAnimate() {
        let first = Rectangle().size(width: 10, height: 20), second = Rectangle().size(width: 30, height: 40)
        func middle<S: Shape>(_ one: S, _ other: S) -> CGRect {
            var result = one, way = other.animatableData
            way -= one.animatableData
            way.scale(by: 0.5)
            result.animatableData += way
            return result.path(in: .zero).boundingRect
        }
        func opened<S: Shape>(_ one: S, _ other: some Shape) -> CGRect { (other as? S).map { middle(one, $0) } ?? .null }
        #expect(opened(first, second) == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func theSystemsStylesAreItsColours() throws {
        #expect(try PixelReader.pixel(5, 5, of: Rectangle().fill(.link)) == PixelReader.pixel(5, 5, of: Color(.link)))
        #expect(try PixelReader.pixel(5, 5, of: Rectangle().fill(.fill)) == PixelReader.pixel(5, 5, of: Color(.systemFill)))
        #expect(
            try PixelReader.pixel(5, 5, of: Rectangle().fill(.fill.tertiary)) == PixelReader.pixel(5, 5, of: Color(.tertiarySystemFill)))
        #expect(try PixelReader.pixel(5, 5, of: Rectangle().fill(.selection).tint(.red)) == red)
        #expect(try PixelReader.pixel(5, 5, of: Rectangle().fill(.windowBackground)) == PixelReader.white)
        #expect(
            try PixelReader.pixel(5, 5, of: Rectangle().fill(.placeholder)) == PixelReader.pixel(5, 5, of: Color(.placeholderText)))
    }
}
