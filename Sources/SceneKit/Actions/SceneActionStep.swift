import UIKit

/// The state of an action that runs on a node.
final class SceneActionStep {
    private let action: SCNAction
    private var elapsed: TimeInterval = 0
    private var update: SCNAction.Update?
    private var progress: CGFloat = 0
    private var steps: [SceneActionStep] = []
    private var index = 0
    private var isDone = false
    private var pause: TimeInterval = 0

    init(_ action: SCNAction) {
        self.action = action
        restart()
    }

    private func restart() {
        (elapsed, update, progress, index, isDone) = (0, nil, 0, 0, false)
        switch action.kind {
        case .sequence(let actions), .group(let actions): steps = actions.map { SceneActionStep($0) }
        case .pause(let range): pause = .random(in: range)
        case .repetition(let inner, let count): steps = count == 0 ? [] : [SceneActionStep(inner)]
        default: steps = []
        }
    }

    /// Advances by seconds; returns those that are left after the end, nil while the action runs.
    func advance(_ node: SCNNode, by seconds: TimeInterval) -> TimeInterval? {
        if isDone { return seconds }
        let speed = TimeInterval(action.speed)
        guard let left = advanceKind(node, by: seconds * speed) else { return nil }
        isDone = true
        return speed > 0 ? left / speed : 0
    }

    private func advanceKind(_ node: SCNNode, by seconds: TimeInterval) -> TimeInterval? {
        switch action.kind {
        case .instant(let body):
            body(node)
            return seconds
        case .interval(let start): return advanceInterval(node, start, by: seconds)
        case .pause:
            elapsed += seconds
            return elapsed >= pause ? elapsed - pause : nil
        case .sequence: return advanceSequence(node, by: seconds)
        case .group: return advanceGroup(node, by: seconds)
        case .repetition(_, let count): return advanceRepetition(node, count, by: seconds)
        }
    }

    private func advanceInterval(_ node: SCNNode, _ start: (SCNNode) -> SCNAction.Update, by seconds: TimeInterval) -> TimeInterval? {
        let update = update ?? start(node)
        self.update = update
        elapsed += seconds
        let fraction = action.duration > 0 ? min(elapsed / action.duration, 1) : 1
        let reached = action.progress(at: CGFloat(fraction))
        update(reached, progress)
        progress = reached
        return fraction >= 1 ? elapsed - action.duration : nil
    }

    private func advanceGroup(_ node: SCNNode, by seconds: TimeInterval) -> TimeInterval? {
        var least: TimeInterval? = seconds
        for step in steps {
            guard let left = step.advance(node, by: seconds) else {
                least = nil
                continue
            }
            least = least.map { min($0, left) }
        }
        return least
    }

    private func advanceSequence(_ node: SCNNode, by seconds: TimeInterval) -> TimeInterval? {
        var left = seconds
        while index < steps.count {
            guard let rest = steps[index].advance(node, by: left) else { return nil }
            left = rest
            index += 1
        }
        return left
    }

    private func advanceRepetition(_ node: SCNNode, _ count: Int?, by seconds: TimeInterval) -> TimeInterval? {
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
final class RunningSceneAction {
    let action: SCNAction
    let key: String?
    let completion: (() -> Void)?
    private let step: SceneActionStep
    private(set) var isCancelled = false

    init(action: SCNAction, key: String?, completion: (() -> Void)?) {
        (self.action, self.key, self.completion) = (action, key, completion)
        step = SceneActionStep(action)
    }

    func cancel() { isCancelled = true }

    /// Whether the action has ended.
    func advance(_ node: SCNNode, by seconds: TimeInterval) -> Bool { step.advance(node, by: seconds) != nil }
}

/// An object that runs actions. Source: Apple's documentation of `SCNActionable`.
public protocol SCNActionable: NSObjectProtocol {
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    var actionKeys: [String] { get }
}

extension SCNNode {
    public func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
    public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
        runAction(action, forKey: nil, completionHandler: block)
    }
    public func runAction(_ action: SCNAction, forKey key: String?) { runAction(action, forKey: key, completionHandler: nil) }
    /// Runs an action in place of the one that has the key.
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
        if let key { removeAction(forKey: key) }
        running.append(RunningSceneAction(action: action, key: key, completion: block))
    }
    /// Runs an action until it ends.
    public func runAction(_ action: SCNAction) async {
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in runAction(action) { next.resume() } }
    }
    public var hasActions: Bool { !running.isEmpty }
    public var actionKeys: [String] { running.compactMap(\.key) }
    public func action(forKey key: String) -> SCNAction? { running.first { $0.key == key }?.action }
    public func removeAction(forKey key: String) {
        for action in running where action.key == key { action.cancel() }
        running.removeAll { $0.isCancelled }
    }
    public func removeAllActions() {
        for action in running { action.cancel() }
        running = []
    }

    /// Advances the actions of the node and its descendants; answers whether there are any.
    @discardableResult func advanceActions(by seconds: TimeInterval) -> Bool {
        guard !isPaused else { return false }
        var found = !running.isEmpty
        for action in running where !action.isCancelled {
            guard action.advance(self, by: seconds), !action.isCancelled else { continue }
            running.removeAll { $0 === action }
            action.completion?()
        }
        for child in childNodes where child.parent === self { found = child.advanceActions(by: seconds) || found }
        return found
    }
}
