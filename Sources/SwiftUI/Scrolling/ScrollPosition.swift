/// The position of a scroll view: a view by its identity, an edge, or a point.
///
/// Source: Apple's documentation of `ScrollPosition` (iOS 18).
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Target: Equatable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Nil keeps the coordinate.
        case point(CGFloat?, CGFloat?)
    }

    var target = Target.none
    /// Whether views in sight are noted by their identity.
    private(set) var notesViews = false
    /// The identity of the view in sight, while the user scrolls.
    private(set) var seen: AnyHashable?
    /// Whether the user has scrolled to where the content stands.
    public internal(set) var isPositionedByUser = false

    /// A position in a scroll view whose target views have identities of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { notesViews = ID.self != Never.self }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        (notesViews, target) = (true, .view(AnyHashable(id), anchor))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        target = .edge(edge)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        target = .point(point.x, point.y)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType, point: CGPoint(x: x, y: y))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        target = .point(x, nil)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        target = .point(nil, y)
    }

    // MARK: Scrolling

    private mutating func set(_ new: Target) { (target, seen, isPositionedByUser) = (new, nil, false) }

    /// Scrolls to the view of an identity.
    ///
    /// - Parameter anchor: The point of the view and of the scroll view that come together.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        notesViews = true
        set(.view(AnyHashable(id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { set(.point(point.x, point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x, y)) }
    public mutating func scrollTo(x: CGFloat) { set(.point(x, nil)) }
    public mutating func scrollTo(y: CGFloat) { set(.point(nil, y)) }

    /// Notes what the user has scrolled to.
    mutating func scrolledByUser(_ id: AnyHashable?) { (target, seen, isPositionedByUser) = (.none, notesViews ? id : nil, true) }

    // MARK: What is known

    /// The identity of the view that is scrolled to, or in sight after the user has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        let id: AnyHashable? = if case .view(let id, _) = target { id } else { seen }
        // Identities are sendable by the initializers, which a cast cannot tell.
        return (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        let id: AnyHashable? = if case .view(let id, _) = target { id } else { seen }
        return id?.base as? T
    }
    /// The edge that is scrolled to; nil for none, and after the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    /// The point that is scrolled to; nil for none, and after the user has scrolled.
    public var point: CGPoint? { if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil } }
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
}

/// A scroll position that an app reads and changes.
struct ScrollCommandLink {
    let get: () -> ScrollPosition
    let set: (ScrollPosition) -> Void
    let anchor: UnitPoint?
}

private struct ScrollCommandsKey: EnvironmentKey { static var defaultValue: ScrollCommandLink? { nil } }

extension EnvironmentValues {
    var scrollCommands: ScrollCommandLink? {
        get { self[ScrollCommandsKey.self] }
        set { self[ScrollCommandsKey.self] = newValue }
    }
}

/// Scrolls a scroll view to a position, and updates the position as the user scrolls.
@MainActor final class ScrollCommander {
    private var link: ScrollCommandLink?
    private var last: ScrollPosition?
    /// The position to scroll to when the scroll view has a size.
    private var waiting: ScrollPosition?

    func update(_ link: ScrollCommandLink?, _ position: ScrollPosition?, _ node: ScrollNode, isAnimated: Bool) {
        self.link = link
        guard let position, position != last else { return }
        last = position
        guard position.target != .none, !position.isPositionedByUser else { return }
        guard node.scroll.bounds.width > 0, node.scroll.contentSize != .zero else { return waiting = position }
        node.host.graph.afterUpdate { [weak self, weak node] in
            MainActor.assumeIsolated { if let node { self?.scroll(node, to: position, isAnimated) } }
        }
    }

    /// Goes to the position that was wanted before there was a size.
    func laidOut(_ node: ScrollNode) {
        guard let position = waiting, node.scroll.bounds.width > 0, node.scroll.contentSize != .zero else { return }
        waiting = nil
        node.host.graph.afterUpdate { [weak self, weak node] in
            MainActor.assumeIsolated { if let node { self?.scroll(node, to: position, false) } }
        }
    }

    private func scroll(_ node: ScrollNode, to position: ScrollPosition, _ isAnimated: Bool) {
        let scroll = node.scroll, insets = scroll.adjustedContentInset
        var offset = scroll.contentOffset
        let end = CGPoint(
            x: max(-insets.left, scroll.contentSize.width + insets.right - scroll.bounds.width),
            y: max(-insets.top, scroll.contentSize.height + insets.bottom - scroll.bounds.height))
        let isRightToLeft = node.host.isRightToLeft
        switch position.target {
        case .none: return
        case .view(let id, let anchor):
            _ = node.scroll(to: id, anchor ?? link?.anchor, isAnimated)
            return
        case .edge(.top): offset.y = -insets.top
        case .edge(.bottom): offset.y = end.y
        case .edge(.leading): offset.x = isRightToLeft ? end.x : -insets.left
        case .edge(.trailing): offset.x = isRightToLeft ? -insets.left : end.x
        case .point(let x, let y):
            if let x { offset.x = min(max(x, -insets.left), end.x) }
            if let y { offset.y = min(max(y, -insets.top), end.y) }
        }
        guard offset != scroll.contentOffset else { return }
        if isAnimated { node.phaseChanged(.animating) }
        scroll.setContentOffset(offset, animated: isAnimated)
    }

    /// Notes that the user scrolls, and the view that is in sight.
    func scrolled(_ node: ScrollNode) {
        let scroll = node.scroll
        guard let link, scroll.isTracking || scroll.isDragging || scroll.isDecelerating else { return }
        var position = last ?? link.get()
        position.scrolledByUser(position.notesViews ? node.identityInSight(link.anchor) : nil)
        guard position != last else { return }
        last = position
        node.host.graph.afterUpdate { link.set(position) }
    }
}

extension View {
    /// Ties the position of scroll views inside to a value that scrolls them and knows whether the user has.
    ///
    /// Source: Apple's documentation of `scrollPosition(_:anchor:)` (iOS 18).
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollCommands,
            ScrollCommandLink(get: { position.wrappedValue }, set: { position.wrappedValue = $0 }, anchor: anchor))
    }
}
