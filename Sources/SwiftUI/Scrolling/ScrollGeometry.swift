/// The visible part of a scroll view's content.
///
/// Source: Apple's documentation of `ScrollGeometry` (iOS 18).
public struct ScrollGeometry: Equatable, Sendable {
    /// The distance of the visible part from the content's origin, in points.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// The distances that the content keeps from the edges.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize
    /// The part of the content that the scroll view shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The scroll view's rectangle in its own coordinates, which begin at the content's origin.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    @MainActor init(_ scroll: UIScrollView, isRightToLeft: Bool) {
        let insets = scroll.adjustedContentInset
        self.init(
            contentOffset: scroll.contentOffset, contentSize: scroll.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isRightToLeft ? insets.left : insets.right), containerSize: scroll.bounds.size)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String { "ScrollGeometry(offset: \(contentOffset), size: \(contentSize), container: \(containerSize))" }
}

/// The phase of a scroll view's motion.
///
/// Source: Apple's documentation of `ScrollPhase` (iOS 18).
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// It stands still.
    case idle
    /// A finger is on it and has not moved yet.
    case tracking
    /// A finger moves it.
    case interacting
    /// It comes to rest after a finger has left it.
    case decelerating
    /// It scrolls to a target.
    case animating

    public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The context of a change of a scroll view's phase.
///
/// Source: Apple's documentation of `ScrollPhaseChangeContext` (iOS 18).
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// How fast the content moves, in points per second; nil while it is at rest.
    public let velocity: CGVector?
}

/// A subscription of a modifier to the scroll views inside.
@MainActor class ScrollWatch {
    func geometryChanged(_ geometry: ScrollGeometry, _ graph: Graph) {}
    func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext, _ graph: Graph) {}
    func targetsChanged(_ places: [ScrollTargetPlace], in visible: CGRect, _ graph: Graph) {}
}

private struct ScrollWatchesKey: EnvironmentKey { static var defaultValue: [ScrollWatch] { [] } }

extension EnvironmentValues {
    /// The watches of modifiers around, from the outside in.
    var scrollWatches: [ScrollWatch] {
        get { self[ScrollWatchesKey.self] }
        set { self[ScrollWatchesKey.self] = newValue }
    }
}

/// Notifies the watches of one scroll view.
@MainActor final class ScrollNotifier {
    var watches: [ScrollWatch] = []
    private var phase = ScrollPhase.idle
    private var last: (offset: CGPoint, time: CFTimeInterval, velocity: CGVector)?

    /// Called when the scroll view has been laid out or scrolled.
    func update(_ scroll: UIScrollView, _ graph: Graph, isRightToLeft: Bool) {
        guard !watches.isEmpty, scroll.bounds.width > 0 || scroll.bounds.height > 0 else { return }
        let geometry = ScrollGeometry(scroll, isRightToLeft: isRightToLeft)
        noteVelocity(geometry.contentOffset)
        for watch in watches { watch.geometryChanged(geometry, graph) }
    }

    private func noteVelocity(_ offset: CGPoint) {
        let now = CACurrentMediaTime()
        guard let last, now > last.time else { return self.last = (offset, now, self.last?.velocity ?? .zero) }
        let seconds = now - last.time
        self.last = (offset, now, CGVector(dx: (offset.x - last.offset.x) / seconds, dy: (offset.y - last.offset.y) / seconds))
    }

    func show(_ new: ScrollPhase, _ scroll: UIScrollView, _ graph: Graph, isRightToLeft: Bool) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(
            geometry: ScrollGeometry(scroll, isRightToLeft: isRightToLeft), velocity: new == .idle ? nil : last?.velocity)
        for watch in watches { watch.phaseChanged(old, new, context, graph) }
    }
}

/// Adds a watch for scroll views inside.
@MainActor private struct ScrollWatchModifier: InputsModifier {
    typealias Body = Never
    /// Makes the watch of a place in the graph; it asks the modifier that is current there.
    nonisolated(unsafe) let make: @MainActor (@escaping @MainActor () -> Any) -> ScrollWatch
    nonisolated(unsafe) let content: Any
    nonisolated init(_ content: Any, _ make: @escaping @MainActor (@escaping @MainActor () -> Any) -> ScrollWatch) {
        (self.content, self.make) = (content, make)
    }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        let watch = modifier.untrackedValue.make { modifier.untrackedValue.content }
        return inputs.changingEnvironment { $0.scrollWatches.append(watch) }
    }
}

private struct GeometryWish<Value> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

@MainActor private final class GeometryWatch<Value: Equatable>: ScrollWatch {
    private let wish: @MainActor () -> Any
    private var last: Value?
    init(_ wish: @escaping @MainActor () -> Any) { self.wish = wish }

    override func geometryChanged(_ geometry: ScrollGeometry, _ graph: Graph) {
        guard let wish = wish() as? GeometryWish<Value> else { return }
        let new = wish.transform(geometry)
        guard new != last else { return }
        let old = last
        last = new
        if let old { graph.afterUpdate { wish.action(old, new) } }
    }
}

@MainActor private final class PhaseWatch: ScrollWatch {
    typealias Action = (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    private let wish: @MainActor () -> Any
    init(_ wish: @escaping @MainActor () -> Any) { self.wish = wish }

    override func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext, _ graph: Graph) {
        guard let action = wish() as? Action else { return }
        graph.afterUpdate { action(old, new, context) }
    }
}

private struct TargetWish<ID> {
    let threshold: Double
    let action: ([ID]) -> Void
}

@MainActor private final class TargetWatch<ID: Hashable>: ScrollWatch {
    private let wish: @MainActor () -> Any
    private var last: [ID]?
    init(_ wish: @escaping @MainActor () -> Any) { self.wish = wish }

    override func targetsChanged(_ places: [ScrollTargetPlace], in visible: CGRect, _ graph: Graph) {
        guard let wish = wish() as? TargetWish<ID> else { return }
        let shown = places.compactMap { place -> ID? in
            guard let id = place.id?.base as? ID else { return nil }
            return ScrollVisibility.share(of: place.frame, in: visible) >= wish.threshold ? id : nil
        }
        guard shown != last else { return }
        last = shown
        graph.afterUpdate { wish.action(shown) }
    }
}

/// How much of a view is in sight.
enum ScrollVisibility {
    /// The visible share of a rectangle, 0…1.
    static func share(of frame: CGRect, in visible: CGRect) -> Double {
        let area = frame.width * frame.height
        guard area > 0 else { return visible.contains(frame.origin) ? 1 : 0 }
        let part = frame.common(visible)
        return part.isNull ? 0 : Double(part.width * part.height / area)
    }
}

extension View {
    /// Calls `action` when what `transform` makes of a scroll view's geometry changes. It concerns the scroll views inside.
    ///
    /// Source: Apple's documentation of `onScrollGeometryChange(for:of:action:)` (iOS 18).
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollWatchModifier(GeometryWish(transform: transform, action: action)) { GeometryWatch<T>($0) })
    }
    /// Calls `action` when a scroll view inside begins or ends scrolling.
    ///
    /// Source: Apple's documentation of `onScrollPhaseChange(_:)` (iOS 18).
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        let action: PhaseWatch.Action = action
        return modifier(ScrollWatchModifier(action) { PhaseWatch($0) })
    }
    /// Calls `action` when a scroll view inside begins or ends scrolling.
    nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View
    {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }
    /// Calls `action` with the identities of the target views that are in sight, when these change.
    ///
    /// - Parameter threshold: The share of a view that has to be in sight, 0…1.
    ///
    /// Source: Apple's documentation of `onScrollTargetVisibilityChange(idType:threshold:_:)` (iOS 18).
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollWatchModifier(TargetWish(threshold: threshold, action: action)) { TargetWatch<ID>($0) })
    }
    /// Calls `action` when the view comes into sight in the scroll view around, and when it leaves it.
    ///
    /// - Parameter threshold: The share of the view that has to be in sight, 0…1.
    ///
    /// Source: Apple's documentation of `onScrollVisibilityChange(threshold:_:)` (iOS 18).
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

/// Notifies an app of whether a view is in sight.
@MainActor private struct ScrollVisibilityModifier: NodeModifier {
    typealias Body = Never
    let threshold: Double
    nonisolated(unsafe) let action: (Bool) -> Void
    nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) { (self.threshold, self.action) = (threshold, action) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        ScrollVisibilityNode(node, modifier, inputs)
    }
}

@MainActor private final class ScrollVisibilityNode: WrapperNode, PositionDependent {
    private let modifier: Attribute<ScrollVisibilityModifier>
    private var last: Bool?

    init(_ content: LayoutNode, _ modifier: Attribute<ScrollVisibilityModifier>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(content, inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
    }

    func positionChanged() -> Bool {
        guard let visible = visibleRect else { return false }
        let modifier = modifier.untrackedValue
        let isVisible = ScrollVisibility.share(of: CGRect(origin: .zero, size: size), in: visible) >= modifier.threshold
        guard isVisible != last else { return false }
        let wasKnown = last != nil
        last = isVisible
        if isVisible || wasKnown { host.graph.afterUpdate { modifier.action(isVisible) } }
        return false
    }

    /// The visible rectangle of the nearest scroll view in the node's coordinates; infinite outside of scroll views.
    private var visibleRect: CGRect? {
        var origin = CGPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            origin.x += node.position.x
            origin.y += node.position.y
            if let scroll = parent as? ScrollNode { return scroll.visibleRect.offsetBy(dx: -origin.x, dy: -origin.y) }
            origin.x += parent.contentOffset.x
            origin.y += parent.contentOffset.y
            node = parent
        }
        return host.container.map { $0.bounds.offsetBy(dx: -origin.x - node.position.x, dy: -origin.y - node.position.y) }
    }
}
