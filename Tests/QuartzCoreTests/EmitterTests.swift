import RenderProtocol
import Testing

@testable import QuartzCore

extension OwnTimeTests {
    /// What an emitter tells the compositors.
    @MainActor @Suite final class EmitterTests {
        private var now = 100.0
        private let root = CALayer()
        private let context: LayerContext
        private var tree = RenderTree()
        private let emitter = CAEmitterLayer()
        private let cell = CAEmitterCell()

        init() throws {
            context = LayerContext(root: root)
            MediaTimeline.current.steppedClock = { [unowned self] in self.now }
            cell.name = "snow"
            (cell.birthRate, cell.lifetime, cell.velocity) = (2, 4, 10)
            emitter.emitterCells = [cell]
            emitter.beginTime = now
            root.addSublayer(emitter)
            try commit()
        }

        private func commit() throws {
            for commit in context.makeCommits() { try tree.apply(commit) }
        }

        private var particles: [Particle] { tree.particles(of: emitter.id, at: now) }

        @Test func documentedDefaults() {
            let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
            #expect(
                layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1 && layer.seed == 0
            )
            #expect(
                layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered && layer.emitterCells == nil)
            #expect(cell.birthRate == 0)
            #expect(cell.lifetime == 0)
            #expect(cell.scale == 1)
            #expect(cell.isEnabled)
            #expect(cell.contentsScale == 1)
        }

        @Test func aLayerWithATimeOfItsOwnBeginsThere() {
            #expect(particles.isEmpty)
            now = 101.25
            #expect(particles.map(\.age) == [0.75, 0.25])
            #expect(emitter.sublayers == nil)
        }

        @Test func aLayerThatFollowsTheDeviceHasEmittedEverSince() throws {
            let other = CAEmitterLayer()
            other.emitterCells = [cell]
            root.addSublayer(other)
            try commit()
            #expect(tree.particles(of: other.id, at: now).count == 8)
        }

        @Test func particlesKeepTheirCourseWhenTheEmitterMoves() throws {
            now = 101.25
            emitter.emitterPosition = CGPoint(x: 50, y: 50)
            try commit()
            #expect(particles.map(\.position.x) == [7.5, 2.5])
            now = 101.75
            #expect(particles.map(\.position.x) == [12.5, 7.5, 52.5])
            #expect(particles.map(\.age) == [1.25, 0.75, 0.25])
        }

        @Test func noMoreAreBornAtARateOfNothing() throws {
            now = 101.25
            emitter.birthRate = 0
            try commit()
            now = 103
            #expect(particles.map(\.age) == [2.5, 2])
            now = 110
            emitter.birthRate = 1
            try commit()
            // What has died is forgotten.
            #expect(tree.layers.values.filter { $0[.kind] == .keyword("particles") }.count == 1)
            now = 110.75
            #expect(particles.count == 1)
        }

        @Test func cellsAreSetByTheirNames() throws {
            emitter.setValue(8, forKeyPath: "emitterCells.snow.birthRate")
            #expect(cell.birthRate == 8)
            #expect(cell.value(forKey: "velocity") as? CGFloat == 10)
            try commit()
            now = 101.01
            #expect(particles.count == 8)
        }

        @Test func animationsOfTheEmitterAreFollowed() throws {
            let fade = CABasicAnimation(keyPath: "birthRate")
            (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 2)
            emitter.add(fade, forKey: nil)
            let travel = CABasicAnimation(keyPath: "emitterPosition")
            (travel.fromValue, travel.toValue, travel.duration) = (CGPoint.zero, CGPoint(x: 200, y: 0), 2)
            emitter.add(travel, forKey: nil)
            emitter.birthRate = 0
            try commit()
            now = 102
            // Two a second, fading out over two seconds: half of four.
            #expect((1...2).contains(particles.count))
            #expect(particles.allSatisfy { $0.position.x > 20 })
            now = 104
            try commit()
            #expect((1...2).contains(particles.count))
        }

        @Test func timeThatStandsStillShowsAStillPicture() throws {
            now = 101.25
            let paused = emitter.convertTime(now, from: nil)
            emitter.speed = 0
            emitter.timeOffset = paused
            try commit()
            #expect(particles.map(\.age) == [0.75, 0.25])
            now = 150
            #expect(particles.map(\.age) == [0.75, 0.25])
        }
    }
}
