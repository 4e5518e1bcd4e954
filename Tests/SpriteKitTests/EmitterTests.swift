import Testing
import UIKit

@testable import SpriteKit

@MainActor struct EmitterTests {
    private func emitter(birthRate: CGFloat = 10, lifetime: CGFloat = 1) -> SKEmitterNode {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime) = (birthRate, lifetime)
        return emitter
    }

    @Test func particlesAreBornAndDie() {
        let emitter = emitter()
        emitter.advanceSimulationTime(0.51)
        #expect(emitter.particles.count == 5)
        emitter.advanceSimulationTime(5)
        #expect((9...10).contains(emitter.particles.count))
        emitter.particleBirthRate = 0
        emitter.advanceSimulationTime(1.1)
        #expect(emitter.particles.isEmpty)
    }

    @Test func theirNumberMayBeLimited() {
        let emitter = emitter(lifetime: 100)
        emitter.numParticlesToEmit = 3
        emitter.advanceSimulationTime(4)
        #expect(emitter.particles.count == 3)
        emitter.resetSimulation()
        #expect(emitter.particles.isEmpty)
        emitter.advanceSimulationTime(4)
        #expect(emitter.particles.count == 3)
        let endless = self.emitter(birthRate: 1e12, lifetime: 1e12)
        endless.advanceSimulationTime(1)
        #expect(endless.particles.count <= 4_000)
    }

    @Test func theyMoveAsTheEmitterSays() throws {
        let emitter = emitter(birthRate: 1, lifetime: 100)
        emitter.numParticlesToEmit = 1
        (emitter.particleSpeed, emitter.emissionAngle) = (10, .pi / 2)
        emitter.xAcceleration = 2
        emitter.advanceSimulationTime(4)
        let particle = try #require(emitter.particles.first)
        #expect(abs(particle.age - 3) < 0.01)
        #expect(abs(particle.position.y - 30) < 0.2)
        #expect(abs(particle.position.x - 9) < 0.2)
    }

    @Test func valuesChangeWithTheAge() throws {
        let emitter = emitter(birthRate: 1, lifetime: 4)
        (emitter.particleAlpha, emitter.particleAlphaSpeed) = (1, -0.25)
        (emitter.particleScale, emitter.particleScaleSpeed) = (2, -1)
        emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
        emitter.advanceSimulationTime(3)
        let particle = try #require(emitter.particles.first)
        let age = particle.age
        #expect(abs(emitter.alpha(of: particle) - (1 - 0.25 * age)) < 0.001)
        #expect(emitter.scale(of: particle) == max(0, 2 - age))
        let color = ParticleColor(emitter.color(of: particle))
        #expect(abs(color.blue - age / 4) < 0.01)
    }

    @Test func aTargetKeepsParticlesWhereTheyWere() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let emitter = emitter(birthRate: 1, lifetime: 100)
        emitter.numParticlesToEmit = 1
        emitter.position = CGPoint(x: 20, y: 30)
        emitter.targetNode = scene
        scene.addChild(emitter)
        emitter.advanceSimulationTime(1.1)
        emitter.position = CGPoint(x: 90, y: 90)
        let particle = try #require(emitter.particles.first)
        #expect(particle.position == CGPoint(x: 20, y: 30))
        let layer = try #require(emitter.makeContentLayer())
        emitter.updateContent(layer, transform: emitter.rootTransform)
        #expect(layer.sublayers?.first?.position == CGPoint(x: 20, y: 30))
    }

    @Test func copiesEmitTheSame() throws {
        let emitter = emitter()
        (emitter.particleSpeed, emitter.particleBlendMode, emitter.particleSize) = (7, .add, CGSize(width: 3, height: 4))
        let copy = try #require(emitter.copy() as? SKEmitterNode)
        #expect(copy.particleBirthRate == 10)
        #expect(copy.particleSpeed == 7)
        #expect(copy.particleBlendMode == .add)
        #expect(copy.particleSize == CGSize(width: 3, height: 4))
        #expect(copy.particles.isEmpty)
    }

    @Test func keyframesHaveValuesBetweenThem() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 20], times: [0, 0.5, 1])
        func sample(_ time: CGFloat) -> CGFloat? { SKKeyframeSequence.number(sequence.sample(atTime: time)) }
        #expect(sample(-1) == 0)
        #expect(sample(0.25) == 5)
        #expect(sample(2) == 20)
        sequence.repeatMode = .loop
        #expect(sample(1.25) == 5)
        sequence.interpolationMode = .step
        #expect(sample(0.75) == 10)
        #expect(SKKeyframeSequence(capacity: 3).sample(atTime: 0) == nil)
    }
}
