/// Scrolling that rests where views are aligned with the scroll view: at its top and leading edges, or at an anchor.
///
/// Source: Apple's documentation of `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one movement may pass.
    ///
    /// Source: Apple's documentation of `ViewAlignedScrollTargetBehavior.LimitBehavior`.
    public struct LimitBehavior: Sendable {
        fileprivate enum Kind: Sendable { case automatic, one, few, never }
        fileprivate let kind: Kind
        /// Limited along directions in which the size class is compact, and not along others.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// Limited in every size class.
        public static var always: LimitBehavior { LimitBehavior(kind: .one) }
        /// Any number.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        /// A single view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
        /// A few views: as many as the scroll view shows whole at a time, and at least one.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Aligns views with the top and leading edges.
    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
    /// Aligns a point of the views with the same point of the scroll view; nil stands for its top and leading edges.
    public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }
    /// Aligns as `init(anchor:)` does, with a limit.
    public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) { (limit, self.anchor) = (limitBehavior, anchor) }

    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = Axis.allCases.contains {
            context.axes.contains($0) && kind(along: $0, context.environment) != .never
        }
        return properties
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let places = Set(context.targets.map { place(of: $0, along: axis, context) }).sorted()
            guard let wanted = nearest(target.rect.origin[axis], places) else { continue }
            guard let from = nearest(context.originalTarget.rect.origin[axis], places) else { continue }
            let most = limit(along: axis, context)
            var index = wanted
            // A swipe passes one view at least.
            if most == 1, context.velocity[axis] != 0 { index = from + (context.velocity[axis] > 0 ? 1 : -1) }
            if let most { index = min(max(index, from - most), from + most) }
            target.rect.origin[axis] = places[min(max(index, 0), places.count - 1)]
        }
    }

    /// The origin of what is in sight where a view is aligned, in points.
    private func place(of view: CGRect, along axis: Axis, _ context: TargetContext) -> CGFloat {
        let part = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let origin = view.origin[axis] - context.start[axis]
        return part == 0 ? origin : origin + (view.size[axis] - context.containerSize[axis]) * part
    }

    private func kind(along axis: Axis, _ environment: EnvironmentValues) -> LimitBehavior.Kind {
        guard limit.kind == .automatic else { return limit.kind }
        let sizeClass = axis == .horizontal ? environment.horizontalSizeClass : environment.verticalSizeClass
        return sizeClass == .compact ? .one : .never
    }

    /// How many views a movement may pass; nil for any number.
    private func limit(along axis: Axis, _ context: TargetContext) -> Int? {
        switch kind(along: axis, context.environment) {
        case .one: return 1
        case .few:
            let shown = context.originalTarget.rect
            let whole = Set(context.targets.filter { contains($0, along: axis, shown, context) }.map { $0.origin[axis] })
            return max(1, whole.count)
        case .automatic, .never: return nil
        }
    }

    private func contains(_ view: CGRect, along axis: Axis, _ shown: CGRect, _ context: TargetContext) -> Bool {
        let origin = view.origin[axis] - context.start[axis]
        return origin >= shown.origin[axis] - 0.5 && origin + view.size[axis] <= shown.origin[axis] + shown.size[axis] + 0.5
    }

    private func nearest(_ place: CGFloat, _ places: [CGFloat]) -> Int? {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
    }
}

extension CGVector {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that rests where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Scrolling that rests where a view begins, with a limit of how many views one movement passes.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    /// Scrolling that rests where a point of a view is at the same point of the scroll view.
    public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }
    /// Scrolling that rests where a point of a view is at the same point of the scroll view, with a limit.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}
