/// A transition whose type is not told.
///
/// Source: Apple's documentation of `AnyTransition`.
@MainActor @preconcurrency public struct AnyTransition {
    /// The view in a phase: always of one type, so that changes of the phase can be animated.
    nonisolated(unsafe) let show: (AnyView, TransitionPhase) -> AnyView
    /// The animation the transition has by itself.
    var ownAnimation: Animation?

    nonisolated init(_ show: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
        self.show = unsafeBitCast(show, to: ((AnyView, TransitionPhase) -> AnyView).self)
    }

    /// A transition of a type of its own.
    nonisolated public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { content, phase in AnyView(transition.apply(content: content, phase: phase)) }
        ownAnimation = (transition as? any OwnAnimation)?.ownAnimation
    }

    /// From and to transparency.
    nonisolated public static let opacity = AnyTransition { content, phase in AnyView(content.opacity(phase.isIdentity ? 1 : 0)) }
    /// Without any change.
    nonisolated public static let identity = AnyTransition { content, _ in content }
    /// From and to nothing in size.
    nonisolated public static var scale: AnyTransition { scale(scale: 0) }
    /// In from the leading edge, out to the trailing one.
    nonisolated public static var slide: AnyTransition { asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)) }

    /// From and to a share of the size.
    nonisolated public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { content, phase in AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)) }
    }

    /// In from an edge and out to it.
    nonisolated public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { content, phase in AnyView(content.modifier(OwnSizeOffset(edge: phase.isIdentity ? nil : edge))) }
    }

    /// From and to another place.
    nonisolated public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { content, phase in AnyView(content.offset(phase.isIdentity ? .zero : offset)) }
    }

    /// From and to another place.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// In from an edge, fading in, and on in the same direction, fading out.
    nonisolated public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// Between the view with one modifier and with another.
    nonisolated public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
    }

    /// One transition for coming, another for going.
    nonisolated public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        // Both are there in each phase: the view stays the same one.
        return AnyTransition { content, phase in
            insertion.show(
                removal.show(content, phase == .didDisappear ? phase : .identity), phase == .willAppear ? phase : .identity)
        }
    }

    /// This transition together with another.
    nonisolated public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition { content, phase in other.show(show(content, phase), phase) }
        result.ownAnimation = ownAnimation ?? other.ownAnimation
        return result
    }

    /// This transition with an animation of its own.
    nonisolated public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.ownAnimation = animation
        return copy
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
