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

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling by whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
