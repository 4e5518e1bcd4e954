import Foundation
import RenderProtocol

/// A basic animation driven by a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// Mass of what hangs on the spring, > 0.
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Speed at the begin; 1 covers the whole distance in a second.
    open var initialVelocity: CGFloat = 0
    /// Whether damping beyond the critical one counts; without, the spring returns as fast as it can without swinging.
    open var allowsOverdamping = false

    private var usedDamping: CGFloat { allowsOverdamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot()) }

    /// A spring by how long it takes to settle as people see it, and how much it bounces (0 none, 1 for ever).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        mass = 1
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        stiffness = frequency * frequency
        damping = bounce >= 0 ? 2 * (1 - bounce) * frequency : 2 * frequency / (1 + bounce)
        allowsOverdamping = bounce < 0
    }

    open var perceptualDuration: CFTimeInterval { Double(2 * CGFloat.pi / (stiffness / mass).squareRoot()) }
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time until the spring stays within a thousandth of its end, in seconds.
    open var settlingDuration: CFTimeInterval {
        SpringMotion(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(usedDamping), initialVelocity: Double(initialVelocity)
        )
        .settlingDuration
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copied = CASpringAnimation()
        copyProperties(to: copied)
        return copied
    }

    override func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CASpringAnimation else { return }
        (other.mass, other.stiffness, other.damping) = (mass, stiffness, damping)
        (other.initialVelocity, other.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }

    override func motion(on layer: CALayer, path: AnimatedKeyPath) -> RenderAnimation.Motion? {
        ends(on: layer, path: path).map {
            .spring(
                from: $0.from, to: $0.to, mass: Double(mass), stiffness: Double(stiffness), damping: Double(usedDamping),
                initialVelocity: Double(initialVelocity))
        }
    }
}
