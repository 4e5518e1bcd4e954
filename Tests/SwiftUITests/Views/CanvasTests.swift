import Testing
import UIKit

@testable import SwiftUI

@MainActor struct CanvasTests {
    /// The colour of a pixel of a picture drawn at one pixel per point.
    private func pixel(_ x: Int, _ y: Int, _ draw: (inout GraphicsContext) -> Void) throws -> [UInt8] {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        // Canvases count from the top.
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        var graphics = GraphicsContext(context, EnvironmentValues(), nil)
        draw(&graphics)
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { data[(y * 20 + x) * 4 + $0] }
    }

    private let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

    @Test func pathsAreFilledWhereTheyAre() throws {
        let box = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(try pixel(15, 5) { $0.fill(box, with: red) } == [255, 0, 0, 255])
        #expect(try pixel(5, 5) { $0.fill(box, with: red) } == [0, 0, 0, 0])
        #expect(try pixel(15, 15) { $0.fill(box, with: red) } == [0, 0, 0, 0])
    }

    @Test func copiesHaveStatesOfTheirOwn() throws {
        let draw = { (context: inout GraphicsContext) in
            var moved = context
            moved.translateBy(x: 10, y: 0)
            moved.opacity = 0.5
            moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: self.red)
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: self.red)
        }
        #expect(try pixel(5, 5, draw) == [255, 0, 0, 255])
        #expect(try pixel(15, 5, draw)[3] == 128)
    }

    @Test func clipsKeepWhatIsOutside() throws {
        let draw = { (context: inout GraphicsContext) in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
            context.fill(self.all, with: self.red)
        }
        #expect(try pixel(5, 5, draw)[3] == 255)
        #expect(try pixel(15, 5, draw)[3] == 0)
        let inverse = { (context: inout GraphicsContext) in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)), options: .inverse)
            context.fill(self.all, with: self.red)
        }
        #expect(try pixel(5, 5, inverse)[3] == 0)
        #expect(try pixel(15, 5, inverse)[3] == 255)
    }

    @Test func gradientsRunBetweenTheirPoints() throws {
        let shading = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 20, y: 0))
        let dark = try pixel(1, 10) { $0.fill(all, with: shading) }
        let light = try pixel(18, 10) { $0.fill(all, with: shading) }
        #expect(dark[0] < 30 && light[0] > 225)
    }

    @Test func aCanvasTakesTheRoomItIsGiven() {
        let hosted = Hosted(Canvas { _, _ in }, width: 80, height: 60)
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 80, height: 60)])
    }
}
