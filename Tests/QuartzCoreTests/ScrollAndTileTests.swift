import CoreGraphics
import RenderProtocol
import Testing

@testable import QuartzCore

extension OwnTimeTests {
    /// Layers that show parts of something larger.
    @MainActor @Suite final class ScrollAndTileTests {
        private final class Map: CATiledLayer {
            var drawn: [CGRect] = []

            override class func fadeDuration() -> CFTimeInterval { 0 }
            override func draw(in ctx: CGContext) { drawn.append(ctx.boundingBoxOfClipPath) }
        }

        @Test func scrollLayersScroll() {
            let layer = CAScrollLayer(), content = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            layer.addSublayer(content)
            layer.scroll(to: CGPoint(x: 30, y: 40))
            #expect(layer.bounds.origin == CGPoint(x: 30, y: 40))
            content.scrollRectToVisible(CGRect(x: 200, y: 60, width: 50, height: 50))
            #expect(layer.bounds.origin == CGPoint(x: 150, y: 40))
            #expect(content.visibleRect == CGRect(x: 150, y: 40, width: 100, height: 100))
            layer.scrollMode = .vertically
            content.scroll(CGPoint(x: 0, y: 10))
            #expect(layer.bounds.origin == CGPoint(x: 150, y: 10))
            layer.scrollMode = .none
            layer.scroll(to: CGRect(x: 300, y: 300, width: 10, height: 10))
            #expect(layer.bounds.origin == CGPoint(x: 150, y: 10))
        }

        @Test func onlyVisibleTilesAreDrawn() throws {
            let root = CALayer(), context = LayerContext(root: root), window = CALayer(), map = Map()
            var tree = RenderTree()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            window.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            window.masksToBounds = true
            map.frame = CGRect(x: 0, y: 0, width: 10000, height: 10000)
            map.tileSize = CGSize(width: 64, height: 64)
            map.setNeedsDisplay()
            root.addSublayer(window)
            window.addSublayer(map)
            for commit in context.makeCommits() { try tree.apply(commit) }
            #expect(map.drawn == [CGRect(x: 0, y: 0, width: 64, height: 64), CGRect(x: 64, y: 0, width: 64, height: 64)])
            #expect(map.sublayers == nil)
            #expect(tree.layers[map.id]?[.sublayers] != .layers([]))
            map.drawn = []
            CATransaction.setDisableActions(true)
            window.bounds.origin.x = 70
            for commit in context.makeCommits() { try tree.apply(commit) }
            #expect(map.drawn == [CGRect(x: 128, y: 0, width: 64, height: 64)])
            guard case .layers(let tiles)? = tree.layers[map.id]?[.sublayers] else { return #expect(Bool(false)) }
            #expect(tiles.count == 2)
            #expect(tree.images.count == 2)
        }

        @Test func magnifiedLayersDrawFinerTiles() throws {
            let root = CALayer(), context = LayerContext(root: root), map = Map()
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            (map.levelsOfDetail, map.levelsOfDetailBias) = (3, 2)
            map.tileSize = CGSize(width: 100, height: 100)
            map.anchorPoint = .zero
            map.position = .zero
            map.transform = CATransform3DMakeScale(2, 2, 1)
            map.setNeedsDisplay()
            root.addSublayer(map)
            #expect(!context.makeCommits().isEmpty)
            #expect(map.drawn == [CGRect(x: 0, y: 0, width: 50, height: 50)])
        }

        @Test func valueFunctionsTurnNumbersIntoTransforms() throws {
            let layer = CALayer(), turn = CABasicAnimation(keyPath: "transform")
            turn.valueFunction = CAValueFunction(name: .rotateZ)
            (turn.fromValue, turn.toValue, turn.duration) = (0, 2, 1)
            layer.add(turn, forKey: "turn")
            let root = CALayer(), context = LayerContext(root: root)
            root.addSublayer(layer)
            var tree = RenderTree()
            for commit in context.makeCommits() { try tree.apply(commit) }
            let animation = try #require(tree.layers[layer.id]?.animations.first)
            #expect(animation.component == .rotationZ)
            #expect(animation.motion == .basic(from: .number(0), to: .number(2)))
            #expect(CAValueFunction(name: .scale)?.value([2, 3, 1]) as? CATransform3D == CATransform3DMakeScale(2, 3, 1))
            #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "wobble")) == nil)
        }

        @Test func cubicKeyframesHaveAShape() throws {
            func middle(_ tension: Double, _ continuity: Double = 0, _ bias: Double = 0) -> Double {
                let spline = KeyframeSpline(
                    values: [.number(0), .number(10), .number(0)], times: [0, 0.5, 1], curves: [], tension: [tension, tension, tension],
                    continuity: [0, continuity, 0], bias: [0, bias, 0])
                guard case .keyframes(let values, let times, _, _) = spline.motion, case .number(let value) = values[36] else {
                    return .nan
                }
                #expect(times[36] == 0.75 && times.count == values.count && values[24] == .number(10))
                return value
            }
            // Half-way back: a tight curve stops at every value, a loose one follows its neighbours.
            #expect(abs(middle(1) - 5) < 1e-9)
            #expect(abs(middle(0) - 5.625) < 1e-9)
            #expect(middle(0, 1) != middle(0))
            #expect(middle(0, 0, 1) != middle(0))
        }
    }
}
