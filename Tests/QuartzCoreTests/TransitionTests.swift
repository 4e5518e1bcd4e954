import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

extension OwnTimeTests {
    /// `CATransition`: the old look beside the new one in what compositors get.
    @MainActor @Suite final class TransitionTests {
        private var now = 100.0
        private let root = CALayer()
        private let context: LayerContext
        private var tree = RenderTree()
        private let box = CALayer()

        init() throws {
            context = LayerContext(root: root)
            MediaTimeline.current.steppedClock = { [unowned self] in self.now }
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            box.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
            box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            box.addSublayer(child)
            root.addSublayer(box)
            for layer in [root, box] { layer.actions = ["backgroundColor": NSNull(), "contents": NSNull()] }
            try commit()
        }

        private func commit() throws {
            for commit in context.makeCommits() { try tree.apply(commit) }
        }

        private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
            let transition = CATransition()
            (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
            return transition
        }

        private var shownLayers: [LayerID] { if case .layers(let ids)? = tree.layers[root.id]?[.sublayers] { ids } else { [] } }
        private func value(_ id: LayerID, _ key: LayerKey) -> LayerValue { tree.layers[id]!.value(key, at: now) }
        private func color(_ id: LayerID) -> LayerValue { tree.layers[id]![.backgroundColor] }

        @Test func theOldLookPushesOut() throws {
            // Changes count whether they come before or after the transition is added.
            box.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            box.add(transition(.push, .fromRight), forKey: "whatever")
            box.sublayers = nil
            try commit()
            #expect(box.animationKeys() == [kCATransition])
            #expect(shownLayers.count == 2 && shownLayers[0] == box.id)
            #expect(root.sublayers?.count == 1)
            let picture = shownLayers[1]
            #expect(color(picture) == .color(RenderColor(red: 1, green: 0, blue: 0)))
            #expect(tree.layers[picture]![.sublayers] != .layers([]))
            now = 100.25
            #expect(value(picture, .position) == .point(CGPoint(x: 20, y: 20)))
            #expect(value(picture, .opacity) == .number(0.75))
            #expect(value(box.id, .position) == .point(CGPoint(x: 60, y: 20)))
            #expect(value(box.id, .opacity) == .number(0.25))
            #expect(box.presentation()?.position == CGPoint(x: 30, y: 20))
            now = 101.01
            context.timeline.scheduler.finish(at: now)
            try commit()
            #expect(shownLayers == [box.id])
            #expect(tree.layers.count == 2)
        }

        @Test func movingInComesAboveTheOldLook() throws {
            box.add(transition(.moveIn), forKey: nil)
            box.backgroundColor = nil
            try commit()
            #expect(shownLayers.count == 2 && shownLayers[1] == box.id)
            now = 100.5
            #expect(value(box.id, .position) == .point(CGPoint(x: 10, y: 20)))
            #expect(value(shownLayers[0], .position) == .point(CGPoint(x: 30, y: 20)))
            #expect(value(shownLayers[0], .opacity) == .number(1))
        }

        @Test func revealingTakesTheOldLookAway() throws {
            box.add(transition(.reveal, .fromBottom), forKey: nil)
            box.backgroundColor = nil
            try commit()
            let picture = shownLayers[1]
            now = 100.5
            #expect(value(picture, .position) == .point(CGPoint(x: 30, y: 30)))
            #expect(value(box.id, .position) == .point(CGPoint(x: 30, y: 20)))
            #expect(value(box.id, .opacity) == .number(1))
        }

        @Test func fadingBlendsAboveAnOpaqueNewLook() throws {
            box.add(transition(.fade), forKey: nil)
            box.sublayers = nil
            try commit()
            now = 100.5
            #expect(value(shownLayers[1], .opacity) == .number(0.5))
            #expect(value(box.id, .opacity) == .number(1))
            box.removeAllAnimations()
            try commit()
            #expect(shownLayers == [box.id])
        }

        @Test func contentsAloneAreBlendedExactly() throws {
            func image() -> CGImage {
                CGContext(
                    data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!.makeImage()!
            }
            let leaf = CALayer()
            leaf.contents = image()
            leaf.actions = ["contents": NSNull()]
            root.addSublayer(leaf)
            try commit()
            guard case .image(let old) = tree.layers[leaf.id]![.contents] else { return #expect(Bool(false)) }
            leaf.contents = image()
            leaf.add(transition(.fade), forKey: nil)
            try commit()
            #expect(shownLayers == [box.id, leaf.id])
            now = 100.5
            #expect(tree.layers[leaf.id]!.crossfade(at: now)?.from == old)
            #expect(tree.layers[leaf.id]!.crossfade(at: now)?.progress == 0.5)
        }

        @Test func aLayerThatGoesTakesItsOldLookAlong() throws {
            box.add(transition(.push), forKey: nil)
            box.sublayers = nil
            try commit()
            box.removeFromSuperlayer()
            try commit()
            #expect(shownLayers == [])
            #expect(tree.layers.count == 1)
        }

        @Test func aLayerThatWasNotShownHasNoOldLook() throws {
            let layer = CALayer()
            layer.add(transition(.push), forKey: nil)
            root.addSublayer(layer)
            try commit()
            #expect(shownLayers == [box.id, layer.id])
            #expect(tree.layers[layer.id]!.animations == [])
        }
    }
}
