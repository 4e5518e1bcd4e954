/// An animation that an app computes.
///
/// Source: Apple's documentation of `CustomAnimation`.
public protocol CustomAnimation: Hashable {
    /// The part of the way that is done.
    ///
    /// - Parameters:
    ///   - value: The whole way, from where the value was to where it is to be.
    ///   - time: Seconds since the beginning.
    ///   - context: The state that the animation keeps between two frames.
    /// - Returns: nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value is, per second; nil where that is not told.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether the animation goes on with what the previous one of the same value has kept.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// Under which an animation keeps something between two frames.
///
/// Source: Apple's documentation of `AnimationStateKey`.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A store of values that a custom animation keeps between two frames, by key.
///
/// Source: Apple's documentation of `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The state and environment that a custom animation reads besides the value and the time.
///
/// Source: Apple's documentation of `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the animation counts as completed already.
    public var isLogicallyComplete: Bool
    public private(set) var environment: EnvironmentValues

    init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) { (self.state, self.isLogicallyComplete, self.environment) = (state, isLogicallyComplete, environment) }

    /// The context of an animation of another type, with its own state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// An animation of an app whose type is not told.
final class AnyCustomAnimation: Hashable, @unchecked Sendable {
    let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }

    static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

    private static let framesPerSecond = 60.0
    /// After so many seconds an animation counts as one that never ends.
    private static let longest = 120.0

    /// The shares of the way that are done at each frame until the animation is over.
    private(set) lazy var course: [Double] = {
        var context = AnimationContext<Double>()
        var shares: [Double] = []
        while Double(shares.count) < Self.longest * Self.framesPerSecond,
            let share = base.animate(value: 1, time: Double(shares.count) / Self.framesPerSecond, context: &context)
        { shares.append(share) }
        return shares
    }()

    /// How long the animation takes, in seconds.
    var duration: Double {
        let length = Double(course.count) / Self.framesPerSecond
        return length >= Self.longest ? .infinity : length
    }
}

extension Animation {
    /// An animation that an app computes.
    ///
    /// Source: Apple's documentation of `Animation.init(_:)`.
    public init<A: CustomAnimation>(_ base: A) { self.init(.custom(AnyCustomAnimation(base))) }

    /// The curve of the animation: an app's own animation, or a wrapper around the system's.
    public var base: any CustomAnimation {
        if case .custom(let custom) = curve, self == Animation(.custom(custom)) { return custom.base }
        return SystemAnimation(animation: self)
    }

    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let course = AnimationCourse(animation: self, start: 0, from: .zero, to: value)
        course.context = context
        defer { context = course.context }
        return course.isOver(at: time) ? nil : course.value(at: time)
    }
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let course = AnimationCourse(animation: self, start: 0, from: .zero, to: value)
        course.context = context
        return course.velocity(at: time)
    }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let custom) = curve else { return false }
        return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

/// An animation of the system's, as one that computes itself.
private struct SystemAnimation: CustomAnimation {
    let animation: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.animate(value: value, time: time, context: &context)
    }
}
