import QuartzCore
import Testing

/// What an app relies on of a single layer and its place in a tree.
@MainActor @Suite(.ownTimeline) struct LayerTests {
    @Test func documentedDefaults() {
        let layer = CALayer()
        #expect(layer.borderWidth == 0)
        #expect(layer.borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(layer.shadowOpacity == 0)
        #expect(layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.opacity == 1)
        #expect(layer.backgroundColor == nil)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        let shape = CAShapeLayer()
        #expect(shape.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(shape.strokeColor == nil)
        #expect(shape.lineWidth == 1)
        #expect(
            shape.lineCap == .butt && shape.lineJoin == .miter && shape.strokeEnd == 1 && shape.fillRule == .nonZero
                && shape.lineDashPattern == nil)
    }

    @Test func filtersAreKeptAndNotDrawn() {
        let layer = CALayer()
        #expect(layer.filters == nil)
        layer.filters = ["blur"]
        layer.backgroundFilters = []
        #expect(layer.filters?.first as? String == "blur")
        #expect(layer.backgroundFilters?.isEmpty == true)
        layer.filters = nil
        #expect(layer.filters == nil)
    }

    @Test func looksThatAreTheSameHereAreKept() {
        let layer = CALayer()
        #expect(layer.allowsGroupOpacity)
        #expect(layer.minificationFilterBias == 0)
        layer.allowsGroupOpacity = false
        layer.minificationFilterBias = 0.5
        let copy = CALayer(layer: layer)
        #expect(!copy.allowsGroupOpacity)
        #expect(copy.minificationFilterBias == 0.5)
    }

    @Test func frameUnderRotation() {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 300, width: 100, height: 100)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let frame = layer.frame
        #expect(abs(frame.width - 141.4213562373095) < 1e-9)
        #expect(abs(frame.midX - 100) < 1e-9)
        #expect(abs(frame.midY - 350) < 1e-9)
        #expect(layer.bounds.size == CGSize(width: 100, height: 100))
        layer.frame.origin.x += 10
        #expect(abs(layer.position.x - 110) < 1e-9)
        #expect(layer.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test func conversionThroughTransformsAndBounds() {
        let root = CALayer(), box = CALayer(), leaf = CALayer()
        root.addSublayer(box)
        box.addSublayer(leaf)
        box.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        box.bounds.origin = CGPoint(x: 5, y: 5)
        leaf.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 55))
        box.transform = CATransform3DMakeScale(2, 2, 1)
        let there = leaf.convert(CGPoint(x: 3, y: 4), to: root)
        let back = root.convert(there, to: leaf)
        #expect(abs(back.x - 3) < 1e-9)
        #expect(abs(back.y - 4) < 1e-9)
    }

    @Test func hitTestingFollowsOrderAndHiding() {
        let root = CALayer(), low = CALayer(), high = CALayer()
        for layer in [root, low, high] { layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
        root.sublayers = [low, high]
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === high)
        high.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === low)
        low.zPosition = -1
        #expect(root.hitTest(CGPoint(x: 60, y: 10)) == nil)
    }

    @Test func hierarchy() {
        let root = CALayer(), a = CALayer(), b = CALayer(), c = CALayer()
        root.addSublayer(a)
        root.addSublayer(c)
        root.insertSublayer(b, below: c)
        #expect(root.sublayers == [a, b, c])
        root.insertSublayer(c, at: 0)
        #expect(root.sublayers == [c, a, b])
        b.removeFromSuperlayer()
        #expect(b.superlayer == nil)
        #expect(root.sublayers == [c, a])
        let mask = CALayer()
        root.mask = mask
        #expect(mask.superlayer === root)
        #expect(root.sublayers == [c, a])
    }

    @Test func keyPaths() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m12 - 1) < 1e-12)
        #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2) < 1e-12)
        layer.setValue(40, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 40)
        // A document of Interface Builder may set a color of UIKit's, which is none of Core Graphics'.
        layer.setValue(NSObject(), forKey: "borderColor")
        #expect(layer.borderColor == CALayer().borderColor)
        layer.setValue("hello", forKey: "note")
        #expect(layer.value(forKey: "note") as? String == "hello")
    }
}

/// A layer's delegate that keeps the context it draws with.
private final class ContextKeeper: NSObject, CALayerDelegate {
    var context: CGContext?
    func draw(_ layer: CALayer, in ctx: CGContext) { context = ctx }
}

@MainActor @Suite(.ownTimeline) struct LayerDrawingTests {
    @Test("What is drawn on a layer's context after display does not reach its contents") func lateDrawing() throws {
        let layer = CALayer(), keeper = ContextKeeper()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = keeper
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let context = try #require(keeper.context)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let contents = try #require(layer.contents.map { $0 as! CGImage })
        #expect(try #require(contents.dataProvider?.data as Data?).allSatisfy { $0 == 0 })
    }
}
