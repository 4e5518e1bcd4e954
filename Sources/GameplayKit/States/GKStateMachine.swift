import QuinceFoundation

/// A state of a machine; subclasses are the states.
///
/// Source: Apple's documentation of `GKState`.
open class GKState: NSObject {
    /// The machine that the state belongs to.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() { super.init() }

    /// Whether the machine may go from this state to another; to any, by default.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine has entered this state; from none at first.
    open func didEnter(from previousState: GKState?) {}
    /// The machine is updated while it is in this state.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine leaves this state.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states at a time.
///
/// Source: Apple's documentation of `GKStateMachine`.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    /// The state that the machine is in; nil before it has entered any.
    open private(set) var currentState: GKState?

    /// - Parameter states: One of each class.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in self.states.values { state.stateMachine = self }
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    /// The machine's state of a class; nil where it has none.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether the machine has such a state and may enter it now.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Enters a state.
    ///
    /// - Returns: false, with nothing changed, where that is not allowed.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
}
