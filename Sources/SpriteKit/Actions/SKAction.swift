import UIKit

/// How an action's progress runs over its duration.
public enum SKActionTimingMode: Int, Sendable {
    case linear = 0
    case easeIn = 1
    case easeOut = 2
    case easeInEaseOut = 3
}

/// Maps the elapsed fraction of an action's duration to its progress.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node, at once or over time.
/// Source: Apple's documentation of `SKAction`.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    /// Sets the node to a progress; the second value is the progress before.
    typealias Update = @MainActor (_ progress: CGFloat, _ previous: CGFloat) -> Void

    indirect enum Kind {
        case instant(@MainActor (SKNode) -> Void)
        /// `start` reads the node's state when the action begins.
        case interval(start: @MainActor (SKNode) -> Update)
        /// A wait of a random length.
        case pause(ClosedRange<TimeInterval>)
        case sequence([SKAction])
        case group([SKAction])
        /// nil repeats without an end.
        case repetition(SKAction, count: Int?)
        case child(name: String, SKAction)
    }

    let kind: Kind
    /// Seconds.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: SKActionTimingFunction = { $0 }
    open var speed: CGFloat = 1
    private let makeReversed: (() -> SKAction)?

    init(_ kind: Kind, duration: TimeInterval = 0, reversed: (() -> SKAction)? = nil) {
        (self.kind, self.duration, makeReversed) = (kind, max(duration, 0), reversed)
        super.init()
    }

    /// Creates an action that does nothing.
    public convenience override init() { self.init(.instant { _ in }) }

    /// The action that undoes this one; where there is none, one that does the same.
    open func reversed() -> SKAction {
        let action: SKAction
        switch kind {
        case .sequence(let actions): action = SKAction(.sequence(actions.reversed().map { $0.reversed() }), duration: duration)
        case .group(let actions): action = SKAction(.group(actions.map { $0.reversed() }), duration: duration)
        case .repetition(let inner, let count): action = SKAction(.repetition(inner.reversed(), count: count), duration: duration)
        case .child(let name, let inner): action = SKAction(.child(name: name, inner.reversed()), duration: duration)
        default: action = makeReversed?() ?? copied()
        }
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    private func copied() -> SKAction {
        let copy = SKAction(kind, duration: duration, reversed: makeReversed)
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
        return CGFloat(timingFunction(Float(eased)))
    }

    /// Whether the action has no end.
    var isEndless: Bool {
        switch kind {
        case .instant, .interval, .pause: false
        case .sequence(let actions), .group(let actions): actions.contains(where: \.isEndless)
        case .repetition(let action, let count): count == nil || action.isEndless
        case .child: false
        }
    }
}
