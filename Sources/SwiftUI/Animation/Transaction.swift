/// The context of a state change: above all the animation that displays it.
public struct Transaction {
    /// The animation of what changes; nil for none.
    public var animation: Animation?
    /// Whether animations that views ask for are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many in a row, as while a slider moves.
    public var isContinuous = false
    /// Values of keys that apps have made.
    var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    @available(*, unavailable, message: "not yet in Quince: springs that take over the speed of changes before them")
    public var tracksVelocity: Bool {
        get { false }
        set {}
    }
    @available(
        *, unavailable, message: "not yet in Quince: places of scroll views in transactions; use ScrollViewProxy.scrollTo(_:anchor:)"
    )
    public var scrollTargetAnchor: UnitPoint? {
        get { nil }
        set {}
    }
    /// The completions to call when the transaction's animations are complete.
    var completions: [AnimationCompletion] = []

    /// Has `completion` called when the animations of the transaction's changes are complete; at once where there is no animation.
    ///
    /// Source: Apple's documentation of `Transaction.addAnimationCompletion(criteria:_:)`.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria: criteria, action: completion)) }

    var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }

    nonisolated(unsafe) private(set) static var current = Transaction()

    /// Runs `body` with `transaction` as the one that counts.
    static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = transaction
        defer { current = outer }
        return try body()
    }
}

/// Runs `body` with a transaction for its changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let result = try Transaction.run(transaction, body)
    AnimationCompletion.schedule(transaction.completions, of: transaction.animation)
    return result
}

/// Runs `body` and animates what its changes change.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.run(Transaction(animation: animation), body)
}

/// When an animation counts as completed.
///
/// Source: Apple's documentation of `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When what is shown has come to its place, as far as one can see.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(name: "removed")

    /// The time from the beginning until then, in seconds; nil for animations that never end.
    func length(of animation: Animation) -> Double? {
        if self == .logicallyComplete, let duration = animation.logicalDuration { return animation.delay + duration / animation.speed }
        guard animation.repeatCount.isFinite else { return nil }
        let count = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        let run = self == .removed ? animation.duration : animation.perceptualDuration
        return animation.delay + run * count
    }
}

/// Runs `body`, animates what its changes change, and calls `completion` when that is over.
@MainActor @preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try Transaction.run(Transaction(animation: animation), body)
    guard let animation else {
        completion()
        return result
    }
    if let length = completionCriteria.length(of: animation) { FrameDelay.run(after: length, completion) }
    return result
}
