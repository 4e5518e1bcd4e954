/// A part of the physics of a dynamic animator; by itself a group of other behaviours: *UIDynamicBehavior*.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// Called with every frame of the animator.
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// The animator the behaviour was added to, by itself or with its parent.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behaviour that works while this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.move(to: nil)
    }

    /// The behaviour is about to be added to an animator, or removed with nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Within an animator

    /// The items the behaviour works on.
    private(set) var members: [any UIDynamicItem] = []

    final func move(to animator: UIDynamicAnimator?) {
        guard animator !== dynamicAnimator else { return }
        willMove(to: animator)
        if let simulation = dynamicAnimator?.simulation {
            leave(simulation)
            for item in members { release(item, from: simulation) }
            dynamicAnimator?.simulationChanged()
        }
        dynamicAnimator = animator
        if let simulation = animator?.simulation {
            for item in members { join(item, into: simulation) }
            join(simulation)
            animator?.simulationChanged()
        }
        for child in childBehaviors { child.move(to: animator) }
    }

    final func addMember(_ item: any UIDynamicItem) {
        guard !members.contains(where: { $0 === item }) else { return }
        members.append(item)
        guard let dynamicAnimator else { return }
        join(item, into: dynamicAnimator.simulation)
        dynamicAnimator.simulationChanged()
    }

    final func removeMember(_ item: any UIDynamicItem) {
        guard let index = members.firstIndex(where: { $0 === item }) else { return }
        members.remove(at: index)
        guard let dynamicAnimator else { return }
        release(item, from: dynamicAnimator.simulation)
        dynamicAnimator.simulationChanged()
    }

    private func join(_ item: any UIDynamicItem, into simulation: DynamicSimulation) { joined(simulation.join(item)) }

    private func release(_ item: any UIDynamicItem, from simulation: DynamicSimulation) {
        if let body = simulation.body(of: item) { left(body) }
        simulation.release(item)
    }

    /// The items are in the simulation: joints and boundaries can be made.
    func join(_ simulation: DynamicSimulation) {}
    /// The items are about to leave the simulation: what `join` has made goes.
    func leave(_ simulation: DynamicSimulation) {}
    func joined(_ body: DynamicBody) {}
    func left(_ body: DynamicBody) {}
    /// Exerts forces, before every step of the simulation.
    func exert(_ simulation: DynamicSimulation) {}

    final func forEachBehavior(_ body: (UIDynamicBehavior) -> Void) {
        body(self)
        for child in childBehaviors { child.forEachBehavior(body) }
    }
}
