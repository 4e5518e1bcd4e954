/// How views show themselves coming into and going out of sight.
///
/// Source: Apple's documentation of `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// With one animation from one phase to the other.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }
    public static let animated = ScrollTransitionConfiguration.animated()
    /// Step by step, as far as the view is in sight.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    public static let interactive = ScrollTransitionConfiguration.interactive()
    /// Without any transition.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The same, with the view's own look from when so much of it is in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.kind = .animated(animation)
        return copy
    }

    /// How much of a view is in sight when its transition is over.
    ///
    /// Source: Apple's documentation of `ScrollTransitionConfiguration.Threshold`.
    public struct Threshold: Sendable {
        /// The share in sight, and a distance in points by which the scroll view counts as smaller.
        var share: Double
        var inset = 0.0

        /// When all of the view is in sight.
        public static let visible = Threshold(share: 1)
        /// When none of it is.
        public static let hidden = Threshold(share: 0)
        /// When its middle stands in the middle of the scroll view.
        public static var centered: Threshold { Threshold(share: .infinity) }
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
        /// A threshold between this and another one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(share: share + (other.share - share) * amount, inset: inset + (other.inset - inset) * amount)
        }
        /// The threshold, that many points further inside.
        public func inset(by distance: Double) -> Threshold { Threshold(share: share, inset: inset + distance) }
    }
}

/// The phase of a view in its scroll view: before the visible region, in it, or after it.
///
/// Source: Apple's documentation of `ScrollTransitionPhase`.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Going out of sight at the top or leading edge.
    case topLeading
    /// In sight.
    case identity
    /// Coming into sight at the bottom or trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// -1, 0 and 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// Shows a view coming into and going out of its scroll view's sight.
@MainActor struct ScrollTransitionModifier: NodeModifier {
    typealias Body = Never
    let topLeading, bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    nonisolated(unsafe) let transition: (ScrollTransitionPhase) -> [EffectStep]
    nonisolated init(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
        transition: @escaping (ScrollTransitionPhase) -> [EffectStep]
    ) {
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        self.transition = transition
    }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = ScrollTransitionNode(node, modifier.untrackedValue, inputs)
        result.observe(inputs) { [unowned result] in result.value = modifier.value }
        return result
    }
}

@MainActor final class ScrollTransitionNode: EffectsNode {
    var value: ScrollTransitionModifier { didSet { host.needsLayout() } }
    private var stepAnimation: Animation?

    init(_ content: LayoutNode, _ value: ScrollTransitionModifier, _ inputs: _ViewInputs) {
        self.value = value
        super.init(content, inputs)
    }

    override var animation: Animation? { stepAnimation ?? super.animation }

    override func currentSteps() -> [EffectStep] {
        stepAnimation = nil
        let identity = value.transition(.identity)
        guard let (distance, phase) = place() else { return identity }
        let configuration = phase == .topLeading ? value.topLeading : value.bottomTrailing
        switch configuration.kind {
        case .identity: return identity
        case .animated(let animation):
            stepAnimation = animation
            return distance > 0 ? value.transition(phase) : identity
        case .interactive(let curve):
            guard distance > 0 else { return identity }
            let share = curve.value(at: min(distance, 1))
            return zip(identity, value.transition(phase)).map { $1.mixed(from: $0, share) }
        }
    }

    /// How far the view is from its own look, from 0 to 1 and more, and at which edge; nil outside of scroll views.
    private func place() -> (distance: Double, phase: ScrollTransitionPhase)? {
        var node: LayoutNode? = parent
        while let current = node, !(current is ScrollNode) { node = current.parent }
        guard let scroll = node as? ScrollNode else { return nil }
        let axis = value.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        var frame = self.frameInHost
        let origin = scroll.frameInHost.origin
        frame.origin = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
        let shown = scroll.visibleRect
        let (start, length) = (Double(frame.origin[axis] - shown.origin[axis]), Double(frame.size[axis]))
        let room = Double(shown.size[axis])
        guard length > 0, room > 0 else { return nil }
        let phase: ScrollTransitionPhase = start + length / 2 < room / 2 ? .topLeading : .bottomTrailing
        let threshold = (phase == .topLeading ? value.topLeading : value.bottomTrailing).threshold
        guard threshold.share.isFinite else {
            return (abs(start + length / 2 - room / 2) / ((room + length) / 2), phase)
        }
        // How much of the view the edge has passed, and how much of that counts.
        let hidden = (phase == .topLeading ? -start + threshold.inset : start + length - room + threshold.inset) / length
        let beginning = 1 - threshold.share
        guard hidden > beginning else { return (0, phase) }
        return (threshold.share > 0 ? (hidden - beginning) / threshold.share : 1, phase)
    }
}

extension View {
    /// Shows the view coming into and going out of its scroll view's sight.
    ///
    /// Source: Apple's documentation of `scrollTransition(_:axis:transition:)`.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Shows the view coming into and going out of its scroll view's sight, at each edge in a way of its own.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
                transition(EmptyVisualEffect(), $0).steps
            })
    }
}
