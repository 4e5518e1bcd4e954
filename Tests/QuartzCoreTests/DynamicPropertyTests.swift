import CoreGraphics
@_spi(Quince) import QuinceFoundation
import QuartzCore
import RenderProtocol
import Testing

extension OwnTimeTests {
    /// Properties that an app's layer class leaves to the layer, and their animations.
    @MainActor @Suite final class DynamicPropertyTests {
        /// What layer and copies have drawn.
        final class Log { var values: [CGFloat] = [] }

        /// A layer as lowering writes its `@NSManaged` properties.
        final class Ring: CALayer {
            var progress: CGFloat {
                get { _managedValue("progress") }
                set { _setManagedValue(newValue, "progress") }
            }
            /// A shape's layer has a property of this name, others have none.
            var lineWidth: Double {
                get { _managedValue("lineWidth") }
                set { _setManagedValue(newValue, "lineWidth") }
            }
            var tint: CGColor? {
                get { _managedValue("tint") }
                set { _setManagedValue(newValue, "tint") }
            }
            var center: CGPoint {
                get { _managedValue("center") }
                set { _setManagedValue(newValue, "center") }
            }
            var plain: CGFloat = 0
            var log = Log()
            var actionKey: String?

            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                if let ring = layer as? Ring { (log, plain) = (ring.log, ring.plain) }
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }

            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
            override func action(forKey event: String) -> CAAction? {
                guard event == actionKey else { return super.action(forKey: event) }
                let animation = CABasicAnimation(keyPath: event)
                animation.duration = 1
                return animation
            }
            override func draw(in ctx: CGContext) { log.values.append(progress) }

            static func register() {
                ObjectRuntime.register(Ring.self) { entry in
                    entry.factory(.layer) { Ring(layer: $0[0]!) }
                    entry.getter("plain") { ($0 as! Ring).plain }
                    entry.setter("plain") { ($0 as! Ring).plain = objectArgument($1, "plain") }
                    entry.getter("center") { ($0 as! Ring).center }
                    entry.setter("center") { ($0 as! Ring).center = objectArgument($1, "center") }
                    entry.getter("progress") { ($0 as! Ring).progress }
                    entry.setter("progress") { ($0 as! Ring).progress = objectArgument($1, "progress") }
                }
            }
        }

        private var now = 100.0
        private let root = CALayer()
        private let context: LayerContext
        private let ring: Ring

        init() {
            Ring.register()
            ring = Ring()
            context = LayerContext(root: root)
            MediaTimeline.current.steppedClock = { [unowned self] in self.now }
            ring.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            root.addSublayer(ring)
            _ = context.makeCommits()
        }

        private func pass(_ seconds: Double) {
            now += seconds
            context.timeline.scheduler.finish(at: now)
            _ = context.makeCommits()
        }

        private func animate(_ keyPath: String, from: Any?, to: Any?) {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            ring.add(animation, forKey: keyPath)
            _ = context.makeCommits()
        }

        @Test func valuesAreKeptByTheirKeys() {
            #expect(ring.progress == 0)
            #expect(ring.lineWidth == 0)
            #expect(ring.tint == nil)
            #expect(ring.center == .zero)
            ring.progress = 0.25
            ring.lineWidth = 3
            ring.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(ring.value(forKey: "progress") as? CGFloat == 0.25)
            #expect(ring.lineWidth == 3)
            #expect(ring.tint?.components == [1, 0, 0, 1])
            ring.tint = nil
            #expect(ring.tint == nil)
            ring.setValue(NSNumber(value: 0.5), forKey: "progress")
            #expect(ring.progress == 0.5)
        }

        @Test func changesDrawTheLayerWhereItsClassSaysSo() {
            ring.lineWidth = 2
            #expect(!ring.needsDisplay())
            ring.progress = 0.5
            #expect(ring.needsDisplay())
            _ = context.makeCommits()
            #expect(ring.log.values.last == 0.5)
        }

        @Test func animationsShowInPresentationAndDrawing() throws {
            ring.progress = 1
            animate("progress", from: 0, to: 1)
            pass(0.25)
            #expect(try #require(ring.presentation()).progress == 0.25)
            #expect(ring.progress == 1)
            #expect(ring.log.values.last == 0.25)
            pass(0.5)
            #expect(ring.log.values.last == 0.75)
            pass(0.5)
            #expect(ring.log.values.last == 1)
            #expect(ring.animationKeys() == nil)
            let count = ring.log.values.count
            pass(1)
            #expect(ring.log.values.count == count)
        }

        @Test func anActionAnimatesFromTheValueBefore() throws {
            ring.actionKey = "progress"
            ring.progress = 0.8
            _ = context.makeCommits()
            pass(0.5)
            #expect(abs(try #require(ring.presentation()).progress - 0.4) < 1e-9)
        }

        @Test func storedPropertiesWithAccessorsByKeyAreAnimatedToo() throws {
            animate("plain", from: 2, to: 4)
            pass(0.5)
            #expect(try #require(ring.presentation()).plain == 3)
            #expect(ring.plain == 0)
        }

        @Test func coloursPointsAndTheirParts() throws {
            animate("tint", from: CGColor(red: 0, green: 0, blue: 0, alpha: 1), to: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
            animate("center.x", from: 0, to: 10)
            animate("lineWidth", from: 1, to: 2)
            pass(0.5)
            let shown = try #require(ring.presentation())
            #expect(abs((shown.tint?.components?.first ?? 0) - 0.5) < 0.01)
            #expect(shown.center == CGPoint(x: 5, y: 0))
            #expect(shown.lineWidth == 1.5)
        }

        @Test func groupsAnimateAppsProperties() throws {
            let animation = CABasicAnimation(keyPath: "progress"), group = CAAnimationGroup()
            (animation.fromValue, animation.toValue) = (0, 1)
            (group.animations, group.duration) = ([animation], 2)
            ring.add(group, forKey: "group")
            _ = context.makeCommits()
            pass(1)
            #expect(try #require(ring.presentation()).progress == 0.5)
            #expect(ring.log.values.last == 0.5)
        }
    }
}
