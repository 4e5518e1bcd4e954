/// How a view comes and goes.
///
/// Source: Apple's documentation of `Transition`.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    /// The view as it is in a phase of its coming and going.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Shows a view as the transition does in a phase.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: Content(content: AnyView(content)), phase: phase)
    }

    /// This transition together with another.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

extension Transition {
    /// This transition with an animation of its own.
    ///
    /// Source: Apple's documentation of `Transition.animation(_:)`.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// A transition with an animation of its own.
protocol OwnAnimation { nonisolated var ownAnimation: Animation? { get } }

/// A transition that brings its animation.
struct AnimatedTransition<Base: Transition>: Transition, OwnAnimation {
    let base: Base
    nonisolated let animation: Animation?

    nonisolated var ownAnimation: Animation? { animation }

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}

/// A transition together with another.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// The view a transition is applied to.
@MainActor @preconcurrency public struct PlaceholderContentView<Value>: View {
    let content: AnyView
    public var body: some View { content }
}

/// The phase of a view in its transition: about to appear, in place, or disappeared.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// Not shown yet.
    case willAppear
    /// Shown as it is.
    case identity
    /// On its way out.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while it is shown, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition type.
public struct TransitionProperties: Sendable {
    /// Whether the view moves, which is left out where people want less motion.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
