/// A rule that adjusts where scrolling comes to rest.
///
/// Source: Apple's documentation of `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where scrolling comes to rest when the finger has been lifted.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The rectangle of the content that is visible where scrolling comes to rest.
///
/// Source: Apple's documentation of `ScrollTarget`.
public struct ScrollTarget: Sendable {
    /// The part of the content in sight.
    public var rect: CGRect
    /// The point of it that counts; nil for the nearest.
    public var anchor: UnitPoint?
}

/// The state of the scroll view that a behaviour adjusts.
///
/// Source: Apple's documentation of `ScrollTargetBehaviorContext`.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The target that was visible when scrolling began.
    public let originalTarget: ScrollTarget
    /// How fast the finger was, in points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The size of what is in sight, the insets left out.
    public let containerSize: CGSize
    /// The directions the scroll view scrolls in.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views that scrolling may rest at.
    let targets: [CGRect]
    /// The content's leading and top margins, in points.
    let start: CGPoint

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling by whole pages.
///
/// Source: Apple's documentation of `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let from = (context.originalTarget.rect.origin[axis] / page).rounded()
            let wanted = (target.rect.origin[axis] / page).rounded()
            target.rect.origin[axis] = min(max(wanted, from - 1), from + 1) * page
        }
    }
}

/// Scrolling that rests where a view begins.
///
/// Source: Apple's documentation of `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one movement may pass.
    ///
    /// Source: Apple's documentation of `ViewAlignedScrollTargetBehavior.LimitBehavior`.
    public struct LimitBehavior: Sendable {
        enum Kind: Sendable { case automatic, always, never }
        let kind: Kind
        /// One where the scroll view is in a compact room.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// One.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// Any number.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    private let limit: LimitBehavior
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let starts = Set(context.targets.map { $0.origin[axis] - context.start[axis] }).sorted()
            guard let nearest = nearest(target.rect.origin[axis], starts) else { continue }
            var index = nearest
            let isLimited =
                limit.kind == .always || limit.kind == .automatic && axis == .horizontal && context.horizontalSizeClass == .compact
            if isLimited, let from = self.nearest(context.originalTarget.rect.origin[axis], starts) {
                // However fast, to the next view and no further.
                let step = context.velocity[axis] == 0 ? 0 : context.velocity[axis] > 0 ? 1 : -1
                index = min(max(step == 0 ? index : from + step, from - 1), from + 1)
            }
            target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
        }
    }

    private func nearest(_ place: CGFloat, _ starts: [CGFloat]) -> Int? {
        starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
    }
}

extension CGVector {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling by whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that rests where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where scrolling of scroll views inside comes to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            // UIKit's own pages do.
            settings.pages = behavior is PagingScrollTargetBehavior
            settings.behavior = settings.pages ? nil : behavior
        }
    }
}
