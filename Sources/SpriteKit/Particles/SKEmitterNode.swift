import UIKit

/// The order in which an emitter's particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast = 0
    case oldestFirst = 1
    case dontCare = 2
}

/// A source of particles, which it makes, moves and draws by itself.
///
/// Values with a range begin at the value ± half of the range. A sequence, where there is one, stands for value, range and speed; its times are parts of a
/// particle's life. The same game makes the same particles in every run.
/// Source: Apple's documentation of `SKEmitterNode`.
open class SKEmitterNode: SKNode {
    // MARK: Creation

    /// Particles made in a second.
    open var particleBirthRate: CGFloat = 0
    /// How many particles are made in all; 0 for no limit.
    open var numParticlesToEmit = 0
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// The node whose movement the particles follow once they are made; nil for the emitter.
    open weak var targetNode: SKNode?
    /// Seconds that a particle lives.
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0

    // MARK: Movement

    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleZPosition: CGFloat = 0
    /// Points in a second.
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    /// The direction in which particles leave, in radians counterclockwise from the x axis.
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    // MARK: Rotation and size

    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    /// The size of particles before they are scaled; zero for that of the texture.
    open var particleSize = CGSize.zero

    // MARK: Look

    open var particleTexture: SKTexture?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleColor: UIColor! = .white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?

    @available(*, unavailable, message: "not yet in Quince: actions of particles")
    open var particleAction: SKAction? { nil }
    @available(*, unavailable, message: "not yet in Quince: fields")
    open var fieldBitMask: UInt32 { 0 }
    @available(*, unavailable, message: "not yet in Quince: shaders")
    open var shader: Any? { nil }

    // MARK: Simulation

    /// Those that live, the oldest first.
    private(set) var particles: [Particle] = []
    private var random = ParticleRandom()
    private var emitted = 0
    /// The part of a particle that is due.
    private var due: CGFloat = 0
    /// More are neither made nor drawn.
    private static let limit = 4_000
    /// The longest time that is simulated at once, in seconds.
    private static let step: TimeInterval = 1 / 30
    private let layers = ParticleLayers()

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        readParticles(aDecoder)
    }

    /// Goes on with the particles as if a time had passed.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        var left = min(max(sec, 0), 600)
        while left > 0 {
            advanceContent(by: min(left, Self.step))
            left -= Self.step
        }
    }

    /// Removes the particles and begins again.
    open func resetSimulation() { (particles, emitted, due) = ([], 0, 0) }

    override func advanceContent(by seconds: TimeInterval) {
        let time = CGFloat(seconds)
        let acceleration = CGVector(dx: xAcceleration, dy: yAcceleration)
        for index in particles.indices { particles[index].advance(by: time, acceleration: acceleration) }
        particles.removeAll { $0.age >= $0.lifetime }
        emit(during: time)
    }

    private func emit(during seconds: CGFloat) {
        guard particleBirthRate > 0, particleBirthRate.isFinite, seconds > 0 else { return }
        due = min(due + particleBirthRate * seconds, CGFloat(Self.limit))
        let transform = targetNode.map { target in rootTransform.concatenating(target.rootTransform.inverted()) }
        while due >= 1 {
            due -= 1
            guard numParticlesToEmit <= 0 || emitted < numParticlesToEmit, particles.count < Self.limit else { continue }
            emitted += 1
            var particle = makeParticle()
            if let transform { particle.move(by: transform) }
            // It was made in the middle of the time, not at its end.
            particle.advance(by: min(due / particleBirthRate, seconds), acceleration: CGVector(dx: xAcceleration, dy: yAcceleration))
            if particle.age < particle.lifetime { particles.append(particle) }
        }
    }

    private func makeParticle() -> Particle {
        let angle = random.value(emissionAngle, emissionAngleRange), speed = random.value(particleSpeed, particleSpeedRange)
        let start = ParticleColor(particleColor ?? .white)
        return Particle(
            lifetime: random.value(particleLifetime, particleLifetimeRange),
            position: CGPoint(
                x: random.value(particlePosition.x, particlePositionRange.dx), y: random.value(particlePosition.y, particlePositionRange.dy)
            ),
            velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
            color: ParticleColor(
                red: random.value(start.red, particleColorRedRange), green: random.value(start.green, particleColorGreenRange),
                blue: random.value(start.blue, particleColorBlueRange), alpha: random.value(start.alpha, particleColorAlphaRange)),
            blendFactor: random.value(particleColorBlendFactor, particleColorBlendFactorRange),
            alpha: random.value(particleAlpha, particleAlphaRange), scale: random.value(particleScale, particleScaleRange),
            rotation: random.value(particleRotation, particleRotationRange))
    }

    // MARK: Content

    override var contentHeight: CGFloat { particleZPosition }
    override func makeContentLayer() -> CALayer? { layers.root }

    override func updateContent(_ layer: CALayer, transform: CGAffineTransform) {
        var transform = transform
        if let targetNode {
            let own = rootTransform
            guard own.a * own.d != own.b * own.c else { return layers.clear() }
            transform = targetNode.rootTransform.concatenating(own.inverted()).concatenating(transform)
        }
        layers.show(particleRenderOrder == .oldestFirst ? particles : particles.reversed(), of: self, transform)
    }

    override func makeCopy() -> SKNode { SKEmitterNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        if let copy = copy as? SKEmitterNode { copyParticles(to: copy) }
    }
}

extension Particle {
    /// Brings the particle into other coordinates.
    fileprivate mutating func move(by transform: CGAffineTransform) {
        position = position.applying(transform)
        velocity = CGVector(
            dx: velocity.dx * transform.a + velocity.dy * transform.c, dy: velocity.dx * transform.b + velocity.dy * transform.d)
    }
}
