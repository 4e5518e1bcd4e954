import UIKit

/// The state of an action that runs on a node.
@MainActor final class ActionStep {
    private let action: SKAction
    private var elapsed: TimeInterval = 0
    private var update: SKAction.Update?
    private var progress: CGFloat = 0
    private var steps: [ActionStep] = []
    private var index = 0
    private var isDone = false
    private var pause: TimeInterval = 0

    init(_ action: SKAction) {
        self.action = action
        restart()
    }

    private func restart() {
        (elapsed, update, progress, index, isDone) = (0, nil, 0, 0, false)
        switch action.kind {
        case .sequence(let actions), .group(let actions): steps = actions.map { ActionStep($0) }
        case .pause(let range): pause = .random(in: range)
        case .repetition(let inner, let count): steps = count == 0 ? [] : [ActionStep(inner)]
        default: steps = []
        }
    }

    /// Advances by seconds; returns those that are left after the end, nil while the action runs.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        if isDone { return seconds }
        let speed = TimeInterval(action.speed)
        guard let left = advanceKind(node, by: seconds * speed) else { return nil }
        isDone = true
        return speed > 0 ? left / speed : 0
    }

    private func advanceKind(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        switch action.kind {
        case .instant(let body):
            body(node)
            return seconds
        case .interval(let start): return advanceInterval(node, start, by: seconds)
        case .pause:
            elapsed += seconds
            return elapsed >= pause ? elapsed - pause : nil
        case .sequence: return advanceSequence(node, by: seconds)
        case .group:
            var least: TimeInterval? = seconds
            for step in steps {
                guard let left = step.advance(node, by: seconds) else {
                    least = nil
                    continue
                }
                least = least.map { min($0, left) }
            }
            return least
        case .repetition(_, let count): return advanceRepetition(node, count, by: seconds)
        case .child(let name, let inner):
            node.childNode(withName: name)?.run(inner)
            return seconds
        }
    }

    private func advanceInterval(_ node: SKNode, _ start: @MainActor (SKNode) -> SKAction.Update, by seconds: TimeInterval) -> TimeInterval?
    {
        let update = update ?? start(node)
        self.update = update
        elapsed += seconds
        let fraction = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
        let reached = action.progress(at: fraction)
        update(reached, progress)
        progress = reached
        return fraction >= 1 ? elapsed - action.duration : nil
    }

    private func advanceSequence(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        var left = seconds
        while index < steps.count {
            guard let rest = steps[index].advance(node, by: left) else { return nil }
            left = rest
            index += 1
        }
        return left
    }

    private func advanceRepetition(_ node: SKNode, _ count: Int?, by seconds: TimeInterval) -> TimeInterval? {
        guard let step = steps.first else { return seconds }
        var left = seconds
        while index < count ?? .max {
            guard let rest = step.advance(node, by: left) else { return nil }
            index += 1
            step.restart()
            // An action without duration is repeated once a frame.
            if rest >= left, count == nil { return nil }
            left = rest
        }
        return left
    }
}

/// An action of a node, with its key and completion.
@MainActor final class RunningAction {
    let action: SKAction
    let key: String?
    let completion: (() -> Void)?
    private let step: ActionStep
    private(set) var isCancelled = false

    init(action: SKAction, key: String?, completion: (() -> Void)?) {
        (self.action, self.key, self.completion) = (action, key, completion)
        step = ActionStep(action)
    }

    func cancel() { isCancelled = true }

    /// Whether the action has ended.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> Bool { step.advance(node, by: seconds) != nil }
}

extension SKNode {
    public func run(_ action: SKAction) { start(RunningAction(action: action, key: nil, completion: nil)) }
    public func run(_ action: SKAction, completion block: @escaping () -> Void) {
        start(RunningAction(action: action, key: nil, completion: block))
    }
    /// Runs an action until it ends.
    public func run(_ action: SKAction) async {
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in run(action) { next.resume() } }
    }
    /// Runs an action in place of the one that has the key.
    public func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        start(RunningAction(action: action, key: key, completion: nil))
    }

    private func start(_ action: RunningAction) { running.append(action) }

    public func hasActions() -> Bool { !running.isEmpty }
    public func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
    public func removeAction(forKey key: String) {
        for action in running where action.key == key { action.cancel() }
        running.removeAll { $0.isCancelled }
    }
    public func removeAllActions() {
        for action in running { action.cancel() }
        running = []
    }

    /// Advances the actions of the node and its descendants.
    func advanceActions(by seconds: TimeInterval) {
        guard !isPaused else { return }
        let seconds = seconds * TimeInterval(speed)
        for action in running where !action.isCancelled {
            guard action.advance(self, by: seconds), !action.isCancelled else { continue }
            running.removeAll { $0 === action }
            action.completion?()
        }
        advanceContent(by: seconds)
        for child in children where child.parent === self { child.advanceActions(by: seconds) }
    }
}
