import Foundation
import Testing

@testable import RenderProtocol

/// Where an emitter's particles are.
struct ParticleTests {
    private func tree(_ source: String, emitter: String = "") throws -> RenderTree {
        var tree = RenderTree()
        let text = "commit 1 at 0\nlayer 1\n  kind emitter\n\(emitter)  layer 2\n    kind particles\n\(source)root 1\n"
        try tree.apply(Commit(text: text))
        return tree
    }

    private let plain = "    particleMotion 2 0 10 0 0 0 0 0 4 0 1 0 0.5 1 0 0 0\n"

    @Test func theyAreBornInEvenStepsAndFlyInParabolas() throws {
        let tree = try tree("    emission 1 1 0 10 1000000000 1 0\n" + plain)
        #expect(tree.particles(of: LayerID(1), at: 10.9).isEmpty)
        let particles = tree.particles(of: LayerID(1), at: 12.5)
        #expect(particles.map(\.age) == [1.5, 0.5])
        let oldest = try #require(particles.first)
        #expect(oldest.position == SIMD3(15, 4.5, 0))
        #expect(oldest.scale == 1.75)
        #expect(oldest.angle == 1.5)
        #expect(tree.particles(of: LayerID(1), at: 13.01).map { ($0.age * 100).rounded() } == [101, 1])
    }

    @Test func aSourceEndsAndItsParticlesLiveOn() throws {
        let tree = try tree("    emission 1 1 0 0 3 1 0\n" + plain)
        #expect(tree.particles(of: LayerID(1), at: 4).map(\.age) == [1])
        #expect(tree.particles(of: LayerID(1), at: 5).isEmpty)
    }

    @Test func sourcesHaveATimeOfTheirOwn() throws {
        let tree = try tree("    emission 1 0 11.5 10 1000000000 1 0\n" + plain)
        #expect(tree.particles(of: LayerID(1), at: 0) == tree.particles(of: LayerID(1), at: 500))
        #expect(tree.particles(of: LayerID(1), at: 0).map(\.age) == [0.5])
    }

    @Test func chanceFollowsFromSeedAndNumber() throws {
        let motion = "    emitterShape circle\n    emitterSize 50 50\n    particleMotion 9 2 10 5 0 0 6.28 0 4 0 1 0.5 0 0 0 0 0\n"
        func places(_ seed: Int, _ first: Int) throws -> [SIMD3<Double>] {
            try tree("    emission \(seed) 1 0 0 1000000000 1 \(first)\n" + motion).particles(of: LayerID(1), at: 5.5).map(\.position)
        }
        #expect(try places(1, 0) == places(1, 0))
        #expect(try places(1, 0) != places(2, 0))
        #expect(try places(1, 0).first != places(1, 7).first)
        let radii = try places(1, 0).map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
        #expect(Set(radii).count == 5)
    }

    @Test func orders() throws {
        let source = "    emission 1 1 0 0 1000000000 2 0\n" + plain
        func ages(_ mode: String) throws -> [Double] {
            try tree(source, emitter: "  renderMode \(mode)\n").particles(of: LayerID(1), at: 1.75).map(\.age)
        }
        #expect(try ages("oldestFirst") == [1.25, 0.75, 0.25])
        #expect(try ages("oldestLast") == [0.25, 0.75, 1.25])
    }

    @Test func particlesCarrySources() throws {
        let carried =
            "    layer 3\n      kind particles\n      emission 1 1 0 0 0.5 2 0\n      particleMotion 1 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0\n"
        let particles = try tree("    emission 1 1 0 0 1.5 1 0\n" + plain + carried).particles(of: LayerID(1), at: 1.75)
        // The carrier was born at 1, what it left behind half a second later, where it was then.
        #expect(particles.map(\.source) == [LayerID(2), LayerID(3)])
        #expect(particles.last?.age == 0.25)
        #expect(particles.last?.position == SIMD3(5, 0.5, 0))
    }

    @Test func manyAreLimited() throws {
        let tree = try tree("    emission 1 1 0 0 1000000000 1000000 0\n" + plain)
        #expect(tree.particles(of: LayerID(1), at: 5).count == CommitLimits.particles)
    }

    @Test func listsOfTheWrongLengthAreRefused() {
        #expect(throws: CommitError.self) { try tree("    emission 1 2 3\n") }
    }
}
