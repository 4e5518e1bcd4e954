import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

extension OwnTimeTests {
    /// What reaches the compositors, and when animations begin and end.
    @MainActor @Suite final class CommitTests {
        private var now = 100.0
        private let root = CALayer()
        private let context: LayerContext
        private var tree = RenderTree()

        init() {
            context = LayerContext(root: root)
            MediaTimeline.current.steppedClock = { [unowned self] in self.now }
        }

        private func commit() throws {
            for commit in context.makeCommits() { try tree.apply(commit) }
        }

        private func add(_ layer: CALayer) throws {
            root.addSublayer(layer)
            try commit()
        }

        @Test func onlyChangesAreCommitted() throws {
            let layer = CALayer()
            layer.cornerRadius = 4
            try add(layer)
            #expect(tree.layers[layer.id]?[.cornerRadius] == .number(4))
            #expect(context.makeCommits().isEmpty)
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            let delta = context.makeCommits().last
            #expect(delta?.operations == [.setLayer(layer.id, [.opacity: .number(0.5)])])
            layer.removeFromSuperlayer()
            #expect(context.makeCommits().last?.operations.contains(.removeLayer(layer.id)) == true)
        }

        @Test func pathsMoveWhatHasTwoNumbers() throws {
            let layer = CALayer(), path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 20))
            try add(layer)
            for keyPath in ["position", "transform.translation", "opacity"] {
                let animation = CAKeyframeAnimation(keyPath: keyPath)
                animation.path = path
                animation.duration = 1
                layer.add(animation, forKey: keyPath)
            }
            try commit()
            let ends = tree.layers[layer.id]?.animations.map { animation -> LayerValue? in
                if case .keyframes(let values, _, _, _) = animation.motion { values.last } else { nil }
            }
            #expect(ends == [.point(CGPoint(x: 10, y: 20)), .size(CGSize(width: 10, height: 20))])
        }

        @Test func implicitAnimationOfACommittedLayer() throws {
            let layer = CALayer()
            layer.opacity = 0.8
            #expect(layer.animationKeys() == nil)
            try add(layer)
            layer.opacity = 0.2
            try commit()
            let animation = tree.layers[layer.id]!.animations[0]
            #expect(animation.timing.duration == 0.25)
            #expect(animation.curve == .default)
            #expect(animation.timing.beginTime == 100)
            guard case .basic(let from, let to) = animation.motion else { return #expect(Bool(false)) }
            #expect(from == .number(Double(Float(0.8))))
            #expect(to == .number(Double(Float(0.2))))
            now = 100.125
            let shown = layer.presentation()!
            #expect(shown.opacity < 0.8)
            #expect(shown.opacity > 0.2)
            #expect(layer.opacity == 0.2)
            now = 101
            context.timeline.scheduler.finish(at: now)
            #expect(layer.animationKeys() == nil)
        }

        @Test func actionsCanBeDisabled() throws {
            let layer = CALayer()
            try add(layer)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 5, y: 5)
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            layer.actions = ["position": NSNull()]
            layer.position = CGPoint(x: 6, y: 6)
            #expect(layer.animationKeys() == nil)
        }

        /// What the compositors at one connection know, those at the next do not: layers, pictures and running animations are sent again.
        @Test func theNextContextOfATreeCommitsAllOfIt() throws {
            let top = CALayer(), layer = CALayer(), animation = CABasicAnimation(keyPath: "opacity")
            layer.cornerRadius = 4
            layer.contents = CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 8194)!
                .makeImage()
            top.addSublayer(layer)
            var first: LayerContext? = LayerContext(root: top)
            var tree = RenderTree()
            try tree.apply(#require(first?.makeCommits().last))
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 5)
            layer.add(animation, forKey: "fade")
            try tree.apply(#require(first?.makeCommits().last))
            first = nil

            let second = LayerContext(root: top)
            var another = RenderTree()
            try another.apply(#require(second.makeCommits().last))
            #expect(another.layers == tree.layers)
            #expect(another.root == tree.root)
            #expect(another.images == tree.images)
            #expect(another.layers[layer.id]?.animations.count == 1)
            #expect(another.images.count == 1)
            #expect(second.makeCommits().isEmpty)
        }

        private func image(width: Int, height: Int) throws -> CGImage {
            try #require(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: 8194)?.makeImage())
        }

        /// A photo in a renderer at the screen's scale was half a gigabyte, and the device refused it.
        @Test func imagesThatNoDisplayCanShowGoWithFewerPixels() throws {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            (layer.contentsScale, layer.contentsGravity) = (3, .center)
            layer.contents = try image(width: 6000, height: 9000)
            try add(layer)
            let sent = try #require(tree.images.values.first)
            #expect((sent.width, sent.height) == (3000, 4500))
            #expect(tree.layers[layer.id]?[.contentsScale] == .number(1.5))
            #expect(layer.contentsScale == 3)
            CATransaction.setDisableActions(true)
            layer.contents = try image(width: 30, height: 30)
            try commit()
            #expect(tree.layers[layer.id]?[.contentsScale] == .number(3))
        }

        @Test func manyPixelsGoAheadOfWhatShowsThem() throws {
            let layers = try (0..<3).map { _ in
                let layer = CALayer()
                layer.contents = try image(width: 4000, height: 4000)
                root.addSublayer(layer)
                return layer
            }
            let commits = context.makeCommits()
            #expect(commits.count == 3)
            #expect(commits.dropLast().allSatisfy { $0.operations.count == 1 })
            for commit in commits { try tree.apply(commit) }
            #expect(tree.images.count == 3)
            #expect(layers.allSatisfy { tree.layers[$0.id] != nil })
        }

        private final class Watcher: CAAnimationDelegate {
            var events: [String] = []
            func animationDidStart(_ anim: CAAnimation) { events.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
        }

        @Test func delegatesAndCompletionBlocks() throws {
            let layer = CALayer(), watcher = Watcher()
            try add(layer)
            var isComplete = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isComplete = true }
            let animation = CABasicAnimation(keyPath: "transform.rotation.z")
            animation.toValue = CGFloat.pi
            animation.duration = 0.5
            animation.delegate = watcher
            layer.add(animation, forKey: "turn")
            CATransaction.commit()
            try commit()
            #expect(watcher.events == ["start"])
            #expect(!isComplete)
            layer.removeFromSuperlayer()
            now = 100.5
            context.timeline.scheduler.finish(at: now)
            #expect(watcher.events == ["start", "stop true"])
            #expect(isComplete)
        }

        @Test func aRemovedAnimationStopsUnfinished() throws {
            let layer = CALayer(), watcher = Watcher()
            try add(layer)
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = 0
            animation.toValue = 100
            animation.duration = animation.settlingDuration
            animation.delegate = watcher
            layer.add(animation, forKey: "slide")
            try commit()
            layer.removeAnimation(forKey: "slide")
            #expect(watcher.events == ["start", "stop false"])
            try commit()
            #expect(tree.layers[layer.id]?.animations.isEmpty == true)
        }

        @Test func groupsAndPausedLayers() throws {
            let layer = CALayer()
            try add(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (0, 1, 0.5, 0.5)
            let group = CAAnimationGroup()
            group.animations = [fade]
            group.duration = 2
            layer.add(group, forKey: "group")
            try commit()
            #expect(tree.layers[layer.id]?.animations.first?.timing.beginTime == 100.5)
            layer.speed = 0
            layer.timeOffset = 100.75
            try commit()
            #expect(tree.layers[layer.id]?.value(.opacity, at: 5000) == .number(0.5))
        }

        @Test func imagesTravelOnce() throws {
            let bitmap = CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 8194)
            let image = bitmap!.makeImage()!
            let a = CALayer(), b = CALayer()
            a.contents = image
            b.contents = image
            root.addSublayer(a)
            try add(b)
            #expect(tree.images.count == 1)
            CATransaction.setDisableActions(true)
            a.contents = nil
            try commit()
            #expect(tree.images.count == 1)
            b.removeFromSuperlayer()
            try commit()
            #expect(tree.images.isEmpty)
        }

        /// A text goes as coverage of one colour, and what compositors make of it is what was drawn.
        @Test func textsTravelAsCoverage() throws {
            let layer = CATextLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 30)
            layer.contentsScale = 2
            layer.string = "Quince"
            layer.fontSize = 20
            layer.foregroundColor = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5)
            try add(layer)
            guard case .image(let id)? = tree.layers[layer.id]?[.contents], let image = tree.images[id] else { return #expect(Bool(false)) }
            let coverage = try #require(image.coverage)
            #expect(image.width == 160)
            #expect(image.height == 60)
            #expect(coverage.columns * coverage.rows < 160 * 60)
            let drawn = try #require(layer.contents as? CGImage)
            #expect(drawn.buffer.data == image.pixels)
        }

        private final class Drawing: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(bounds)
            }
        }

        /// Sums of thirds of a point are a hair more or less than whole pixels.
        @Test(arguments: [(31 + 2.0 / 3 + 1e-14, 95), (29, 87), (29.0 / 3, 29), (10.2, 31), (1e-9, 0)])
        func bitmapsAreAsLargeAsTheirLayers(width: Double, pixels: Int) throws {
            let layer = Drawing()
            layer.bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: 2)
            layer.contentsScale = 3
            layer.setNeedsDisplay()
            try add(layer)
            #expect((layer.contents as! CGImage?)?.width ?? 0 == pixels)
        }

        @Test func drawingHappensOncePerCommit() throws {
            let layer = Drawing()
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
            layer.contentsScale = 2
            layer.setNeedsDisplay()
            layer.setNeedsDisplay()
            try add(layer)
            #expect(layer.count == 1)
            guard case .image(let id)? = tree.layers[layer.id]?[.contents], let image = tree.images[id] else { return #expect(Bool(false)) }
            #expect(image.width == 8 && image.height == 4 && Array(image.pixels.prefix(4)) == [0, 0, 255, 255])
            try commit()
            #expect(layer.count == 1)
        }
    }
}
