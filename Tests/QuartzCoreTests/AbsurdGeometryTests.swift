import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers whose geometry comes of a mistake in an app.
struct AbsurdGeometryTests {
    private final class Drawn: CALayer {
        nonisolated(unsafe) var wasDrawn = false
        override func draw(in ctx: CGContext) { wasDrawn = true }
    }

    @Test(arguments: [CGFloat.infinity, 1e30, 1e300, 20_000]) func aLayerBeyondAllSizesHasNoPicture(_ length: CGFloat) {
        let layer = Drawn()
        layer.bounds = CGRect(x: 0, y: 0, width: length, height: length)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
        #expect(!layer.wasDrawn)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents != nil)
    }

    @Test func theConsoleSaysWhy() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 1e30, height: 40)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            exit(0)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("-[<CALayer> display]: Ignoring bogus layer size (1e+30, 40.0), contentsScale 1.0"))
    }

    @Test func boundsThatAreNoNumberEndTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("CALayerInvalidGeometry"))
        #expect(text.contains("CALayer bounds contains NaN: [0.0 0.0; nan 4.0]. Layer: CALayer"))
    }

    @Test func aPositionThatIsNoNumberEndsTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: 1, y: CGFloat.nan)
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("CALayer position contains NaN: [1.0 nan]"))
    }

    @Test func aFrameThatIsNoNumberEndsTheApp() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4)
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("CALayer bounds contains NaN"))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e30, 0, -1]) func absurdTilesAreNone(_ length: CGFloat) {
        let layer = CATiledLayer()
        layer.tileSize = CGSize(width: length, height: length)
        layer.bounds = CGRect(x: 0, y: 0, width: 1e30, height: 1e30)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
    }
}
