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

    @Test func layersClip() throws {
        let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let draw = { (options: GraphicsContext.ClipOptions) in
            { (context: inout GraphicsContext) in
                context.clipToLayer(opacity: 0.5, options: options) { $0.fill(left, with: self.red) }
                context.fill(self.all, with: self.red)
            }
        }
        #expect(try abs(Int(pixel(5, 5, draw([]))[3]) - 128) <= 1)
        #expect(try pixel(15, 5, draw([]))[3] == 0)
        #expect(try pixel(5, 15, draw([]))[3] == 0)
        #expect(try abs(Int(pixel(5, 5, draw(.inverse))[3]) - 128) <= 1)
        #expect(try pixel(5, 15, draw(.inverse))[3] == 255)
    }

    @Test func picturesAreProjected() throws {
        let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        let moved = { (context: inout GraphicsContext) in
            context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))))
            context.fill(left, with: self.red)
        }
        #expect(try pixel(15, 5, moved) == [255, 0, 0, 255])
        #expect(try pixel(5, 5, moved) == [0, 0, 0, 0])
        // The right edge, at 20, comes to 20 / (1 + 20 · 0.05).
        let away = { (context: inout GraphicsContext) in
            var projection = ProjectionTransform()
            projection.m13 = 0.05
            context.addFilter(.projectionTransform(projection))
            context.fill(self.all, with: self.red)
        }
        #expect(try pixel(8, 2, away) == [255, 0, 0, 255])
        #expect(try pixel(12, 2, away) == [0, 0, 0, 0])
        let flat = { (context: inout GraphicsContext) in
            var projection = ProjectionTransform()
            projection.m11 = 0
            context.addFilter(.projectionTransform(projection))
            context.fill(self.all, with: self.red)
        }
        #expect(try pixel(5, 5, flat) == [0, 0, 0, 0])
    }

    @Test func gradientsRunBetweenTheirPoints() throws {
        let shading = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 20, y: 0))
        let dark = try pixel(1, 10) { $0.fill(all, with: shading) }
        let light = try pixel(18, 10) { $0.fill(all, with: shading) }
        #expect(dark[0] < 30 && light[0] > 225)
    }

    @Test func blursReachBeyondWhatIsDrawn() throws {
        let box = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        let draw = { (context: inout GraphicsContext) in
            context.addFilter(.blur(radius: 2))
            context.fill(box, with: self.red)
        }
        let edge = try pixel(11, 10, draw)
        #expect(edge[3] > 20 && edge[3] < 128 && edge[0] == edge[3])
        #expect(try pixel(19, 10, draw)[3] == 0)
    }

    @Test func blursAreMeasuredInPoints() throws {
        let canvas = Canvas { context, _ in
            context.addFilter(.blur(radius: 2))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: self.red)
        }
        func edge(_ scale: CGFloat) throws -> UInt8 {
            let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 20))
            renderer.scale = scale
            return try PixelReader.pixel(Int(11.5 * scale), Int(10 * scale), of: #require(renderer.cgImage))[3]
        }
        let (plain, fine) = (try edge(1), try edge(4))
        #expect(abs(Int(plain) - Int(fine)) < 16, "\(plain), \(fine)")
    }

    /// Drops that run into each other: what a blur joins is cut off at a threshold.
    @Test func filtersAddedLaterComeFirst() throws {
        let drops = { (context: inout GraphicsContext) in
            context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 20)), with: self.red)
                layer.fill(Path(CGRect(x: 11, y: 0, width: 9, height: 20)), with: self.red)
            }
        }
        // Not blurred, the gap would stay.
        let middle = try pixel(10, 10, drops)
        #expect(middle[3] == 255 && middle[2] == 255 && middle[0] < 100)
        #expect(try pixel(5, 10, drops) == middle)
    }

    @Test func filtersChangeColors() throws {
        func color(_ filter: GraphicsContext.Filter, _ shading: GraphicsContext.Shading) throws -> [UInt8] {
            try pixel(5, 5) { context in
                context.addFilter(filter)
                context.fill(all, with: shading)
            }
        }
        #expect(try color(.colorInvert(), .color(red: 1, green: 0, blue: 1)) == [0, 255, 0, 255])
        #expect(try color(.colorMultiply(Color(red: 0, green: 1, blue: 0)), .color(white: 1)) == [0, 255, 0, 255])
        let grey = try color(.grayscale(1), red)
        #expect(grey[0] == grey[1] && grey[1] == grey[2] && grey[3] == 255)
    }

    @Test func opacityAppliesToWhatIsFiltered() throws {
        let color = try pixel(5, 5) {
            $0.opacity = 0.5
            $0.addFilter(.brightness(1))
            $0.fill(all, with: red)
        }
        #expect(color[3] == 128 && color[1] == color[0])
    }

    @Test func aCanvasTakesTheRoomItIsGiven() {
        let hosted = Hosted(Canvas { _, _ in }, width: 80, height: 60)
        #expect(hosted.frames == [CGRect(x: 0, y: 0, width: 80, height: 60)])
    }
}
