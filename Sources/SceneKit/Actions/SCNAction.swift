import UIKit
import simd

public enum SCNActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// Maps the elapsed fraction of an action's duration to its progress.
public typealias SCNActionTimingFunction = (Float) -> Float

/// A change of a node, at once or over time. Source: Apple's documentation of `SCNAction`.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
    /// Sets the node to a progress; the second value is the progress before.
    typealias Update = (_ progress: CGFloat, _ previous: CGFloat) -> Void

    indirect enum Kind {
        case instant((SCNNode) -> Void)
        /// `start` reads the node's state when the action begins.
        case interval(start: (SCNNode) -> Update)
        /// A wait of a random length.
        case pause(ClosedRange<TimeInterval>)
        case sequence([SCNAction])
        case group([SCNAction])
        /// nil repeats without an end.
        case repetition(SCNAction, count: Int?)
    }

    let kind: Kind
    /// Seconds.
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    open var timingFunction: SCNActionTimingFunction?
    open var speed: CGFloat = 1
    private let makeReversed: (() -> SCNAction)?

    init(_ kind: Kind, duration: TimeInterval = 0, reversed: (() -> SCNAction)? = nil) {
        (self.kind, self.duration, makeReversed) = (kind, max(duration, 0), reversed)
        super.init()
    }

    /// The action that undoes this one; where there is none, one that does the same.
    open func reversed() -> SCNAction {
        let action: SCNAction
        switch kind {
        case .sequence(let actions): action = SCNAction(.sequence(actions.reversed().map { $0.reversed() }), duration: duration)
        case .group(let actions): action = SCNAction(.group(actions.map { $0.reversed() }), duration: duration)
        case .repetition(let inner, let count): action = SCNAction(.repetition(inner.reversed(), count: count), duration: duration)
        default: action = makeReversed?() ?? copied()
        }
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    private func copied() -> SCNAction {
        let copy = SCNAction(kind, duration: duration, reversed: makeReversed)
        (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
        return copy
    }
    public func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func copy() -> Any { copied() }

    /// The progress at a fraction of the duration.
    func progress(at fraction: CGFloat) -> CGFloat {
        let eased =
            switch timingMode {
            case .linear: fraction
            case .easeIn: fraction * fraction
            case .easeOut: fraction * (2 - fraction)
            case .easeInEaseOut: fraction < 0.5 ? 2 * fraction * fraction : 1 - 2 * (1 - fraction) * (1 - fraction)
            }
        return timingFunction.map { CGFloat($0(Float(eased))) } ?? eased
    }

    // MARK: Order

    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(.repetition(action, count: max(count, 0)), duration: action.duration * Double(max(count, 0)))
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.repetition(action, count: nil), duration: .infinity) }
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(.interval { _ in { _, _ in } }, duration: sec) }
    /// Waits for a random time of `sec` ± half of `durationRange`, chosen anew whenever the action begins.
    open class func wait(duration sec: TimeInterval, range durationRange: TimeInterval) -> SCNAction {
        let half = abs(durationRange) / 2
        return SCNAction(.pause(max(sec - half, 0)...max(sec + half, 0)), duration: sec)
    }

    // MARK: Code

    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(.instant(block)) }
    open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        nonisolated(unsafe) let block = block
        return SCNAction(.instant { node in queue.async { block(node) } })
    }
    /// Calls the block in each frame with the seconds since the action began.
    open class func customAction(duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction {
        SCNAction(.interval { node in { [unowned node] progress, _ in block(node, progress * CGFloat(seconds)) } }, duration: seconds)
    }
    open class func removeFromParentNode() -> SCNAction { SCNAction(.instant { $0.removeFromParentNode() }) }
    open class func hide() -> SCNAction { SCNAction(.instant { $0.isHidden = true }, reversed: { unhide() }) }
    open class func unhide() -> SCNAction { SCNAction(.instant { $0.isHidden = false }, reversed: { hide() }) }

    @available(*, unavailable, message: "not yet in Quince: sound in scenes")
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { run { _ in } }
    @available(*, unavailable, message: "not yet in Quince: actions in JavaScript")
    open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction { run { _ in } }
}
