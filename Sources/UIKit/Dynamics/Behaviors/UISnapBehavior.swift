/// Draws an item to a point, upright, where it swings to rest and is held against gravity: *UISnapBehavior*.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// Swings a second of the spring that draws the item.
    private static let frequency: CGFloat = 3

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        addMember(item)
    }

    open var snapPoint: CGPoint { didSet { dynamicAnimator?.simulationChanged() } }

    /// How little the item swings before it rests, from 0 to 1.
    open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.simulationChanged() } }

    override func joined(_ body: DynamicBody) { body.snaps += 1 }
    override func left(_ body: DynamicBody) { body.snaps -= 1 }

    override func exert(_ simulation: DynamicSimulation) {
        for body in members.lazy.compactMap(simulation.body(of:)) where body.isAwake { draw(body) }
    }

    private func draw(_ body: DynamicBody) {
        let away = CGVector(dx: body.center.x - snapPoint.x, dy: body.center.y - snapPoint.y)
        // The nearest way to stand upright.
        let turned = remainder(body.angle, 2 * .pi)
        let velocity = body.velocity
        if hypot(away.dx, away.dy) < 0.25, hypot(velocity.x, velocity.y) < 5, abs(turned) < 0.005, abs(body.angularVelocity) < 0.1 {
            return body.rest(at: snapPoint, angle: body.angle - turned)
        }
        let pace = 2 * CGFloat.pi * Self.frequency
        let resistance = 2 * pace * (0.2 + 0.8 * min(max(damping, 0), 1))
        let force = CGVector(
            dx: -body.mass * (pace * pace * away.dx + resistance * velocity.x),
            dy: -body.mass * (pace * pace * away.dy + resistance * velocity.y))
        body.push(force, at: body.center, wakes: true)
        body.angularVelocity -= (pace * pace * turned + resistance * body.angularVelocity) * UIDynamicAnimator.step
    }
}
