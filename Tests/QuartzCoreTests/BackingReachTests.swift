import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Backing stores that reach beyond the bounds of their layer.
struct BackingReachTests {
    private final class Marked: CALayer {
        override func draw(in context: CGContext) {
            context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: -2, width: bounds.width, height: 4))
        }
    }

    private func layer() -> Marked {
        let layer = Marked()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 6)
        layer.position = CGPoint(x: 5, y: 13)
        layer.contentsScale = 2
        return layer
    }

    /// Whether the picture of the layer has colour on each row of points of a space of 10 × 20 points, from the top.
    private func rows(_ layer: CALayer) throws -> [Bool] {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        root.addSublayer(layer)
        let context = try #require(CGContext.backing(width: 10, height: 20))
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        root.render(in: context)
        let image = try #require(context.makeImage()), data = try #require(image.dataProvider?.data as Data?)
        return (0..<20).map { data[$0 * image.bytesPerRow + 5 * 4 + 3] != 0 }
    }

    @Test func whatIsDrawnBeyondTheBoundsShows() throws {
        let layer = layer()
        layer.backingReach = 3
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect((layer.contents as? CGImage)?.height == 24)
        #expect(try rows(layer) == (0..<20).map { (8..<12).contains($0) })
        layer.masksToBounds = true
        #expect(try rows(layer) == (0..<20).map { (10..<12).contains($0) })
    }

    @Test func theGravityStaysTheLayersOwn() throws {
        let layer = layer()
        layer.contentsGravity = .top
        layer.backingReach = 3
        layer.display()
        #expect(layer.contentsGravity == .top)
        layer.contentsGravity = .bottom
        layer.backingReach = 0
        layer.display()
        #expect(layer.contentsGravity == .bottom)
        #expect((layer.contents as? CGImage)?.height == 12)
        layer.backingReach = 3
        layer.display()
        layer.contents = nil
        #expect(layer.contentsGravity == .bottom)
    }
}
