import SwiftUI
import Testing

@MainActor struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    private func isNear(_ pixel: [UInt8], _ wanted: [UInt8]) -> Bool {
        zip(pixel, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 20 }
    }

    @Test func coloursStandAtTheirPoints() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [red, blue, blue, red])
        #expect(isNear(try PixelReader.pixel(0, 0, of: mesh), [255, 0, 0, 255]))
        #expect(isNear(try PixelReader.pixel(19, 0, of: mesh), [0, 0, 255, 255]))
        let last = try PixelReader.pixel(19, 19, of: mesh)
        #expect(isNear(last, [255, 0, 0, 255]), "the last corner is \(last)")
        #expect(isNear(try PixelReader.pixel(10, 10, of: mesh), [128, 0, 128, 255]))
    }

    @Test func aMovedPointTakesItsColourAlong() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.8], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
        var colors = Array(repeating: red, count: 9)
        colors[4] = blue
        let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false)
        let moved = try PixelReader.pixel(16, 16, of: mesh), middle = try PixelReader.pixel(9, 9, of: mesh)
        #expect(moved[2] > 180)
        #expect(middle[2] < moved[2])
    }

    @Test func beyondTheGridIsTheBackground() throws {
        let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]]
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [red, red, red, red], background: blue)
        #expect(isNear(try PixelReader.pixel(4, 4, of: mesh), [255, 0, 0, 255]))
        #expect(isNear(try PixelReader.pixel(15, 15, of: mesh), [0, 0, 255, 255]))
    }

    @Test func gridsThatDoNotFitShowTheBackground() throws {
        let mesh = MeshGradient(width: 3, height: 3, points: corners, colors: [red], background: blue)
        #expect(isNear(try PixelReader.pixel(10, 10, of: mesh), [0, 0, 255, 255]))
        let bad = MeshGradient(width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, .infinity], [1, 1]], colors: [red, red, red, red])
        _ = try PixelReader.pixel(10, 10, of: bad)
    }

    @Test func shapesMayBeFilledWithIt() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [red, red, red, red])
        let circle = Circle().fill(mesh)
        #expect(isNear(try PixelReader.pixel(10, 10, of: circle), [255, 0, 0, 255]))
        #expect(try PixelReader.pixel(0, 0, of: circle)[3] == 0)
    }
}
